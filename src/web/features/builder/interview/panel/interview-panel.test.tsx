import '#web/testing/fake-indexeddb.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { localQuestions } from '#shared/interview/local-interview.ts'
import { outlineOf, placesOf } from '#shared/interview/outline.ts'
import { emptyContent } from '#shared/resume/schema.ts'
import { makeBuilder, makeResume } from '#web/features/builder/testing/make-builder.ts'
import {
  answer,
  button,
  COOK,
  COOKS_RESUME,
  field,
  forgetBetweenTests,
  next,
  showInterview,
  skipBasics,
  start,
  user,
} from '#web/features/builder/testing/show-interview.tsx'
import { readInterview, writeInterview } from '#web/persistence/stored-interview.ts'
import { shownToasts } from '#web/lib/toast.ts'

forgetBetweenTests()

const COOKING = { industry: 'Hospitality & Tourism', experienceLevel: 'Mid-level', targetRole: 'Cook' }
const questionsOf = (about: typeof COOKING, { content } = COOKS_RESUME) =>
  localQuestions({ ...about, resume: outlineOf(content, placesOf(content)) })
const QUESTIONS = await questionsOf(COOKING)
const [GOALS, DISHES] = [QUESTIONS[0]!, QUESTIONS[1]!]

const open = (resume = COOKS_RESUME) => showInterview(makeBuilder({ signedIn: true, resume }))
const presentQuestion = () => field().labels[0]?.textContent
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value
const prefilled = () => ['Target role', 'Level', 'Industry (optional)'].map(valueOf)

test('nothing is asked until role and level are known, and an interview cannot start without a level', async () => {
  await open()
  await skipBasics()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText('Interview tips')).toBeNull()
  const level = screen.getByLabelText<HTMLSelectElement>('Level')
  expect([level.required, level.value]).toEqual([true, ''])
  await user.click(button('Start the interview'))
  fireEvent.submit(level.form!)
  await act(async () => {})
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(button('Start the interview')).toBeDefined()
})

test.each([
  [['Cook'], ['Cook', '', 'Hospitality & Tourism']],
  [
    ['Senior Software Engineer', 'Cook'],
    ['Senior Software Engineer', 'Senior', 'Technology'],
  ],
  [['Wizard'], ['Wizard', '', '']],
  [[], ['', '', '']],
])('the form is prefilled from the newest position, without guessing: %s', async (positions, expected) => {
  const experience = positions.map((position, index) => ({ ...COOK, id: `${index}`, position }))
  await open(makeResume({ content: { ...emptyContent(), experience } }))
  await skipBasics()
  expect(prefilled()).toEqual(expected)
})

test('a started interview asks about the current resume, with the cursor in the first answer', async () => {
  await open()
  await start()
  expect(screen.getByText('Cook · Mid-level · Hospitality & Tourism')).toBeDefined()
  await expect.poll(() => document.activeElement).toBe(field())
  expect(presentQuestion()).toBe(GOALS.question)
  expect(DISHES.question).toMatch(/^Cook at Bistro: /)
  expect(screen.getByText(`1 of ${QUESTIONS.length}`)).toBeDefined()
  expect(screen.getByText('Career goals')).toBeDefined()
  expect(screen.getByText('0 answered')).toBeDefined()
  expect(screen.getByText('Interview tips')).toBeDefined()
  expect(screen.getByRole('progressbar', { name: 'Interview' }).getAttribute('aria-valuetext')).toBe(
    `Question 1 of ${QUESTIONS.length}`,
  )
})

test('a level alone is enough to get questions that fit any work', async () => {
  await open(makeResume())
  await start()
  expect(screen.getByText('Mid-level')).toBeDefined()
  const anyWork = { industry: '', experienceLevel: 'Mid-level', targetRole: '' }
  expect(presentQuestion()).toBe((await questionsOf(anyWork, makeResume()))[0]?.question)
})

test.each([
  ['browser', /Your answers never leave this browser/, /our server/],
  [
    'model',
    /your answers go to our server and, without your name and contact details, to a language model/,
    /never leave this browser/,
  ],
] as const)(
  'where answers are sent is shown before the first one, and nothing else is (%s)',
  async (writer, shownText, hiddenText) => {
    await showInterview(makeBuilder({ signedIn: true, writer, resume: COOKS_RESUME }))
    expect(screen.getByText(shownText)).toBeDefined()
    await start()
    expect(screen.getByText(shownText)).toBeDefined()
    expect(screen.queryByText(hiddenText)).toBeNull()
  },
)

test('an empty answer cannot be submitted, and a message says so', async () => {
  await open()
  await start()
  expect(button('Next Question').disabled).toBe(true)
  await user.type(field(), '  {Control>}{Enter}{/Control}')
  expect(shownToasts()[0]).toMatchObject({
    title: 'Answer Required',
    description: 'Please provide an answer before continuing.',
  })
  expect(presentQuestion()).toBe(GOALS.question)
})

