import '#web/testing/fake-indexeddb.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blankEntry } from '#shared/resume/entries.ts'
import { setField } from '#shared/resume/fields.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import type { Task } from '#web/features/builder/interview/panel/interviewer/jobs.ts'
import { InterviewWorker } from '#web/features/builder/interview/testing/interview-worker.ts'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import {
  answer,
  button,
  complete,
  COOK,
  field,
  showInterview,
  start,
  user,
  writing as writingFrom,
} from '#web/features/builder/testing/show-interview.tsx'
import { removeInterview, moveInterview, readInterview } from '#web/persistence/stored-interview.ts'
import { recordMove } from '#web/persistence/moved-resumes.ts'
import { clearToasts } from '#web/lib/toast.ts'

// Changes to the resume, and to what was requested, while an interview is open.

/** Requested questions that are held back, and whether the next ones are. */
const pending: (() => void)[] = []
let holdsNext = false
class HoldingWorker extends InterviewWorker {
  override postMessage(task: Task): void {
    if (holdsNext) pending.push(() => super.postMessage(task))
    else super.postMessage(task)
    holdsNext = false
  }
}

beforeEach(() => {
  localStorage.clear()
  removeInterview('resume:7')
  vi.stubGlobal('Worker', HoldingWorker)
})
afterEach(() => {
  act(clearToasts)
  vi.unstubAllGlobals()
})

const writing = (lines: Readonly<Record<string, string>>) => writingFrom('general.mid-career_goals-1', lines)

/** The builder with a started interview; `answers` are the server's responses. */
async function open(content: ResumeContent, ...answers: Parameters<typeof answerWith>) {
  answerWith(...answers)
  const { builder } = makeBuilder({ signedIn: true, writer: 'model', resume: makeResume({ content }) })
  const { turn } = await showInterview({ builder })
  await start()
  return { store: builder.store, turn }
}

/** As another tab does it. */
const inAnotherTab = (step: () => void, key: string) =>
  act(async () => {
    step()
    window.dispatchEvent(new StorageEvent('storage', { key: `interview:${key}` }))
  })

const BOOKS = {
  ...blankEntry('experience', 'books'),
  position: 'Accountant',
  company: 'Bank',
  description: 'Keeps the books.',
  achievements: ['Closed each month in two days'],
}

test('bullets for a new position name it, and show what they replace', async () => {
  const lines = { 'experience.0.description.0': 'Cooked.', 'experience.0.achievements.0': 'Cut waste' }
  const { store, turn } = await open(emptyContent(), writing(lines))
  await complete('I cooked and cut waste')
  expect(screen.getByRole('heading', { name: 'New position' })).toBeDefined()
  await turn(false)
  act(() => store.edit((content) => ({ ...content, experience: [BOOKS] })))
  await turn(true)
  expect(screen.queryByRole('heading', { name: 'New position' })).toBeNull()
  expect(screen.getByRole('heading', { name: /Accountant.*Bank/ })).toBeDefined()
  expect(screen.getByText('Replaces your current text')).toBeDefined()
  expect(screen.getByText('Keeps the books.')).toBeDefined()
  expect(screen.getByRole('group', { name: 'Achievements already in these positions' })).toBeDefined()
  await user.click(button('Add 2 lines to my resume'))
  expect(store.getState().content.experience).toMatchObject([
    { id: 'books', description: 'Cooked.', achievements: ['Closed each month in two days', 'Cut waste'] },
  ])
})

test('undoing a merge does not affect an interview that was started afterwards', async () => {
  const { store, turn } = await open(emptyContent(), writing({ 'summary.0': 'Cook who leads.' }))
  await complete('I lead')
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

test('late questions do not close the review', async () => {
  const { turn } = await open(emptyContent(), writing({ 'summary.0': 'Cook who leads.' }))
  await answer('I lead')
  await turn(false)
  holdsNext = true
  await turn(true)
  await complete('I lead')
  expect(screen.getByText('Review each line')).toBeDefined()
  expect(pending).toHaveLength(1)
  await act(async () => pending.shift()?.())
  expect(screen.getByText('Review each line')).toBeDefined()
})

test('late questions do not replace those that were requested afterwards', async () => {
  const { turn } = await open({ ...emptyContent(), experience: [COOK] })
  await answer('I lead')
  await turn(false)
  holdsNext = true
  await turn(true)
  await user.click(button('Change'))
  await user.selectOptions(screen.getByLabelText('Industry (optional)'), 'Education')
  await user.click(button('Update questions'))
  expect(await screen.findByText('Cook · Mid-level · Education')).toBeDefined()
  expect(pending).toHaveLength(1)
  await act(async () => pending.shift()?.())
  expect(screen.getByText('Cook · Mid-level · Education')).toBeDefined()
})

test('bullets for a removed position are not added to its replacement', async () => {
  const lines = writing({ 'experience.0.description.0': 'Cooked for 80 guests.' })
  const { store, turn } = await open({ ...emptyContent(), experience: [COOK] }, lines)
  await complete('I cooked for 80 guests')
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

test('answers cannot change while bullets are written, since the interview is deleted afterwards', async () => {
  await open(emptyContent())
  const late = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', async () => late.promise)
  await complete()
  await user.type(field(), ', and I trained 77 cooks')
  expect(field().value).toBe('Nothing')
  await act(async () => late.resolve(Response.json(writing({ 'summary.0': 'Cook who leads.' }).body)))
  await user.click(button('Back to my answers'))
  await answer('I trained 77 cooks')
  expect(readInterview('resume:7')).toContain('77 cooks')
})

test.each([true, false])('an interview removed in another tab is removed here too (open: %s)', async (isOpen) => {
  const { turn } = await open(emptyContent())
  await answer('I was fired')
  if (!isOpen) await turn(false)
  await inAnotherTab(() => removeInterview('resume:7'), 'resume:7')
  if (!isOpen) await turn(true)
  expect(field().value).toBe('')
  await answer('x')
  expect(readInterview('resume:7')).not.toContain('fired')
})

test('an interview moved to an account by another tab stays here', async () => {
  const { builder } = makeBuilder({ signedIn: false })
  await showInterview({ builder })
  await start()
  await answer('I lead')
  const { id = 0 } = builder.store.getState().local ?? {}
  await inAnotherTab(() => {
    recordMove(id, 9)
    moveInterview(`local:${id}`, 'resume:9')
  }, `local:${id}`)
  expect(field().value).toBe('I lead')
})
