import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GeneratedContent } from '#shared/contract/ai.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { BuilderProvider, useResume } from '#web/features/builder/builder-context.tsx'
import InterviewPanel from '#web/features/builder/interview/panel/interview-panel.tsx'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import { forgetInterview, moveInterview, readInterview } from '#web/lib/keep-interview.ts'
import { noteMoved } from '#web/lib/moved-resumes.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

// What happens to the resume, and on the line, while an interview waits for its owner.

vi.mock('#web/lib/keep-records.ts', async () => {
  const { recordsInMemory } = await import('#web/features/builder/testing/kept-in-memory.ts')
  return { browserRecords: recordsInMemory }
})

beforeEach(() => {
  localStorage.clear()
  forgetInterview('resume:7')
})
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})

const GOALS = { id: 'general.mid-career_goals-1', category: 'career_goals', question: 'Where are you heading?' }
const asking = (...questions: object[]) => ({ status: 200, body: { questions, engine: 'embedded' } })
const writing = (lines: Readonly<Record<string, string>>) => ({
  status: 200,
  body: {
    summary: '',
    experienceDescriptions: [],
    skillsHighlight: [],
    projectDescriptions: [],
    engine: 'embedded',
    fellBack: null,
    rewritten: true,
    unused: [],
    lines: Object.entries(lines).map(([path, text]) => ({
      path,
      text,
      source: { questionId: GOALS.id, quote: text },
      verbatim: false,
    })),
  } satisfies GeneratedContent,
})

/** The builder with its interview, which can be closed and opened as by its button. */
async function open(content: ResumeContent, ...answers: Parameters<typeof answerWith>) {
  answerWith(...answers)
  const { builder } = makeBuilder({ signedIn: true, resume: makeResume({ content }) })
  const Panel = () => (useResume(({ interviewing }) => interviewing) ? <InterviewPanel /> : null)
  show(() => (
    <BuilderProvider value={builder}>
      <Panel />
    </BuilderProvider>
  ))
  const turn = (interviewing: boolean) => act(async () => builder.store.setState({ interviewing }))
  await turn(true)
  return { store: builder.store, turn }
}

/** As another tab does it. */
const elsewhere = (step: () => void, key: string) =>
  act(async () => {
    step()
    window.dispatchEvent(new StorageEvent('storage', { key: `interview:${key}` }))
  })

const user = userEvent.setup()
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const answer = async (words: string) => {
  await user.clear(screen.getByRole('textbox'))
  await user.paste(words)
}
const next = () => user.click(button(/^(Next Question|Complete Interview)$/))

const BOOKS = {
  ...blankEntry('experience', 'books'),
  position: 'Accountant',
  company: 'Bank',
  description: 'Keeps the books.',
  achievements: ['Closed each month in two days'],
}

test('lines for a position that was made since name it, and say what they take the place of', async () => {
  const lines = { 'experience.0.description.0': 'Cooked.', 'experience.0.achievements.0': 'Cut waste' }
  const { store, turn } = await open(emptyContent(), asking(GOALS), writing(lines))
  await answer('I cooked and cut waste')
  await next()
  expect(screen.getByRole('heading', { name: 'New position' })).toBeDefined()
  await turn(false)
  act(() => store.edit((content) => ({ ...content, experience: [BOOKS] })))
  await turn(true)
  expect(screen.queryByRole('heading', { name: 'New position' })).toBeNull()
  expect(screen.getByRole('heading', { name: /Accountant.*Bank/ })).toBeDefined()
  expect(screen.getByText('It takes the place of the one you have')).toBeDefined()
  expect(screen.getByText('Keeps the books.')).toBeDefined()
  expect(screen.getByRole('group', { name: 'Achievements that these positions have already' })).toBeDefined()
  await user.click(button('Add 2 lines to my resume'))
  expect(store.getState().content.experience).toMatchObject([
    { id: 'books', description: 'Cooked.', achievements: ['Closed each month in two days', 'Cut waste'] },
  ])
})