test('the next question shows its category and follow-up and takes the cursor, and Previous restores the answer', async () => {
  await open()
  await start()
  await answer('To lead')
  await next()
  expect(document.activeElement).toBe(screen.getByLabelText(DISHES.question))
  expect(screen.getByText(`2 of ${QUESTIONS.length}`)).toBeDefined()
  expect(screen.getByText('Achievements')).toBeDefined()
  expect(screen.getByText(DISHES.followUp!)).toBeDefined()
  expect(screen.getByText('1 answered')).toBeDefined()
  await user.click(button('Previous'))
  expect(screen.getByLabelText<HTMLTextAreaElement>(GOALS.question).value).toBe('To lead')
  expect(screen.getByText('0 answered')).toBeDefined()
})

test('what an answer lacks is asked for after a pause, and not again at another question', async () => {
  await open()
  await start()
  await answer('To lead')
  await next()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const pauseAfter = async (words: string) => {
    fireEvent.change(field(), { target: { value: words } })
    await act(() => vi.advanceTimersByTimeAsync(1500))
  }
  await pauseAfter('We cleaned all 12 ovens every day, so they shone.')
  expect(screen.getByText('Worth adding:').parentElement?.textContent).toContain('Which part of it did you do yourself')
  fireEvent.click(button('Next Question'))
  expect(screen.queryByText('Worth adding:')).toBeNull()
  await pauseAfter('We cleaned all 30 pans every day, so they shone.')
  expect(screen.getByText('Nothing is missing. Continue when you’re ready.')).toBeDefined()
})

test('an interrupted interview continues where it stopped', async () => {
  const { unmount } = await open()
  await start()
  await answer('To lead')
  await next()
  await answer('I cooked for 80')
  unmount()
  await open()
  expect(screen.queryByText('Start the interview')).toBeNull()
  expect(presentQuestion()).toBe(DISHES.question)
  expect(field().value).toBe('I cooked for 80')
})

test('an interview stored by an earlier version opens and continues', async () => {
  const about = { industry: 'Technology', level: 'Mid-level', targetRole: 'Software Engineer' }
  const oldQuestion = (id: string, category: string) => ({ id, category, question: `Earlier words of ${id}` })
  const questions = [
    oldQuestion('general.mid-career_goals-1', 'career_goals'),
    oldQuestion('technology.mid-achievements-1@experience.0', 'achievements'),
    oldQuestion('general.mid-values-1', 'values'),
  ]
  const typed = {
    'general.mid-career_goals-1': 'To write compilers',
    'general.mid-values-1': 'I test what I write',
  }
  const answered = ['general.mid-career_goals-1']
  const places = { experience: [], projects: [] }
  const stored = { about, questions, places, at: 1, typed, answered, review: null, isReviewing: false }
  writeInterview('resume:7', JSON.stringify(stored))
  await open(makeResume())
  expect(screen.getByText('Software Engineer · Mid-level · Technology')).toBeDefined()
  expect(screen.getByText('1 answered')).toBeDefined()
  const today = await questionsOf({ ...about, experienceLevel: 'Mid-level' }, makeResume())
  expect(presentQuestion()).toBe(today[1]?.question)
  for (const { id } of today.slice(1, -1)) {
    expect(id).not.toBe('general.mid-values-1')
    await answer('I wrote a parser')
    await next()
  }
  expect(presentQuestion()).toBe(today.at(-1)?.question)
  expect(field().value).toBe('I test what I write')
})

test('an interview that was only opened stores nothing in the browser', async () => {
  await open()
  await start()
  expect(readInterview('resume:7')).toBeNull()
})

test('another level asks other questions, another target the same about the past job, and both keep the answers to shared ones', async () => {
  await open()
  await start()
  await answer('To lead')
  await next()
  await user.click(button('Change'))
  await user.selectOptions(screen.getByLabelText('Industry (optional)'), 'Education')
  await user.clear(screen.getByLabelText('Target role'))
  await user.type(screen.getByLabelText('Target role'), 'Teacher')
  await user.selectOptions(screen.getByLabelText('Level'), 'Senior')
  await user.click(button('Update questions'))
  expect(await screen.findByText('Teacher · Senior · Education')).toBeDefined()
  expect(button('Change').getAttribute('aria-expanded')).toBe('false')
  const senior = await questionsOf({ industry: 'Education', experienceLevel: 'Senior', targetRole: 'Teacher' })
  for (const { id, question } of senior) {
    expect([id, presentQuestion()]).toEqual([expect.stringMatching(/^(general|role-cooking|hospitality)\./), question])
    await answer('Nothing')
    if (question !== senior.at(-1)?.question) await next()
  }
  expect(senior.map(({ id }) => id)).not.toEqual(QUESTIONS.map(({ id }) => id))
})

test('starting over asks for confirmation, then removes the answers and keeps the role and level', async () => {
  await open()
  await start()
  await answer('To lead')
  await user.click(button('Start over'))
  expect(readInterview('resume:7')).toContain('To lead')
  await user.click(button('Delete answers'))
  await screen.findByRole('progressbar')
  expect(field().value).toBe('')
  expect(screen.getByText('Cook · Mid-level · Hospitality & Tourism')).toBeDefined()
  expect(readInterview('resume:7')).toBeNull()
})

test('a new resume is stored in the browser with the first letter of an answer', async () => {
  const opened = makeBuilder({ signedIn: false })
  await showInterview(opened)
  await start()
  const { store } = opened.builder
  expect(store.getState().local).toBeNull()
  await user.type(field(), 'T')
  expect(readInterview(`local:${store.getState().local?.id ?? 0}`)).toContain('"T"')
})
