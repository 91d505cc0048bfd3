import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { faultsOf } from './faults.ts'
import { newcomer, paperText, register, tabTo } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** A signed-in person at the first line of a position. */
async function writerOf(line: string, viewport: { width: number; height: number }) {
  const visitor = await newcomer(browser, `http://127.0.0.1:${inject('port')}`, { viewport, bypassCSP: true })
  await register(visitor.context, `writing-${viewport.width}-${Date.now()}@example.com`)
  const sample = sampleContent('short')
  const content = { ...sample, experience: [{ ...sample.experience[0]!, achievements: [line, 'Trained 14 agents'] }] }
  const created = await visitor.context.request.post('/api/resumes', {
    data: { title: 'Writing', content, templateId: 1 },
  })
  const { id } = (await created.json()) as { id: number }
  await visit(visitor.page, `/resume-builder/${id}`)
  await visitor.page.getByRole('tab', { name: 'Experience' }).click()
  await bullet(visitor.page).waitFor()
  return visitor
}

/** By its label: the rest of the page has no role while a dialog is open. */
const bullet = (page: Page, number = 1) => page.getByLabel(`Achievement ${number}`, { exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

test('by keyboard alone a line gets its verb, and undo gives back the exact old line', async () => {
  const old = 'Was responsible for managing a team of 5'
  const { page, context, complaints } = await writerOf(old, { width: 1440, height: 900 })
  await bullet(page).focus()
  await tabTo(page.getByRole('button', { name: 'Actions for Achievement 1' }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Start with a verb' }).waitFor()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Start with a verb' })
  await dialog.getByRole('button', { name: 'Use this' }).waitFor()
  // Nothing changes before it is chosen.
  expect(await bullet(page).inputValue()).toBe(old)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await bullet(page).inputValue()).toBe('Managed a team of 5')
  await expect.poll(() => focused(page)).toBe('Achievement 1')
  await expect.poll(() => paperText(page)).toContain('Managed a team of 5')
  await page.keyboard.press('Control+z')
  await expect.poll(() => bullet(page).inputValue()).toBe(old)
  expect(await bullet(page, 2).inputValue()).toBe('Trained 14 agents')
  // Escape keeps the line and gives the cursor back.
  await tabTo(page.getByRole('button', { name: 'Actions for Achievement 1' }))
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Tighten' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Tighten' }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Achievement 1')
  expect(await bullet(page).inputValue()).toBe(old)
  expect(complaints).toEqual([])
  await context.close()
})

test('on a phone a number is asked for and shown in its line, with room for all of it', async () => {
  const old = 'Cared for patients on a cardiac ward'
  const { page, context, complaints } = await writerOf(old, { width: 390, height: 800 })
  await page.getByRole('button', { name: 'Actions for Achievement 1' }).click()
  await page.getByRole('menuitem', { name: 'Ask me for the number' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask me for the number' })
  await dialog.getByRole('textbox', { name: 'How many patients per shift?' }).fill('12')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Use this' }).waitFor()
  expect(await bullet(page).inputValue()).toBe(old)
  expect(await faultsOf(page)).toEqual([])
  const box = await dialog.boundingBox()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(390)
  await dialog.getByRole('button', { name: 'Use this' }).click()
  expect(await bullet(page).inputValue()).toBe('Cared for 12 patients per shift on a cardiac ward')
  await page.keyboard.press('Control+z')
  await expect.poll(() => bullet(page).inputValue()).toBe(old)
  expect(complaints).toEqual([])
  await context.close()
})
