import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startTestModel } from '#server/engines/ai/testing/test-model.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, paperText, register, tabTo, toastWith, WITH_OFFLINE } from './walk.ts'

let browser: Browser
const site = () => `http://127.0.0.1:${inject('port')}`
let people = 0

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** A signed-in person with a resume on the server. */
async function owner(open: typeof newcomer = newcomer, address = site()) {
  const visitor = await open(browser, address, { viewport: { width: 1440, height: 900 } })
  await register(visitor.context, `interviewed${++people}-${Date.now()}@example.com`)
  const created = await visitor.context.request.post('/api/resumes', {
    data: { title: 'Support lead', content: sampleContent('short'), templateId: 1 },
  })
  const { id } = (await created.json()) as { id: number }
  return { ...visitor, id }
}

const field = (page: Page) => page.locator('#builder-form textarea').first()
const step = (page: Page) => page.getByRole('button', { name: /^(Next Question|Complete Interview)$/ })
const counter = (page: Page) => page.locator('#builder-form').getByText(/^\d+ of \d+$/)
const openerIn = (page: Page) =>
  page.getByRole('button', { name: /^(AI Interview|Continue interview)/ }).filter({ visible: true })

/** Chooses the details that the newest position lacks, and starts the interview. */
async function start(page: Page, level?: string): Promise<void> {
  const skip = page.getByRole('button', { name: 'Skip to the questions' })
  await skip.or(page.getByRole('button', { name: 'Start the interview' })).waitFor()
  if (await skip.isVisible()) await skip.click()
  if (level) await page.getByLabel('Level').selectOption(level)
  await page.getByRole('button', { name: 'Start the interview' }).click()
  await field(page).waitFor()
}

/** The answer to each question, by its category. */
const SAID: Readonly<Record<string, string>> = {
  'Career goals': 'I want to lead a support team and I like teaching new colleagues.',
  Achievements: 'I cut the average waiting time from 9 minutes to 4 minutes with Zendesk. I never missed a shift.',
  Projects: 'I built a help page with 40 articles in Zendesk.',
  Skills: 'I work with Zendesk and SQL every day.',
  Values: 'I am proud that customers write back to say thank you.',
}

/** The paths that a visitor's pages and workers request. */
function requestsOf(context: BrowserContext): readonly string[] {
  const paths: string[] = []
  context.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}
const isWriterRequest = (path: string) => path.startsWith('/api/ai/')

/** Waits until the browser has cached all that the builder needs offline, including four font faces of the preview. */
async function waitForCache(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const faces = async () => {
    const fonts = await (await caches.open('curricle-fonts')).keys()
    return fonts.filter(({ url }) => /-latin-\d/.test(url)).length
  }
  await expect.poll(() => page.evaluate(faces)).toBe(4)
}

/** Answers the current question by keyboard; true when it was the last one. */
async function answer(page: Page): Promise<boolean> {
  const before = (await counter(page).textContent()) ?? ''
  const category = await page
    .locator('#builder-form')
    .getByText(new RegExp(`^(${Object.keys(SAID).join('|')})$`))
    .textContent()
  await tabTo(field(page))
  await page.keyboard.insertText(SAID[category ?? ''] ?? 'I did it.')
  const [number, total] = before.split(' of ')
  if (number === total) return true
  await tabTo(step(page))
  await page.keyboard.press('Enter')
  await expect.poll(() => counter(page).textContent()).not.toBe(before)
  return false
}

test('an interview by keyboard alone, interrupted by a reload and finished offline, adds bullets to the resume', async () => {
  const { page, context, complaints, id } = await owner()
  const requests = requestsOf(context)
  const { keyboard } = page
  await visit(page, `/resume-builder/${id}`)
  await tabTo(openerIn(page))
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start the interview' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('AI Interview')
  await tabTo(page.getByLabel('Target role'))
  expect(await page.getByLabel('Target role').inputValue()).toBe('Customer Support Lead')
  await keyboard.press('Enter')
  await page.getByText('Customer Support Lead · Lead · Customer Service').waitFor()
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await step(page).isDisabled()).toBe(true)
  await answer(page)
  await answer(page)
  await expect.poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await keyboard.insertText('Half a sen')

  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await expect.poll(() => field(page).inputValue()).toBe('Half a sen')
  expect(await counter(page).textContent()).toMatch(/^3 of /)
  await page.getByText('2 answered').waitFor()
  await tabTo(page.getByRole('button', { name: 'Previous' }))
  await keyboard.press('Enter')
  await expect.poll(() => field(page).inputValue()).toBe(SAID['Achievements'])
  await page.getByText('1 answered').waitFor()
  await keyboard.press('Control+Enter')
  await expect.poll(() => field(page).inputValue()).toBe('Half a sen')
  // An answer is not part of the resume: undo reverts its typing, and nothing else.
  await keyboard.insertText('tence')
  await keyboard.press('Control+z')
  await expect.poll(() => field(page).inputValue()).toBe('Half a sen')
  expect(await paperText(page)).toContain('Trained 14 new colleagues')
  await keyboard.press('Control+a')
  while (!(await answer(page))) await keyboard.press('Control+a')

  await context.setOffline(true)
  await tabTo(step(page))
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Review each line' }).waitFor()
  await context.setOffline(false)
  await page.getByText(/^Written by our built-in writer/).waitFor()
  const lines = page.getByRole('checkbox', { name: /^Include this line: / })
  const all = await lines.count()
  expect(all).toBeGreaterThan(2)
  const [rejected, edited] = [lines.first(), page.getByRole('textbox', { name: 'Text of this line' }).nth(1)]
  const rejectedText = (await rejected.getAttribute('aria-label'))?.replace('Include this line: ', '') ?? ''
  await tabTo(rejected)
  await keyboard.press('Space')
  await tabTo(edited)
  await keyboard.press('Control+a')
  await keyboard.insertText('Halved the waiting time, as I would say it')
  await tabTo(page.getByRole('button', { name: `Add ${all - 1} lines to my resume` }))
  await keyboard.press('Enter')

  await toastWith(page, 'Content generated').waitFor({ state: 'attached' })
  await expect.poll(() => paperText(page)).toContain('Halved the waiting time, as I would say it')
  const merged = await paperText(page)
  expect(merged).toContain('Trained 14 new colleagues')
  expect(merged).not.toContain(rejectedText)
  expect(await page.getByRole('tab', { name: 'Experience' }).getAttribute('aria-selected')).toBe('true')
  await keyboard.press('Control+z')
  await expect.poll(() => paperText(page)).not.toContain('as I would say it')
  await keyboard.press('Control+Shift+z')
  await expect.poll(() => paperText(page)).toContain('as I would say it')
  expect(requests.filter(isWriterRequest)).toEqual([])
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})

