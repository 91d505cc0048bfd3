import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { newcomer } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const enter = () => newcomer(browser, `http://127.0.0.1:${inject('port')}`, { viewport: { width: 390, height: 844 } })
/** Fonts that were not shown are not prefetched; the second message is for requests of the service worker. */
const OFFLINE_ERRORS = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const exceptOffline = (complaints: readonly string[]) =>
  complaints.filter((complaint) => !OFFLINE_ERRORS.test(complaint))
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

test('a paste without room changes nothing, says so, and can still be pasted elsewhere', async () => {
  const { page, context, complaints } = await enter()
  await visit(page, '/resume-builder')
  const summary = page.getByLabel('Professional summary')
  const name = page.getByLabel('Full Name')
  await summary.fill('x'.repeat(430))
  await name.fill('Ada')
  await summary.press('Control+A')
  await summary.press('Control+C')
  await name.press('End')
  await name.press('Control+V')
  await page.getByText('Nothing was added: your text is 133 characters too long for this field.').waitFor()
  expect(await name.inputValue()).toBe('Ada')
  await summary.press('End')
  await summary.press('Control+V')
  await expect.poll(() => summary.inputValue()).toBe('x'.repeat(860))
  expect(complaints).toEqual([])
  await context.close()
})

test("words beyond a list's limit stay in their field across tabs and a reload", async () => {
  const { page, context, complaints } = await enter()
  await visit(page, '/resume-builder')
  await openTab(page, 'Skills')
  const words = Array.from({ length: 203 }, (_, index) => `word${index + 1}`).join(', ')
  const skills = page.getByLabel('Technical skills')
  await skills.fill(words)
  await openTab(page, 'Education')
  await openTab(page, 'Skills')
  expect(await skills.inputValue()).toBe(words)
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await openTab(page, 'Skills')
  await expect.poll(() => skills.inputValue()).toBe(words)
  await page.getByText(/“word201” and everything after it/).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

/** The first element of each tab. */
const TABS = {
  Experience: 'Where have you worked?',
  Education: 'Certifications',
  Skills: 'Technical skills',
  Projects: 'What have you worked on?',
  More: 'Custom sections',
  Design: 'Custom color',
}

/** The files of what a first visit does not show. */
const CHUNKS = [
  ...['experience', 'education', 'skills', 'projects', 'more', 'design'].map((tab) => `${tab}-panel`),
  'command-palette',
]

test('every tab opens offline, even if it was never opened before', async () => {
  const { page, context, complaints } = await enter()
  await visit(page, '/resume-builder')
  // Fetched once the browser is idle, which takes a moment on a busy machine.
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => /([a-z-]+)-[\w-]{8}\.js$/.exec(name)?.[1]),
    )
  await expect.poll(fetched).toEqual(expect.arrayContaining(CHUNKS))
  // For what these files import, which is fetched beside them.
  await page.waitForTimeout(500)
  await context.setOffline(true)
  for (const [tab, text] of Object.entries(TABS)) {
    await openTab(page, tab)
    await page.getByText(text, { exact: true }).first().waitFor()
  }
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  expect(exceptOffline(complaints)).toEqual([])
  await context.close()
})

test('a tab that failed to load offline says so, and loads automatically when the network is back', async () => {
  const { page, context, complaints } = await enter()
  await page.addInitScript(() => {
    // Nothing is prefetched.
    window.requestIdleCallback = () => 0
  })
  await visit(page, '/resume-builder')
  await context.setOffline(true)
  await openTab(page, 'Experience')
  await page.getByText('You’re offline, and this part hasn’t loaded yet').waitFor()
  await openTab(page, 'Personal')
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await openTab(page, 'Experience')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('It will open when you’re back online').waitFor()
  await context.setOffline(false)
  await page.getByText('Where have you worked?').waitFor()
  await openTab(page, 'Personal')
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
  expect(exceptOffline(complaints)).toEqual([])
  await context.close()
})
