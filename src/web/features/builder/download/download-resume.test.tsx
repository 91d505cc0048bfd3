import '#web/testing/fake-indexeddb.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Format } from '#shared/contract/exports.ts'
import { setField } from '#shared/resume/fields.ts'
import { fromJsonResume } from '#shared/resume/json-resume.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { NO_HOME } from '#web/persistence/draft-store.ts'
import { downloadResume } from '#web/features/builder/download/download-resume.ts'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'
import { createBuilder } from '#web/features/builder/create-builder.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume, typeSummary } from '#web/features/builder/testing/make-builder.ts'
import type { downloadFile } from '#web/lib/download-file.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

const save = vi.fn<typeof downloadFile>()
const download = (format: Format, builder: Builder) => downloadResume(format, builder, save)

beforeEach(() => {
  history.replaceState(null, '', '/resume-builder')
})
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  save.mockReset()
})

/** The answer to whether the server can be reached. */
const REACHED = { status: 200, body: {} }
const file = { status: 200, body: new Uint8Array([37, 80, 68, 70]) }

test('a visitor is asked to sign up, and redirected with the draft after 2000 ms', async () => {
  vi.useFakeTimers()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const requests = answerWith(REACHED)
  const opened = makeBuilder({ signedIn: false })
  typeSummary(opened, 'Cooks')
  await download('pdf', opened.builder)
  expect(shownToasts()).toMatchObject([
    {
      title: 'Sign Up Required',
      description: 'Create a free account to download your resume. Your progress will be saved!',
    },
  ])
  await vi.advanceTimersByTimeAsync(1999)
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  const id = opened.builder.store.getState().local?.id
  expect(assign).toHaveBeenCalledWith(`/auth?tab=sign-up&next=%2Fresume-builder%3Flocal%3D${id}%26download%3Dpdf`)
  expect(requests).toEqual([{ method: 'HEAD', path: '/healthz' }])
})

test('a visitor who has opened another page in the meantime stays there', async () => {
  vi.useFakeTimers()
  answerWith(REACHED)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const draft = { title: '', templateId: 3, content: emptyContent() }
  const { builder, watch } = createBuilder(draft, NO_HOME, { templates: [], signedIn: false })
  const leave = watch()
  await download('pdf', builder)
  leave()
  await vi.advanceTimersByTimeAsync(2000)
  expect(assign).not.toHaveBeenCalled()
})

test('a visitor who has only selected a template gets it back after signing up', async () => {
  vi.useFakeTimers()
  answerWith(REACHED)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const draft = { title: 'Resume - Nord', templateId: 3, content: emptyContent() }
  const { builder } = createBuilder(draft, NO_HOME, { templates: [], signedIn: false })
  await download('pdf', builder)
  await vi.advanceTimersByTimeAsync(2000)
  expect(assign).toHaveBeenCalledWith('/auth?tab=sign-up&next=%2Fresume-builder%3Ftemplate%3D3')
})

test('a resume that is not in the account yet is saved there by the download, under a title from its text', async () => {
  const opened = makeBuilder({ signedIn: true })
  opened.builder.store.edit((content) => setField(content, 'personalInfo.fullName', 'Maya Okafor'))
  const requests = answerWith({ status: 201, body: makeResume({ title: 'Maya Okafor' }) }, file)
  await download('docx', opened.builder)
  expect(requests).toMatchObject([
    { method: 'POST', path: '/api/resumes', body: { title: 'Maya Okafor' } },
    { method: 'POST', path: '/api/export/docx/7' },
  ])
  expect(save).toHaveBeenCalledOnce()
  expect(shownToasts()).toMatchObject([{ title: 'Download started' }])
})

test('a resume without a name is saved as Resume', async () => {
  const opened = makeBuilder({ signedIn: true })
  typeSummary(opened, 'Cooks')
  const requests = answerWith({ status: 201, body: makeResume({ title: 'Resume' }) }, file)
  await download('pdf', opened.builder)
  expect(requests[0]).toMatchObject({ body: { title: 'Resume' } })
})