test('a visitor without an account is interviewed, and finds the interview in another tab', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 390, height: 844 } })
  await visit(page, '/resume-builder')
  await openerIn(page).click()
  await start(page, 'Entry-level')
  await field(page).fill('I want to lead a kitchen')
  await page.waitForURL(/\?local=\d+$/)
  const { pathname, search } = new URL(page.url())
  await page.close()
  const secondTab = await context.newPage()
  await visit(secondTab, pathname + search)
  await openerIn(secondTab).click()
  await expect.poll(() => field(secondTab).inputValue()).toBe('I want to lead a kitchen')
  await secondTab.getByRole('button', { name: 'Back to the form' }).click()
  await expect.poll(() => openerIn(secondTab).evaluate((button) => button === document.activeElement)).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

test('an offline visitor gets from the first question to bullets in the resume, and sends nothing', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), WITH_OFFLINE)
  const requests = requestsOf(context)
  await visit(page, '/resume-builder')
  await waitForCache(page)
  await context.setOffline(true)
  await visit(page, '/resume-builder')
  await openerIn(page).click()
  await page.getByText(/Your answers never leave this browser/).waitFor()
  await page.getByRole('button', { name: 'Skip to the questions' }).click()
  await page.getByLabel('Target role').fill('Cook')
  await start(page, 'Mid-level')
  await page.getByText('Cook · Mid-level', { exact: true }).waitFor()
  while (!(await answer(page)));
  await step(page).click()
  await page.getByRole('heading', { name: 'Review each line' }).waitFor()
  await page.getByText('Written by our built-in writer. No language model has seen your answers.').waitFor()
  await page.getByRole('button', { name: /^Add \d+ lines to my resume$/ }).click()
  await toastWith(page, 'Content generated').waitFor({ state: 'attached' })
  await expect.poll(() => paperText(page)).toContain('40 articles')
  expect(requests.length).toBeGreaterThan(10)
  expect(requests.filter(isWriterRequest)).toEqual([])
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  await context.close()
})

test('a configured language model writes only for members, who are informed first', async () => {
  const quote = 'I cut the average waiting time from 9 minutes to 4 minutes'
  const line = { answer: 2, kind: 'achievement', quote, text: 'Cut average waiting time from 9 to 4 minutes' }
  const model = await startTestModel(() => ({ says: JSON.stringify({ lines: [line] }) }))
  const { address, stop } = await startBuilt({
    RATE_LIMITS: 'off',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test',
    AI_BASE_URL: model.url,
  })
  const member = await owner(newcomer, address)
  const { page, complaints } = member
  const requests = requestsOf(member.context)
  await visit(page, `/resume-builder/${member.id}`)
  await openerIn(page).click()
  await page.getByText(/your answers go to our server and, without your name/).waitFor()
  await start(page)
  while (!(await answer(page)));
  await step(page).click()
  await page.getByRole('heading', { name: 'Review each line' }).waitFor()
  await page.getByText(/^Written by a language model\./).waitFor()
  const words = page.getByRole('textbox', { name: 'Text of this line' })
  expect(await words.inputValue()).toBe('Cut average waiting time from 9 to 4 minutes')
  expect(requests).toContain('/api/ai/generate-content')
  expect(requests).not.toContain('/api/ai/interview-questions')
  const modelRequest = model.asked.at(-1)
  expect(modelRequest?.text).toContain('from 9 minutes to 4 minutes')
  expect(modelRequest?.text).not.toMatch(/Maya|Okafor|555/)
  expect(complaints).toEqual([])
  await member.context.close()

  const guest = await newcomer(browser, address)
  await visit(guest.page, '/resume-builder')
  await openerIn(guest.page).click()
  await guest.page.getByText(/Your answers never leave this browser/).waitFor()
  await guest.context.close()
  await stop()
  await model.close()
})

test('the start, questions, role change and review have no problems in any look', async () => {
  const { page, context, id } = await owner(examiner)
  await visit(page, `/resume-builder/${id}`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openerIn(page).click()
  await page.getByRole('button', { name: 'Start the interview' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await start(page)
  await page.getByRole('button', { name: 'Change' }).click()
  await field(page).fill('I want to lead a support team and teach.')
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await field(page).fill('')
  while (!(await answer(page))) await expect.poll(() => step(page).count()).toBe(1)
  await step(page).click()
  await page.getByRole('heading', { name: 'Review each line' }).waitFor()
  await page.getByText(/^You also said/).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})
