import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, paperText, tabTo, toastWith } from './walk.ts'

let browser: Browser
const site = () => `http://127.0.0.1:${inject('port')}`

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const field = (page: Page) => page.locator('#builder-form textarea').first()

test('an empty resume becomes a complete page in at most 17 inputs, by keyboard', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 390, height: 844 } })
  const { keyboard } = page
  let inputs = 0
  const isFocused = (label: string) =>
    page
      .locator('#builder-form')
      .getByLabel(label, { exact: true })
      .evaluate((one) => one === document.activeElement)
  /** Fills in one field, reached by Tab, or by the step itself where it is the first one. */
  async function fill(label: string, words: string): Promise<void> {
    inputs += 1
    if (!(await isFocused(label))) await tabTo(page.locator('#builder-form').getByLabel(label, { exact: true }))
    await keyboard.insertText(words)
  }
  async function press(name: string | RegExp): Promise<void> {
    await tabTo(page.locator('#builder-form').getByRole('button', { name }))
    await keyboard.press('Enter')
  }
  const stepShown = (number: number) => page.getByText(`Step ${number} of 6`, { exact: true }).waitFor()

  await visit(page, '/resume-builder?interview=1')
  await stepShown(1)
  await fill('Full name', 'Dana Reyes')
  await keyboard.press('Enter')
  await stepShown(2)
  await keyboard.press('Enter')
  await stepShown(3)
  await expect.poll(() => isFocused('Job title')).toBe(true)
  await fill('Job title', 'Fifth Grade Teacher')
  await fill('Employer', 'Lincoln School')
  await fill('Start date', '2019')
  inputs += 1
  await tabTo(page.getByLabel('I still work here'))
  await keyboard.press('Space')
  await press('Add another job')
  await expect.poll(() => isFocused('Job title')).toBe(true)
  await fill('Job title', 'Substitute Teacher')
  await fill('Employer', 'Oak Street School')
  await fill('Start date', '2016')
  await fill('End date', '2019')
  await keyboard.press('Enter')
  await stepShown(4)
  await fill('Degree or training', 'Master of Education')
  await fill('School', 'State University')
  await fill('End year', '2015')
  await keyboard.press('Enter')
  await stepShown(5)
  await fill('Certificates and licenses', 'State teaching license, 2016')
  await keyboard.press('Control+Enter')
  await stepShown(6)
  expect(await page.getByLabel('Target role').inputValue()).toBe('Fifth Grade Teacher')
  expect(await page.getByLabel('Level').inputValue()).toBe('Senior')
  await press('Start the interview')
  await field(page).waitFor()
  for (const words of [
    'I want to help children read with joy.',
    'I raised the reading scores of 24 children by 15 percent with daily reading groups.',
    'I built a science garden with 60 plants for all fifth grade classes.',
    'I taught 12 classes in 3 schools at short notice.',
  ]) {
    inputs += 1
    await expect.poll(() => field(page).inputValue()).toBe('')
    await tabTo(field(page))
    await keyboard.insertText(words)
    if (!words.startsWith('I taught')) await press('Next Question')
  }
  await press('Finish with 4 answers')
  await page.getByRole('heading', { name: 'Review each line' }).waitFor()
  await press(/^Add \d+ lines to my resume$/)
  await toastWith(page, 'Content generated').waitFor({ state: 'attached' })
  expect(inputs).toBeLessThanOrEqual(17)

  // On a phone the paper is a view of its own.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => paperText(page)).toContain('science garden')
  const text = await paperText(page)
  for (const part of ['Dana Reyes', 'Master of Education', 'State University', '2015', 'State teaching license'])
    expect(text).toContain(part)
  const [, first = '', second = ''] = /Lincoln School(.*)Oak Street School(.*?)Education/is.exec(text) ?? []
  expect(first).toContain('24 children by 15%')
  expect(first).toContain('science garden')
  expect(first).not.toContain('12 classes')
  expect(second).toContain('12 classes')
  expect(text).toMatch(/2019\s*[–-]\s*Present/)
  expect(text).toMatch(/2016\s*[–-]\s*2019/)
  expect(complaints).toEqual([])
  await context.close()
})

test('a teacher who wants another job is asked about teaching, and continues an interrupted interview', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 } })
  await visit(page, '/resume-builder?interview=1')
  await page.getByLabel('Full name', { exact: true }).fill('Dana Reyes')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Job title', { exact: true }).fill('Teacher')
  await page.getByLabel('Employer', { exact: true }).fill('Lincoln School')
  await page.getByRole('button', { name: 'Skip to the questions' }).click()
  await page.getByLabel('Target role').fill('Learning and Development Specialist')
  await page.getByLabel('Level').selectOption('Mid-level')
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await field(page).waitFor()
  const question = () => page.locator('#builder-form label').first().textContent()
  expect(await question()).toContain('Your goal: Learning and Development Specialist.')
  await field(page).fill('I want to teach adults.')
  await page.getByRole('button', { name: 'Next Question' }).click()
  await expect.poll(question).toMatch(/^Teacher at Lincoln School: /)
  expect(await question()).toMatch(/class|student|pupil|lesson|learn|school|child/i)
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await page.getByRole('button', { name: 'Continue interview (1 answer)' }).filter({ visible: true }).waitFor()
  await page.goto(`${page.url()}&interview=1`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByText('2 of 6', { exact: true }).waitFor()
  expect(page.url()).toMatch(/\?local=\d+$/)
  expect(complaints).toEqual([])
  await context.close()
})

test('the steps before the questions have no problems in any look', async () => {
  const { page, context } = await examiner(browser, site())
  await visit(page, '/resume-builder?interview=1')
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByText(`Step ${number} of 6`, { exact: true }).waitFor()
    expect(await faultsInEveryLook(page)).toEqual([])
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await context.close()
})
