import { act, screen, within, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Analysis } from '#shared/contract/ats.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'
import { Analyzer } from '#web/features/ats/analyzer.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { writePosting, readPosting } from '#web/persistence/stored-posting.ts'
import { show } from '#web/testing/show.tsx'

const card: ResumeCard = {
  id: 7,
  title: 'Cook',
  templateId: null,
  atsScore: null,
  isPublic: false,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
}
const keyword = (name: string) => ({ keyword: name })
const analysis: Analysis = {
  overallScore: 64,
  sections: { contact: { score: 80 }, skills: { score: 59 } },
  keywords: {
    matched: ['Baking', 'Menus'].map(keyword),
    missing: ['one', 'two', 'three', 'four', 'five', 'six'].map(keyword),
  },
  issues: [
    {
      type: 'warning',
      message: 'Your phone number is missing. Recruiters may want to call. Add a number.',
      section: 'contact',
      code: 'phone-missing',
      values: {},
      paths: ['personalInfo.phone'],
      cost: 4,
      gain: 3,
    },
  ],
  file: [
    { reader: 'pdf.js', fields: 12, changed: [], lost: [], misplaced: [] },
    { reader: 'PDFium', fields: 12, changed: ['summary'], lost: [], misplaced: ['summary', 'personalInfo.phone'] },
  ],
  base: 70,
  demands: null,
  coverage: 60,
}

type Asked = { path: string; body: unknown }
function answerWith(...answers: (Response | Error)[]): Asked[] {
  const requests: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    requests.push({ path, body: JSON.parse(init.body) })
    const answer = answers.shift()
    if (!answer) throw new Error(`Nobody answers ${path}`)
    if (answer instanceof Error) throw answer
    return answer
  })
  return requests
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const user = userEvent.setup()
const open = (initialId: number | null = null, resumes = [card]) =>
  show(() => <Analyzer resumes={resumes} initialId={initialId} />)
const analyze = () => user.click(screen.getByRole('button', { name: 'Analyze Resume' }))
const posting = () => screen.getByLabelText('Job description')

test('without a selected resume nothing is requested, and a toast says so', async () => {
  const requests = answerWith()
  open()
  await analyze()
  expect(shownToasts()).toMatchObject([
    { title: 'Error', description: 'Please select a resume to analyze.', variant: 'destructive' },
  ])
  expect(requests).toEqual([])
})

test('the selected resume is analyzed with the job description, which has six rows', async () => {
  const requests = answerWith(Response.json(analysis))
  open()
  expect(posting().getAttribute('rows')).toBe('6')
  await user.selectOptions(screen.getByLabelText('Resume'), 'Cook')
  await user.type(posting(), ' Baker wanted ')
  await analyze()
  expect(requests).toEqual([{ path: '/api/ats/analyze/7', body: { jobDescription: 'Baker wanted' } }])
  expect(shownToasts()).toMatchObject([{ title: 'Analysis Complete' }])
})

test('a posting that is too long says so, and suggests what to paste instead', async () => {
  open()
  expect(screen.queryByText(/Only the first 50,000 characters/)).toBeNull()
  fireEvent.change(posting(), { target: { value: 'x'.repeat(50_000) } })
  expect(screen.getByText(/Only the first 50,000 characters fit/)).toBeTruthy()
})

