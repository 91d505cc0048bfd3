import { expect, test } from 'vitest'
import type { InterviewQuestion } from '#shared/interview/schemas.ts'
import {
  replaceQuestions,
  canGoOn,
  countAnswered,
  goBack,
  goOn,
  isComplete,
  isLast,
  keepAnswer,
  responsesOf,
  startInterview,
  typeAnswer,
  withNames,
  wordsOf,
  type About,
  type Interview,
} from '#shared/interview/flow.ts'

const NOWHERE = { experience: [], projects: [] }
const asked = (...ids: string[]): InterviewQuestion[] =>
  ids.map((id) => ({ id, category: 'achievements', question: `What of ${id}?` }))

const COOKING: About = { industry: 'Hospitality & Tourism', level: 'Mid-level', targetRole: 'Cook' }
const interviewOf = (...ids: string[]) => replaceQuestions(startInterview(), COOKING, asked(...ids), NOWHERE)
const answer = (interview: Interview, words: string) => goOn(typeAnswer(interview, words))
const presentId = ({ questions, at }: Interview) => questions[at]?.id

test('an interview starts with nothing known and nothing asked', () => {
  expect(startInterview()).toMatchObject({ about: null, questions: [] })
})

test('an empty answer does not move on', () => {
  const blank = typeAnswer(interviewOf('a', 'b'), ' \n ')
  expect(canGoOn(blank)).toBe(false)
  expect(goOn(blank)).toBe(blank)
  expect(presentId(answer(blank, 'Something'))).toBe('b')
})

test('Previous restores the earlier answer and drops the stored one', () => {
  const two = answer(answer(interviewOf('a', 'b', 'c'), 'first'), 'second')
  expect(countAnswered(two)).toBe(2)
  const back = goBack(two)
  expect(presentId(back)).toBe('b')
  expect(wordsOf(back)).toBe('second')
  expect(responsesOf(back)).toEqual([{ questionId: 'a', answer: 'first' }])
  expect(responsesOf(goOn(back))).toEqual([
    { questionId: 'a', answer: 'first' },
    { questionId: 'b', answer: 'second' },
  ])
})

test('an answer that earlier versions asked of a new project is kept with the position it is asked of now', () => {
  const places = { experience: ['cook'], projects: [] }
  const ask = (...ids: string[]) => replaceQuestions(startInterview(), COOKING, asked(...ids), places)
  const before = answer(ask('general.mid-projects-1@projects.0', 'b'), 'I rebuilt the menu.')
  const now = replaceQuestions(before, COOKING, asked('general.mid-projects-1@experience.0', 'b'), places)
  expect(responsesOf(now)).toEqual([
    { questionId: 'general.mid-projects-1@experience.0', answer: 'I rebuilt the menu.' },
  ])
  expect(presentId(now)).toBe('b')
})

test('an interview can end with the answer in the field, and without one', () => {
  const typed = typeAnswer(answer(interviewOf('a', 'b', 'c'), 'first'), 'second')
  expect(responsesOf(keepAnswer(typed))).toEqual([
    { questionId: 'a', answer: 'first' },
    { questionId: 'b', answer: 'second' },
  ])
  expect(presentId(keepAnswer(typed))).toBe('b')
  const blank = typeAnswer(typed, ' ')
  expect(keepAnswer(blank)).toBe(blank)
})

test('words that were typed and not yet sent are there again after going back and forth', () => {
  const back = goBack(typeAnswer(answer(interviewOf('a', 'b'), 'first'), 'half a sen'))
  expect(wordsOf(goOn(back))).toBe('half a sen')
})

test('there is nothing before the first question', () => {
  const first = interviewOf('a')
  expect(goBack(first)).toBe(first)
})

test('the last answer completes the interview and stays in its field', () => {
  const last = answer(interviewOf('a', 'b'), 'first')
  expect(isLast(last)).toBe(true)
  expect(isComplete(last)).toBe(false)
  const done = answer(last, 'second')
  expect(isComplete(done)).toBe(true)
  expect(presentId(done)).toBe('b')
  expect(wordsOf(done)).toBe('second')
})

test('replacing questions keeps answers to those that stay, and continues at the first unanswered one', () => {
  const two = answer(answer(interviewOf('goals', 'code', 'values'), 'up'), 'compilers')
  const anew = replaceQuestions(two, { ...COOKING, industry: 'Education' }, asked('goals', 'class', 'values'), NOWHERE)
  expect(presentId(anew)).toBe('class')
  expect(responsesOf(anew)).toEqual([{ questionId: 'goals', answer: 'up' }])
  const again = replaceQuestions(anew, COOKING, asked('goals', 'code', 'values'), NOWHERE)
  expect(presentId(again)).toBe('values')
  expect(responsesOf(again)).toContainEqual({ questionId: 'code', answer: 'compilers' })
})