test('undoing what was merged leaves an interview alone that was begun since', async () => {
  const lines = writing({ 'summary.0': 'Cook who leads.' })
  const { store, turn } = await open(emptyContent(), asking(GOALS), lines, asking(GOALS), asking(GOALS))
  await answer('I lead')
  await next()
  await user.click(button(/Add 1 line/))
  act(() => store.edit((content) => setField(content, 'summary', 'Cook who leads well.'), 'summary'))
  await turn(true)
  await answer('A second interview')
  await turn(false)
  act(store.undo)
  act(store.undo)
  expect(store.getState().content.summary).toBe('')
  expect(readInterview('resume:7')).toContain('A second interview')
})

test('questions that come late throw nobody out of the review', async () => {
  const { turn } = await open(emptyContent(), asking(GOALS))
  await turn(false)
  const late = Promise.withResolvers<Response>()
  const { body } = writing({ 'summary.0': 'Cook who leads.' })
  vi.stubGlobal('fetch', async (path: string) => (path.includes('generate') ? Response.json(body) : late.promise))
  await turn(true)
  await answer('I lead')
  await next()
  expect(screen.getByText('Look at each line')).toBeDefined()
  await act(async () => late.resolve(Response.json(asking(GOALS).body)))
  expect(screen.getByText('Look at each line')).toBeDefined()
})

test('lines about a position that was removed go to no other, made in its place', async () => {
  const cook = { ...BOOKS, id: 'cook', position: 'Cook', company: 'Bistro' }
  const lines = writing({ 'experience.0.description.0': 'Cooked for 80 guests.' })
  const { store, turn } = await open({ ...emptyContent(), experience: [cook] }, asking(GOALS), lines)
  await answer('I cooked for 80 guests')
  await next()
  await turn(false)
  act(() => store.edit((content) => ({ ...content, experience: [BOOKS] })))
  await turn(true)
  expect(screen.getByRole('heading', { name: 'New position' })).toBeDefined()
  await user.click(button(/Add 1 line/))
  expect(store.getState().content.experience.map(({ description }) => description)).toEqual([
    'Keeps the books.',
    'Cooked for 80 guests.',
  ])
})

test('while lines are written no answer changes: what they were not written from would be gone with the interview', async () => {
  const { turn } = await open(emptyContent(), asking(GOALS))
  await turn(false)
  const late = Promise.withResolvers<Response>()
  const ask = async (path: string) => (path.includes('generate') ? late.promise : Response.json(asking(GOALS).body))
  vi.stubGlobal('fetch', ask)
  await turn(true)
  await answer('I lead')
  await next()
  await user.type(screen.getByRole('textbox'), ', and I trained 77 cooks')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I lead')
  await act(async () => late.resolve(Response.json(writing({ 'summary.0': 'Cook who leads.' }).body)))
  await user.click(button('Back to my answers'))
  await answer('I trained 77 cooks')
  expect(readInterview('resume:7')).toContain('77 cooks')
})

test.each([true, false])('what was removed in another tab is gone here too (open: %s)', async (isOpen) => {
  const { turn } = await open(emptyContent(), asking(GOALS), asking(GOALS))
  await answer('I was fired')
  if (!isOpen) await turn(false)
  await elsewhere(() => forgetInterview('resume:7'), 'resume:7')
  if (!isOpen) await turn(true)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('')
  await answer('x')
  expect(readInterview('resume:7')).not.toContain('fired')
})

test('what another tab took along into an account stays here', async () => {
  answerWith(asking(GOALS))
  const { builder } = makeBuilder({ signedIn: false })
  show(() => (
    <BuilderProvider value={builder}>
      <InterviewPanel />
    </BuilderProvider>
  ))
  await act(async () => {})
  await answer('I lead')
  const { id = 0 } = builder.store.getState().local ?? {}
  await elsewhere(() => {
    noteMoved(id, 9)
    moveInterview(`local:${id}`, 'resume:9')
  }, `local:${id}`)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I lead')
})