test('the button shows that the analysis is running and ignores a second click', async () => {
  let answer: (response: Response) => void = () => {}
  const fetch = vi.fn<() => Promise<Response>>(() => new Promise((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', fetch)
  open(7)
  await analyze()
  await user.click(screen.getByRole('button', { name: 'Analyzing...' }))
  expect(fetch).toHaveBeenCalledOnce()
  await act(async () => answer(Response.json(analysis)))
  expect(await screen.findByText('Overall score')).toBeDefined()
})

test('the result shows the total, each part, and the first five keywords of each list', async () => {
  answerWith(Response.json(analysis))
  open(7)
  await user.type(posting(), 'Baker')
  await analyze()
  const result = within(screen.getByRole('region', { name: 'Results for “Cook”' }))
  expect(document.activeElement?.textContent).toBe('Results for “Cook”')
  expect(result.getByText('64')).toBeDefined()
  expect(result.getByText('Contact').nextElementSibling?.textContent).toBe('Excellent80')
  expect(result.getByText('Skills').nextElementSibling?.textContent).toBe('Needs Work59')
  const shownNames = () =>
    within(result.getByText('Keywords').parentElement!)
      .getAllByRole('listitem')
      .flatMap((item) => (item.className.includes('hidden') ? [] : item.textContent))
  expect(shownNames().slice(0, 7)).toEqual(['Baking', 'Menus', 'one', 'two', 'three', 'four', 'five'])
  expect(shownNames()).not.toContain('six')
  await user.click(result.getByRole('button', { name: 'Show all 6' }))
  expect(shownNames()).toContain('six')
})

test('a finding shows its points and links to its field in the builder', async () => {
  answerWith(Response.json(analysis))
  open(7)
  await analyze()
  expect(screen.getByText('+3')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Go to field: Your phone number is missing' })
  expect(link.getAttribute('href')).toBe('/resume-builder/7?field=personalInfo.phone')
})

test('each reader of the exported file shows what it extracted', async () => {
  answerWith(Response.json(analysis))
  open(7)
  await analyze()
  const textOf = (reader: string) => screen.getByText(reader).nextElementSibling?.textContent
  expect(textOf('pdf.js')).toBe('All 12 fields were read as you typed them.')
  expect(textOf('PDFium')).toBe('Of 12 fields, 1 was read differently and 2 are in the wrong place.')
})

test('an empty resume and a posting without keywords each get their own message', async () => {
  const noKeywords = { matched: [], missing: [] }
  const file = [{ reader: 'pdf.js', fields: 0, changed: [], lost: [], misplaced: [] }]
  answerWith(Response.json({ ...analysis, file, keywords: noKeywords }))
  open(7)
  await user.type(posting(), 'asdf')
  await analyze()
  expect(screen.queryByText('What text extractors get from your PDF')).toBeNull()
  expect(screen.getByText(/^We didn’t recognize any skills or tools in this job description/)).toBeDefined()
  expect(screen.queryByText('None: you have them all.')).toBeNull()
})

test('the first ten findings are shown, the rest on demand, and the printout has all of them', async () => {
  const [issue] = analysis.issues
  const issues = Array.from({ length: 12 }, (_, at) => ({ ...issue, paths: [`experience.${at}.company`] }))
  answerWith(Response.json({ ...analysis, issues }))
  open(7)
  await analyze()
  const visibleFixLinks = () =>
    screen.getAllByRole('link', { name: /^Go to field/ }).filter((link) => !link.closest('li.hidden'))
  expect(visibleFixLinks()).toHaveLength(10)
  expect(document.querySelectorAll('li.hidden.print\\:flex')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Show all 12' }))
  expect(visibleFixLinks()).toHaveLength(12)
})

test('the print button prints the report', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  answerWith(Response.json(analysis))
  open(7)
  await analyze()
  await user.click(screen.getByRole('button', { name: 'Print report' }))
  expect(print).toHaveBeenCalledOnce()
})

test('a failure is shown and keeps the text and the last result', async () => {
  answerWith(Response.json(analysis), new TypeError('offline'))
  open(7)
  await user.type(posting(), 'Baker')
  await analyze()
  await analyze()
  expect(shownToasts()).toMatchObject([
    { title: 'Error', description: 'Failed to analyze resume. Please try again.', variant: 'destructive' },
  ])
  expect(posting()).toHaveProperty('value', 'Baker')
  expect(screen.getByText('Overall score')).toBeDefined()
  // The link to the results is gone while they are not the requested ones.
  expect(document.activeElement?.textContent).toBe('Analyze Resume')
})

test('an expired session shows a message and leads to the sign-in page', async () => {
  answerWith(Response.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 }))
  open(7)
  await analyze()
  expect(shownToasts()).toMatchObject([
    { title: 'Unauthorized', description: 'You are logged out. Logging in again...', variant: 'destructive' },
  ])
})

test('a posting is stored with its resume, and one pasted earlier goes with the resume selected next', async () => {
  answerWith(Response.json(analysis))
  const { unmount } = open()
  await user.type(posting(), 'Baker')
  await user.selectOptions(screen.getByLabelText('Resume'), 'Cook')
  expect(posting()).toHaveProperty('value', 'Baker')
  await analyze()
  unmount()
  open(7)
  expect(posting()).toHaveProperty('value', 'Baker')
})

test('a pasted posting is analyzed even if the resume has a stored one, which is kept', async () => {
  writePosting('resume:7', { typed: 'Forklift driver', counted: '' })
  const requests = answerWith(Response.json(analysis))
  open()
  await user.type(posting(), 'Baker')
  await user.selectOptions(screen.getByLabelText('Resume'), 'Cook')
  expect(posting()).toHaveProperty('value', 'Baker')
  const showStoredPosting = () => user.click(screen.getByRole('button', { name: 'Show it' }))
  await showStoredPosting()
  expect(posting()).toHaveProperty('value', 'Forklift driver')
  await showStoredPosting()
  await analyze()
  expect(requests).toMatchObject([{ body: { jobDescription: 'Baker' } }])
  await showStoredPosting()
  expect(posting()).toHaveProperty('value', 'Forklift driver')
})

test('a single posting is not offered twice', async () => {
  writePosting('resume:7', { typed: 'Forklift driver', counted: '' })
  open()
  await user.selectOptions(screen.getByLabelText('Resume'), 'Cook')
  await user.type(posting(), ' wanted')
  expect(posting()).toHaveProperty('value', 'Forklift driver wanted')
  expect(screen.queryByRole('button', { name: 'Show it' })).toBeNull()
})

test('the builder uses the analyzed posting, not later edits', async () => {
  answerWith(Response.json(analysis))
  open(7)
  await user.type(posting(), 'Baker')
  await analyze()
  await user.type(posting(), ' wanted')
  expect(readPosting('resume:7')).toEqual({ typed: 'Baker wanted', counted: 'Baker' })
})

test('without a resume the page links to the builder', () => {
  open(null, [])
  expect(screen.getByRole('link', { name: 'Create a resume' }).getAttribute('href')).toBe('/resume-builder')
})