test('an answer about a position goes with it when the positions are moved', () => {
  const places = { experience: ['cook', 'waiter'], projects: [] }
  const begun = replaceQuestions(startInterview(), COOKING, asked('x@experience.0', 'x@experience.1'), places)
  const told = answer(begun, 'I cooked')
  const moved = replaceQuestions(told, COOKING, told.questions, { ...places, experience: ['waiter', 'cook'] })
  expect(presentId(moved)).toBe('x@experience.0')
  expect(wordsOf(moved)).toBe('')
  expect(responsesOf(moved)).toEqual([{ questionId: 'x@experience.1', answer: 'I cooked' }])
})

test('answers about a position that was not in the resume yet belong to it once it is added', () => {
  const told = answer(interviewOf('x@experience.0', 'y'), 'I cooked')
  const written = replaceQuestions(told, COOKING, told.questions, { experience: ['cook'], projects: [] })
  expect(responsesOf(written)).toEqual([{ questionId: 'x@experience.0', answer: 'I cooked' }])
})

test('a resume whose entries get new ids each time it opens keeps its answers and its review', () => {
  const places = { experience: ['r1', 'r2'], projects: [] }
  const told = answer(
    replaceQuestions(startInterview(), COOKING, asked('x@experience.0', 'x@experience.1'), places),
    'I cooked',
  )
  const opened = withNames(told, { experience: ['s1', 's2', 's3'], projects: ['p1'] })
  expect(opened.places).toEqual({ experience: ['s1', 's2'], projects: [] })
  expect(responsesOf(opened)).toEqual([{ questionId: 'x@experience.0', answer: 'I cooked' }])
  expect(withNames(told, { experience: ['r2', 'r1'], projects: [] })).toBe(told)
})

test('answers about a removed position are not used for another one in its place', () => {
  const titled = (id: string, title: string) => ({
    experience: [id],
    projects: [],
    titles: { experience: [title], projects: [] },
  })
  const begun = replaceQuestions(startInterview(), COOKING, asked('x@experience.0'), titled('cook', 'Cook\nBistro'))
  const told = answer(begun, 'I cooked')
  const after = (places: ReturnType<typeof titled>) => {
    const caught = withNames(told, places)
    return responsesOf(replaceQuestions(caught, COOKING, caught.questions, places))
  }
  expect(after(titled('books', 'Accountant\nBank'))).toEqual([])
  expect(after(titled('r2', 'Cook\nBistro'))).toEqual([{ questionId: 'x@experience.0', answer: 'I cooked' }])
})

test('answers go with their positions when these were put in another order, and one was called otherwise', () => {
  const titled = (...entries: readonly (readonly [id: string, title: string])[]) => ({
    experience: entries.map(([id]) => id),
    projects: [],
    titles: { experience: entries.map(([, title]) => title), projects: [] },
  })
  const places = titled(['a', 'Cook\nBistro'], ['b', 'Waiter\nInn'], ['c', 'Host\nInn'])
  const asks = asked('x@experience.0', 'x@experience.1', 'x@experience.2')
  const told = ['I cooked', 'I served', 'I hosted'].reduce(
    answer,
    replaceQuestions(startInterview(), COOKING, asks, places),
  )
  const after = (now: typeof places) => {
    const caught = withNames(told, now)
    return responsesOf(replaceQuestions(caught, COOKING, asks, now)).map(({ questionId, answer: words }) => [
      questionId.at(-1),
      words,
    ])
  }
  expect(after(titled(['r', 'Host\nInn'], ['s', 'Cook\nBistro'], ['t', 'Head waiter\nInn']))).toEqual([
    ['0', 'I hosted'],
    ['1', 'I cooked'],
  ])
  // Of two with the same title, only their places say which was meant.
  expect(after(titled(['r', 'Cook\nBistro'], ['s', 'Host\nInn'], ['t', 'Host\nInn']))).toEqual([
    ['0', 'I cooked'],
    ['2', 'I hosted'],
  ])
  expect(after(titled(['r', 'Waiter\nInn'], ['s', 'Waiter\nInn'], ['t', 'Cook\nBistro']))).toEqual([
    ['1', 'I served'],
    ['2', 'I cooked'],
  ])
})

test('half a letter and NUL are not sent, and stay as they were typed', () => {
  const cut = answer(interviewOf('a'), 'I cook\0 well \ud83d')
  expect(responsesOf(cut)).toEqual([{ questionId: 'a', answer: 'I cook well \ufffd' }])
  expect(wordsOf(cut)).toBe('I cook\0 well \ud83d')
})