const theirs = makeResume({ version: 5, title: 'Chef' })
test.each([
  [413, { message: 'This resume is too large.', code: 'too_large' }],
  [409, { message: 'A newer version exists.', code: 'stale', resume: theirs }],
])('if the server refuses to save it (%i), it has to be saved first', async (status, body) => {
  const opened = makeBuilder({ signedIn: true, resume: makeResume({ version: 3 }) })
  typeSummary(opened, 'Cooks')
  answerWith({ status, body })
  await download('docx', opened.builder)
  expect(shownToasts()).toMatchObject([
    { title: 'Please save first', description: 'Save your resume before downloading.' },
  ])
  expect(save).not.toHaveBeenCalled()
})

test('if the plan has no room for it, the message says which plan has', async () => {
  const opened = makeBuilder({ signedIn: true, title: 'Cook' })
  answerWith({ status: 402, body: { message: 'Your plan has 1 resume.', code: 'not_in_plan', openedBy: ['premium'] } })
  await download('pdf', opened.builder)
  expect(shownToasts()).toMatchObject([{ title: 'Not included in your plan' }])
})

test('a saved resume is downloaded with the first word of its name as file name', async () => {
  const content = setField(makeResume().content, 'personalInfo.fullName', ' Maya Okafor ')
  const { builder } = makeBuilder({ signedIn: true, resume: makeResume({ content }) })
  const requests = answerWith(file)
  await download('pdf', builder)
  expect(requests).toMatchObject([{ method: 'POST', path: '/api/export/pdf/7' }])
  expect(save).toHaveBeenCalledWith(file.body, 'Maya.pdf', 'application/pdf')
  expect(shownToasts()).toMatchObject([{ title: 'Download started' }])
})

test('unsaved changes are saved before the download', async () => {
  const opened = makeBuilder({ signedIn: true, resume: makeResume() })
  typeSummary(opened, 'More')
  const requests = answerWith({ status: 200, body: makeResume({ version: 2 }) }, file)
  await download('docx', opened.builder)
  expect(requests.map(({ path }) => path)).toEqual(['/api/resumes/7', '/api/export/docx/7'])
})

test('nothing is downloaded when that save fails', async () => {
  const opened = makeBuilder({ signedIn: true, resume: makeResume() })
  typeSummary(opened, 'More')
  const requests = answerWith({ status: 503, body: { message: 'Busy.', code: 'busy' } })
  await download('docx', opened.builder)
  expect(requests).toHaveLength(1)
  expect(shownToasts()).toMatchObject([{ description: 'Failed to save resume. Please try again.' }])
})

test.each([
  ['pdf', 'Failed to download PDF.'],
  ['docx', 'Failed to download DOCX. Please try again.'],
] as const)('a failed download of %s says so', async (format, description) => {
  const { builder } = makeBuilder({ signedIn: true, resume: makeResume() })
  answerWith({ status: 503, body: { message: 'Busy.', code: 'busy' } })
  await download(format, builder)
  expect(shownToasts()).toMatchObject([{ title: 'Download failed', description, variant: 'destructive' }])
  expect(save).not.toHaveBeenCalled()
})

test('a resume that cannot be printed explains why', async () => {
  const { builder } = makeBuilder({ signedIn: true, resume: makeResume() })
  answerWith({ status: 422, body: { message: 'This resume has more than 20 pages.', code: 'too_long' } })
  await download('pdf', builder)
  expect(shownToasts()).toMatchObject([
    { title: 'Download failed', description: 'This resume has more than 20 pages.' },
  ])
})

const OFFLINE = {
  title: 'You’re offline',
  description:
    'PDF and Word files are made on our server. Plain text, Markdown, and JSON Resume also download offline.',
}

test.each([true, false])('a connection that breaks says so (while it is saved: %s)', async (saving) => {
  const opened = makeBuilder({ signedIn: true, resume: makeResume() })
  if (saving) typeSummary(opened, 'More')
  answerWith(new TypeError('Failed to fetch'))
  await download('pdf', opened.builder)
  expect(shownToasts()).toMatchObject([OFFLINE])
})

