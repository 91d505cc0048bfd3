import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sampleContent } from '#shared/template/samples.ts'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { examiner, faultsInEveryLook } from './faults.ts'
import { newcomer, register, tabTo, toastWith } from './walk.ts'

let browser: Browser
const site = () => `http://127.0.0.1:${inject('port')}`
let people = 0

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

const POSTING = `Support Engineer

Requirements
- Customer support
- SQL and Zendesk
- Kubernetes is a plus`

/** A signed-in person with a resume on the server. */
async function owner(open: typeof newcomer = newcomer) {
  const visitor = await open(browser, site())
  await register(visitor.context, `scored${++people}-${Date.now()}@example.com`)
  const created = await visitor.context.request.post('/api/resumes', {
    data: { title: 'Support lead', content: sampleContent('short'), templateId: 1 },
  })
  const { id } = (await created.json()) as { id: number }
  return { ...visitor, id }
}

const scoreButton = (page: Page) => page.getByRole('button', { name: /^ATS score: ?\d+/ })
const panel = (page: Page) => page.getByRole('complementary', { name: 'ATS compatibility' })

test('a visitor sees the score without a request, fixes a finding in one click, and undoes it', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), { viewport: { width: 1440, height: 900 } })
  const sentBodies: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' || /\/api\//.test(request.url()))
      sentBodies.push(`${request.method()} ${request.url()}`)
  })
  await visit(page, '/resume-builder')
  expect(await page.getByRole('button', { name: 'ATS score' }).count()).toBe(1)
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  const summary = page.getByLabel('Professional summary')
  await summary.fill(
    'Support engineer who writes Javascript tools for small teams and trains them to keep them running.',
  )
  await page.getByRole('button', { name: /^ATS score: ?Keep going/ }).click()
  await panel(page).getByText('What to add next').waitFor()
  await panel(page).getByText('There’s no work experience yet').waitFor()
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page.getByRole('button', { name: 'Add position' }).first().click()
  await page.keyboard.type('Support engineer')
  await scoreButton(page).waitFor()
  await panel(page).getByText('What helps most').waitFor()
  await page.getByRole('tab', { name: 'Personal' }).click()
  await panel(page).getByRole('button', { name: 'Show details' }).click()
  await panel(page)
    .getByRole('button', { name: /^Fix: .*Javascript/ })
    .click()
  await expect.poll(() => summary.inputValue()).toContain('JavaScript tools')
  await panel(page)
    .getByText(/up 1 point/)
    .first()
    .waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => summary.inputValue()).toContain('Javascript tools')
  await panel(page).getByRole('button', { name: 'Go to field: Your phone number is missing' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Phone' }).evaluate((field) => field === document.activeElement))
    .toBe(true)
  expect(sentBodies).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a job description is matched by keyboard, highlighted in the preview, and kept across a reload', async () => {
  const { page, context, complaints, id } = await owner()
  const { keyboard } = page
  await visit(page, `/resume-builder/${id}`)
  await tabTo(scoreButton(page))
  await keyboard.press('Enter')
  const posting = page.getByLabel('Job description')
  await posting.waitFor()
  await posting.focus()
  await keyboard.insertText(POSTING)
  await tabTo(page.getByRole('button', { name: 'Analyze with job description' }))
  await keyboard.press('Enter')
  await toastWith(page, 'Analysis Updated').waitFor({ state: 'attached' })
  await panel(page).getByText('What you could say').waitFor()
  const highlights = () =>
    page.evaluate(() => [...(CSS.highlights.get('found-word') ?? [])].map((range) => String(range)))
  await expect.poll(highlights).toContain('Zendesk')
  await tabTo(page.getByRole('switch', { name: 'Highlight matches on the resume' }))
  await keyboard.press('Space')
  await expect.poll(highlights).toEqual([])
  await visit(page, `/resume-builder/${id}?score`)
  await panel(page).getByText('Kubernetes').first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('a resume is analyzed with a posting by keyboard alone, and a finding links to its field', async () => {
  const { page, context, complaints, id } = await owner()
  const { keyboard } = page
  await visit(page, '/')
  await tabTo(page.getByRole('link', { name: 'ATS Analysis' }))
  await keyboard.press('Enter')
  await page.waitForURL(/ats-analyzer$/)
  await tabTo(page.getByRole('button', { name: 'Analyze Resume' }))
  await keyboard.press('Enter')
  await page.getByText('Please select a resume to analyze.').first().waitFor()
  await page.getByLabel('Resume', { exact: true }).focus()
  await keyboard.press('ArrowDown')
  await tabTo(page.getByLabel('Job description'))
  await keyboard.insertText(POSTING)
  await tabTo(page.getByRole('button', { name: 'Analyze Resume' }))
  await keyboard.press('Enter')
  await toastWith(page, 'Analysis Complete').waitFor({ state: 'attached' })
  await page.getByRole('heading', { name: 'Results for “Support lead”' }).waitFor()
  expect(await page.getByText('The job asks for “Kubernetes”').count()).toBe(1)

  await tabTo(page.getByRole('link', { name: 'Go to field: The job asks for “Kubernetes”' }))
  await keyboard.press('Enter')
  await page.waitForURL(new RegExp(`/resume-builder/${id}\\?field=`))
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toMatch(/^field-experience\.0\.achievements/)
  expect(complaints).toEqual([])
  await context.close()
})

test("the report prints without the site's frame, in light mode", async () => {
  const { page, context, id } = await owner()
  await context.addCookies([{ name: 'resume-theme', value: 'dark', url: site() }])
  await visit(page, `/ats-analyzer?resume=${id}`)
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  await page.getByText('Overall score').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('button', { name: 'Print report' }).isVisible()).toBe(false)
  expect(await page.getByRole('banner').first().isVisible()).toBe(false)
  expect(await page.getByText('Overall score').isVisible()).toBe(true)
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  const ink = await page
    .getByRole('heading', { name: /^Results/ })
    .evaluate((heading) => getComputedStyle(heading).color)
  expect(ink).toBe('rgb(15, 23, 42)')
  await context.close()
})

test('earlier versions keep their scores, and the panel shows their history', async () => {
  const { page, context, id } = await owner()
  // Reading the list scores what was saved.
  await context.request.get('/api/resumes')
  const content = { ...sampleContent('short'), summary: '' }
  await context.request.put(`/api/resumes/${id}`, { data: { title: 'Support lead', content, templateId: 1 } })
  await visit(page, `/resume-builder/${id}?score`)
  await panel(page).getByText('Score history').waitFor()
  const versions = await context.request.get(`/api/resumes/${id}/versions`)
  const [{ atsScore } = { atsScore: null }] = (await versions.json()) as { atsScore: number | null }[]
  expect(atsScore).toBeGreaterThan(50)
  expect(await panel(page).textContent()).toContain(`${atsScore} · `)
  await context.close()
})

test('the panel has no problems at any size, nor has the analyzer before, during and after an analysis', async () => {
  const { page, context, id } = await owner(examiner)
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, `/resume-builder/${id}?score`)
  await page.getByRole('button', { name: 'Show details' }).click()
  await page.getByLabel('Job description').fill(POSTING)
  await page.getByRole('button', { name: 'Analyze with job description' }).click()
  await page.getByText('What you could say').waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])

  const created = await context.request.post('/api/resumes', { data: { title: 'Blank', content: {}, templateId: 1 } })
  expect(created.status()).toBe(201)
  await visit(page, '/ats-analyzer')
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.getByLabel('Resume', { exact: true }).selectOption('Blank')
  await page.getByLabel('Job description').fill('x'.repeat(3000))
  let answer = () => {}
  await page.route('**/api/ats/analyze/*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  await page.getByRole('button', { name: 'Analyzing...' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  answer()
  await page.getByText('We didn’t recognize any skills or tools in this job description.', { exact: false }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await page.unroute('**/api/ats/analyze/*')
  await page.getByLabel('Resume', { exact: true }).selectOption('Support lead')
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  await page.getByRole('heading', { name: 'Results for “Support lead”' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Analyze Resume' }).click()
  await toastWith(page, 'Failed to analyze resume. Please try again.').waitFor({ state: 'attached' })
  expect(await faultsInEveryLook(page)).toEqual([])
  await context.close()
})

test('a signed-out visitor of the analyzer sees a message and is led to the sign-in page', async () => {
  const { page, context } = await newcomer(browser, site())
  await page.goto('/ats-analyzer')
  await page.getByText('Sign in to analyze your resumes').waitFor()
  await page.waitForURL(/\/auth\?/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/ats-analyzer')
  await context.close()
})
