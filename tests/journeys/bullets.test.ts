import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { faultsOf } from './faults.ts'
import { newcomer, paperText, register } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** A signed-in person at the bullets of a position. */
async function writerOf(achievements: string[], viewport: { width: number; height: number }) {
  const visitor = await newcomer(browser, `http://127.0.0.1:${inject('port')}`, { viewport, bypassCSP: true })
  await register(visitor.context, `bullets-${viewport.width}-${Date.now()}@example.com`)
  const sample = sampleContent('short')
  const content = { ...sample, experience: [{ ...sample.experience[0]!, achievements }] }
  const created = await visitor.context.request.post('/api/resumes', {
    data: { title: 'Bullets', content, templateId: 1 },
  })
  const { id } = (await created.json()) as { id: number }
  await visit(visitor.page, `/resume-builder/${id}`)
  await visitor.page.getByRole('tab', { name: 'Experience' }).click()
  await bullet(visitor.page).waitFor()
  return visitor
}

const bullet = (page: Page, number = 1) => page.getByLabel(`Achievement ${number}`, { exact: true })

/** As Word puts a list on the clipboard, shortened. */
const WORD = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·&nbsp; </span><![endif]>Led <b>eight</b> people</p><p class=MsoListParagraph
style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o&nbsp; </span><![endif]>in <u>two</u> cities</p>`

/** Pastes what a word processor copied. */
const paste = (page: Page, html: string, plain: string) =>
  page.evaluate(
    ([richer, plainer]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', richer)
      clipboardData.setData('text/plain', plainer)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    [html, plain] as const,
  )

test('a list pasted from Word is on the page with its levels and formats, and one undo takes it back', async () => {
  const { page, complaints } = await writerOf(['Won a prize', ''], { width: 1440, height: 900 })
  await bullet(page, 2).focus()
  await paste(page, WORD, '·\tLed eight people\no\tin two cities')
  await expect.poll(() => bullet(page, 3).inputValue()).toBe('in [two](_) cities')
  expect(await bullet(page, 2).inputValue()).toBe('Led **eight** people')
  await expect.poll(() => paperText(page)).toMatch(/Led eight people\s*in two cities/)
  expect(await page.locator('.doc li li u').textContent()).toBe('two')
  await page.keyboard.press('Control+[')
  await expect.poll(() => page.locator('.doc li li').count()).toBe(0)
  await page.keyboard.press('Control+]')
  await expect.poll(() => page.locator('.doc li li').count()).toBe(1)
  expect(await faultsOf(page)).toEqual([])
  for (const _ of ['indent', 'outdent', 'paste']) await page.keyboard.press('Control+z')
  await expect.poll(() => bullet(page, 2).inputValue()).toBe('')
  expect(complaints).toEqual([])
})

test('on a phone a bullet is hidden on the page and shown again', async () => {
  const { page, complaints } = await writerOf(['Won a prize', 'Led eight people'], { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Actions for Achievement 1' }).click()
  await page.getByRole('menuitem', { name: 'Hide on the page' }).click()
  await page.getByText('Not on the page').waitFor()
  expect(await bullet(page).inputValue()).toBe('Led eight people')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Show again: Won a prize' }).click()
  await expect.poll(() => bullet(page, 2).inputValue()).toBe('Won a prize')
  expect(complaints).toEqual([])
})
