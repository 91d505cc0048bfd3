import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GeneratedContent } from '#shared/contract/ai.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'
import { BuilderProvider, useResume } from '#web/features/builder/builder-context.tsx'
import InterviewPanel from '#web/features/builder/interview/panel/interview-panel.tsx'
import { answerWith } from '#web/features/builder/testing/answers.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import { forgetInterview } from '#web/lib/keep-interview.ts'
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
