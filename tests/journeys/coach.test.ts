import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, register, tabTo } from './walk.ts'

let browser: Browser
/** A site where every signed-in person owns the coach. */
let owned: Awaited<ReturnType<typeof startBuilt>>
let people = 0

beforeAll(async () => {
  owned = await startBuilt({ PAYMENTS: 'off', RATE_LIMITS: 'off' })
  browser = await sharedBrowser()
})
afterAll(async () => {
  await closePages(browser)
  await owned.stop()
})

const site = () => `http://127.0.0.1:${inject('port')}`

/** A person who owns the coach, with a resume. */
async function owner(open: typeof newcomer = newcomer) {
  const visitor = await open(browser, owned.address)
  await register(visitor.context, `coached${++people}-${Date.now()}@example.com`)
  const created = await visitor.context.request.post('/api/resumes', {
    data: { title: 'Support lead', content: sampleContent('short'), templateId: 1 },
  })
  const { id } = (await created.json()) as { id: number }
  return { ...visitor, resumeId: id }
}

const WEAK = 'We had a problem with a customer and, um, it went well in the end.'
const STRONG = `Last spring, as a support lead at Harbor Bikes, our help desk got 300 messages a week and answered after two days. My task was to halve that time by June. I read 200 of the messages, sorted them by cause and wrote 40 help articles. Then I trained two colleagues to keep them up to date. As a result, first replies came within 40 minutes and tickets fell by 38%.`

const answerField = (page: Page) => page.getByRole('textbox', { name: 'Your answer' })

async function beginSession(page: Page): Promise<void> {
  await visit(page, '/interview-prep')
  await page.getByRole('button', { name: 'Start practicing' }).click()
  await page.waitForURL(/\/interview-prep\/\d+/)
  await answerField(page).waitFor()
}

async function answer(page: Page, words: string): Promise<void> {
  await answerField(page).fill(words)
  await page.getByRole('button', { name: 'Get feedback' }).click()
  await page.getByRole('heading', { level: 3, name: /^Feedback/ }).waitFor()
}