test('a visitor whose server cannot be reached stays in the builder, though the browser says it is online', async () => {
  vi.useFakeTimers()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  answerWith(new TypeError('Failed to fetch'), { status: 502, body: {} })
  const opened = makeBuilder({ signedIn: false })
  for (const _try of [1, 2]) {
    await download('pdf', opened.builder)
    await vi.advanceTimersByTimeAsync(2000)
    expect(shownToasts()).toContainEqual(expect.objectContaining(OFFLINE))
    clearToasts()
  }
  expect(assign).not.toHaveBeenCalled()
})

test.each([true, false])('offline, a PDF is refused without leaving the page (signed in: %s)', async (signedIn) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.useFakeTimers()
  const requests = answerWith()
  const opened = makeBuilder({ signedIn })
  typeSummary(opened, 'Cooks')
  await download('pdf', opened.builder)
  vi.advanceTimersByTime(5000)
  expect(shownToasts()).toMatchObject([OFFLINE])
  expect(assign).not.toHaveBeenCalled()
  expect(requests).toEqual([])
})

test('where the site offers that, a visitor gets a PDF of what is typed, without an account', async () => {
  const draft = { title: '', templateId: 3, content: setField(emptyContent(), 'personalInfo.fullName', 'Ada Lovelace') }
  const { builder } = createBuilder(draft, NO_HOME, { templates: [], signedIn: false, guestDownloads: true })
  const requests = answerWith(file, { status: 429, body: { message: 'Too many attempts.', code: 'too_many_tries' } })
  await download('pdf', builder)
  expect(requests).toMatchObject([
    {
      method: 'POST',
      path: '/api/guest-export/pdf',
      body: { templateId: 3, content: { personalInfo: { fullName: 'Ada Lovelace' } } },
    },
  ])
  expect(save).toHaveBeenCalledWith(file.body, 'Ada.pdf', 'application/pdf')
  await download('pdf', builder)
  expect(shownToasts()).toMatchObject([{ title: 'Download failed', description: 'Too many attempts.' }])
})

test.each([
  ['txt', 'Ada Lovelace\n\nSummary\n-------\nCooks\n', 'text/plain; charset=utf-8'],
  ['md', '# Ada Lovelace\n\n## Summary\n\nCooks\n', 'text/markdown; charset=utf-8'],
] as const)('%s is made without an account and without a connection', async (format, text, type) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const requests = answerWith()
  const opened = makeBuilder({ signedIn: false })
  opened.builder.store.edit((content) => setField(content, 'personalInfo.fullName', 'Ada Lovelace'))
  typeSummary(opened, 'Cooks')
  await download(format, opened.builder)
  expect(save).toHaveBeenCalledWith(new TextEncoder().encode(text), `Ada.${format}`, type)
  expect(shownToasts()).toMatchObject([{ title: 'Download started' }])
  expect(requests).toEqual([])
})

test('JSON Resume names the resume as an account would', async () => {
  answerWith()
  const { builder } = makeBuilder({ signedIn: false })
  builder.store.edit((content) => setField(content, 'personalInfo.fullName', 'Ada Lovelace'))
  await download('json', builder)
  const [bytes = new Uint8Array(), name] = save.mock.lastCall ?? []
  expect(name).toBe('Ada.json')
  expect(fromJsonResume(JSON.parse(new TextDecoder().decode(bytes)))).toMatchObject({
    title: 'Ada Lovelace',
    content: { personalInfo: { fullName: 'Ada Lovelace' } },
  })
})

test('a file that still has example text says so', async () => {
  answerWith()
  const { builder } = makeBuilder({ signedIn: false, title: 'Analyst' })
  builder.store.edit((content) => setField(content, 'personalInfo.email', 'ada@example.com'))
  await download('txt', builder)
  expect(shownToasts()).toMatchObject([
    {
      title: 'Download started',
      description: 'This file still contains example text. Replace it with your own before you send it.',
    },
  ])
})

test('with full file names the file is called after name and title', async () => {
  localStorage.setItem('full-file-names', 'yes')
  answerWith()
  const { builder } = makeBuilder({ signedIn: false, title: 'Analyst' })
  builder.store.edit((content) => setField(content, 'personalInfo.fullName', 'Ada Lovelace'))
  await download('txt', builder)
  expect(save.mock.lastCall?.[1]).toBe('Ada Lovelace - Analyst.txt')
  localStorage.removeItem('full-file-names')
})
