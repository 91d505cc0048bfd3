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

test('the steps before the questions have no problems in any look', async () => {
  const { page, context } = await examiner(browser, site())
  await visit(page, '/resume-builder?interview=1')
  for (const number of [1, 2, 3, 4, 5]) {
    await page.getByText(`Step ${number} of 6`, { exact: true }).waitFor()
    if (number === 1 || number === 3 || number === 5) expect(await faultsInEveryLook(page)).toEqual([])
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await context.close()
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
  await start(page, 'Mid-level')
  const question = () => page.locator('#builder-form label').first().textContent()
  expect(await question()).toContain('Your goal: Learning and Development Specialist.')
  await field(page).fill('I want to teach adults.')
  await step(page).click()
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
