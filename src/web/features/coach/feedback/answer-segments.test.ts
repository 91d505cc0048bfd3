import { expect, test } from 'vitest'
import type { Judged } from '#shared/coach/feedback.ts'
import { answerSegments } from '#web/features/coach/feedback/answer-segments.ts'

const judgment = (criterion: Judged['criterion'], points: Judged['points'], ...evidence: string[]): Judged => ({
  criterion,
  points,
  evidence,
  advice: 'x',
  values: {},
})
const answer = 'Last autumn I was, um, late. I called the client.'
const marksOf = (...all: Judged[]) =>
  answerSegments(answer, all).flatMap(({ text, of, look }) => (look === 'plain' ? [] : { text, of, look }))

test('the segments together are the answer, whatever was quoted', () => {
  const all = [
    judgment('action', 4, 'I called the client', 'called'),
    judgment('result', 0),
    judgment('task', 2, 'not in it'),
  ]
  expect(
    answerSegments(answer, all)
      .map(({ text }) => text)
      .join(''),
  ).toBe(answer)
})

test('a quote is marked with what it is evidence of', () => {
  expect(marksOf(judgment('action', 4, 'I called the client'))).toEqual([
    { text: 'I called the client', of: ['action'], look: 'good' },
  ])
})

test('where quotes overlap, each segment has all its evidence, and what needs fixing comes first', () => {
  expect(marksOf(judgment('action', 4, 'I called the client'), judgment('specificity', 1, 'the client'))).toEqual([
    { text: 'I called ', of: ['action'], look: 'good' },
    { text: 'the client', of: ['action', 'specificity'], look: 'mend' },
  ])
})

test('a word is not found inside another word', () => {
  expect(marksOf(judgment('fillers', 3, 'um'))).toEqual([{ text: 'um', of: ['fillers'], look: 'mend' }])
  expect(answerSegments(answer, [judgment('fillers', 3, 'um')])[0]?.text).toBe('Last autumn I was, ')
})

test('evidence that does not count marks nothing', () => {
  expect(marksOf(judgment('pace', null, 'Last autumn'), judgment('task', 3, ''))).toEqual([])
})

test('an empty answer has no segments', () => {
  expect(answerSegments('', [])).toEqual([])
})