test('without the coach, its page shows what it is, its price and real examples', async () => {
  const { page, context, complaints } = await examiner(browser, site())
  await visit(page, '/interview-prep')
  await page.getByRole('heading', { level: 1, name: 'Get the bad first take out of the way here' }).waitFor()
  expect(await page.getByText('Fix this first:').count()).toBe(1)
  expect(await page.locator('mark').count()).toBeGreaterThan(3)
  expect(await page.getByRole('link', { name: 'Get the AI Interview Coach' }).getAttribute('href')).toBe(
    `/auth?next=${encodeURIComponent('/interview-prep?buy=coach')}`,
  )
  expect(await faultsInEveryLook(page)).toEqual([])
  await register(context, `buyer-${Date.now()}@example.com`)
  await visit(page, '/interview-prep/1')
  expect(new URL(page.url()).pathname).toBe('/interview-prep')
  expect(await page.getByRole('button', { name: 'Get the AI Interview Coach' }).count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('where payments are off visitors see no price', async () => {
  const { page, context, complaints } = await examiner(browser, owned.address)
  await visit(page, '/interview-prep')
  expect(await page.locator('body').innerText()).not.toMatch(/\$|money-back|Payments/)
  expect(await page.getByRole('main').getByRole('link', { name: 'Sign in to practice' }).count()).toBe(1)
  expect(await faultsInEveryLook(page)).toEqual([])
  for (const path of ['/', '/resume-builder']) {
    await visit(page, path)
    expect(await page.locator('body').innerText()).not.toMatch(/\$(5|29)\b/)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('a practice session works by keyboard alone: an answer, its feedback, a better one, and the report', async () => {
  const { page, context, complaints } = await owner()
  const { keyboard } = page
  await visit(page, '/interview-prep')
  expect(await page.getByRole('textbox', { name: 'Role' }).inputValue()).toBe('Customer Support Lead')
  await tabTo(page.getByRole('button', { name: 'Start practicing' }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/interview-prep\/\d+/)
  await tabTo(answerField(page))
  await keyboard.insertText(WEAK)
  await keyboard.press('Control+Enter')
  await page.getByText(/^Fix this first/).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Feedback')
  await tabTo(page.getByRole('button', { name: 'Try again' }))
  await keyboard.press('Enter')
  await tabTo(answerField(page))
  await keyboard.press('Control+A')
  await keyboard.insertText(STRONG)
  await tabTo(page.getByRole('button', { name: 'Get feedback' }))
  await keyboard.press('Enter')
  await page.getByText(/Up \d+ from attempt 1/).waitFor()
  await tabTo(page.getByRole('button', { name: 'Next question' }))
  await keyboard.press('Enter')
  await page.getByText('Question 2 of 6').waitFor()
  await tabTo(page.getByRole('link', { name: 'Stop here and see the report' }))
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Session report: Customer Support Lead' }).waitFor()
  expect(await page.getByText('1 of 6 questions answered').count()).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('text survives a reload and a lost connection, and is sent when the connection is back', async () => {
  const { page, context } = await owner()
  await beginSession(page)
  await answerField(page).fill(STRONG)
  await page.reload()
  await expect.poll(() => answerField(page).inputValue()).toBe(STRONG)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Get feedback' }).click()
  await page.getByText('Your answer is safe, but we couldn’t review it yet').waitFor()
  expect(await answerField(page).inputValue()).toBe(STRONG)
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.getByText('Question 2 of 6').waitFor()
  await page.getByRole('link', { name: 'Previous question' }).click()
  await expect.poll(() => answerField(page).inputValue()).toBe(STRONG)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Get feedback' }).click()
  await page.getByRole('heading', { level: 3, name: 'Feedback' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 3, name: 'Feedback' }).waitFor()
  await context.close()
})

test('a good answer becomes a bullet in the resume, is shown beside its source, and can be removed again', async () => {
  const { page, context, complaints, resumeId } = await owner()
  const achievements = async () => {
    const reply = await context.request.get(`/api/resumes/${resumeId}`)
    const { content } = (await reply.json()) as { content: { experience: { achievements: string[] }[] } }
    return content.experience[0]?.achievements ?? []
  }
  const before = await achievements()
  await beginSession(page)
  await answer(page, STRONG)
  await page.getByRole('button', { name: 'Use it in my resume' }).click()
  await page.getByRole('dialog').getByLabel('Resume', { exact: true }).selectOption({ label: 'Support lead' })
  await page.getByRole('button', { name: 'Write bullet points' }).click()
  await page.getByText('You said: “').first().waitFor()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Add 1 bullet point' }).click()
  await page.getByRole('button', { name: 'Undo' }).first().waitFor()
  expect((await achievements()).slice(0, -1)).toEqual(before)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(achievements).toEqual(before)
  expect(complaints).toEqual([])
  await context.close()
})

test("the report prints without the site's frame, and a session is deleted after a confirmation", async () => {
  const { page, context } = await owner()
  await beginSession(page)
  await answer(page, STRONG)
  await page.getByRole('link', { name: 'Stop here and see the report' }).click()
  await page.getByRole('heading', { name: /^Session report/ }).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print report' }).isVisible()).toBe(false)
  expect(await page.getByRole('banner').first().isVisible()).toBe(false)
  expect(await page.getByText('Average of your best answers').isVisible()).toBe(true)
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete session' }).click()
  await page.getByText('Your sessions appear here').waitFor()
  const reply = await context.request.get('/api/coach')
  expect(((await reply.json()) as { sessions: unknown[] }).sessions).toEqual([])
  await context.close()
})

test('a salary is negotiated in free text and by tactics, across a reload, and reviewed afterwards', async () => {
  const { page, context, complaints } = await owner()
  const { keyboard } = page
  await visit(page, '/interview-prep/negotiation')
  await page.getByRole('button', { name: 'Start negotiating' }).click()
  await page.getByText('Enter the pay you want as a number.').waitFor()
  await page.getByLabel('Your target').fill('52000')
  await page.getByLabel('Your minimum').fill('46000')
  await keyboard.press('Enter')
  const words = page.getByLabel('What do you say?')
  await words.fill('I would like 56,000, because I cut ticket costs by 38% last year.')
  await keyboard.press('Enter')
  const log = page.getByRole('log')
  await log.getByText('You named a figure.').waitFor()
  await page.reload()
  await log.getByText('I would like 56,000, because').waitFor()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Name a figure' }).click()
  await page.getByLabel('Your figure').fill('54000')
  await keyboard.press('Enter')
  await log.getByText('Name a figure: 54,000 USD a year').waitFor()
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  await page.waitForURL(/\?shown=\d+$/)
  await page.getByRole('heading', { name: 'You have a deal. Here’s how it went' }).waitFor()
  expect(await page.getByText('Their hidden limit').count()).toBe(1)
  await page.getByRole('link', { name: 'Negotiate again' }).click()
  await page.getByRole('heading', { name: 'Past negotiations' }).waitFor()
  await page.getByRole('link', { name: 'Any role' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete negotiation' }).click()
  await page.getByText('Negotiation deleted').first().waitFor()
  expect(await (await context.request.get('/api/coach/negotiations')).json()).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('no coach page has problems at any size, in light and dark mode', async () => {
  const { page, context } = await owner(examiner)
  await visit(page, '/interview-prep')
  expect(await faultsInEveryLook(page)).toEqual([])
  await beginSession(page)
  await page.getByRole('switch', { name: 'Timer' }).click()
  await page.getByRole('button', { name: /listening for/ }).click()
  expect(await faultsInEveryLook(page)).toEqual([])
  await answer(page, WEAK)
  await page.getByRole('button', { name: 'Try again' }).click()
  await answer(page, STRONG)
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('link', { name: 'Stop here and see the report' }).click()
  await page.getByRole('heading', { name: /^Session report/ }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await visit(page, '/interview-prep')
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})

test('no negotiation page has problems at any size, in light and dark mode', async () => {
  const { page, context } = await owner(examiner)
  await visit(page, '/interview-prep/negotiation')
  await page.getByRole('button', { name: 'Start negotiating' }).click()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByLabel('Your target').fill('52000')
  await page.getByLabel('Your minimum').fill('46000')
  await page.getByLabel('Your current pay').fill('44000')
  await page.getByRole('button', { name: 'Start negotiating' }).click()
  await page.getByRole('button', { name: 'Wait and say nothing' }).click()
  await page
    .getByRole('button', { name: /^Tactic:/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Name a range' }).click()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByRole('button', { name: 'Name a range' }).last().click()
  await page.getByRole('button', { name: 'Accept the offer' }).click()
  await page.getByRole('heading', { name: 'You have a deal. Here’s how it went' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})

test('no other page loads any part of the coach', async () => {
  const { page, context } = await newcomer(browser, site())
  const scripts = new Map<string, Promise<string>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(
        response.url(),
        response.text().catch(() => ''),
      )
  })
  for (const path of ['/', '/templates', '/resume-builder']) await visit(page, path)
  const texts = await Promise.all(scripts.values())
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => /coach-answer:|Say it badly here|exploding-offer/.test(text))).toEqual([])
  await context.close()
})
