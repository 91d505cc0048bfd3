import { expect, test } from 'vitest'
import { industryOfQuestion } from '#shared/coach/question-industry.ts'
import { COACH_QUESTIONS } from '#shared/coach/questions.ts'
import type { Judged } from '#shared/coach/feedback.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import { OFF_TOPIC, ON_TOPIC, ON_TOPIC_LATER } from '#shared/coach/rubric/set-topics.ts'

/** How far an answer keeps to a question of the bank. */
function relevanceTo(id: string, answer: string): Judged | undefined {
  const question = COACH_QUESTIONS.find((one) => one.id === id)
  if (!question) throw new Error(`no question ${id}`)
  const { kind, competency, listensFor, text } = question
  const asked = { kind, competency, listensFor, question: text, industry: industryOfQuestion(id) }
  return judgeAnswer({ ...asked, answer }).judged.find(({ criterion }) => criterion === 'relevance')
}
const pointsFor = (id: string, answer: string) => relevanceTo(id, answer)?.points

test('an answer that keeps to a question is told by the words of its competency, its trade and what is listened for', () => {
  expect(
    ON_TOPIC.map(([id, answer]) => [id, pointsFor(id, answer)]).filter(([, points]) => Number(points) < 3),
  ).toEqual([])
})

test('an answer that no word was chosen for is not called beside the point when it is not', () => {
  const found = ON_TOPIC_LATER.map(([id, answer]) => pointsFor(id, answer))
  expect(found.filter((points) => points === 0)).toEqual([])
  expect(found.filter((points) => points === 3 || points === 4).length).toBeGreaterThanOrEqual(7)
})

test('a soup, a cat and a journey answer no behavioural question well, and most of them not at all', () => {
  const behavioural = COACH_QUESTIONS.filter(({ kind }) => kind === 'behavioural')
  const found = behavioural.flatMap(({ id }) => OFF_TOPIC.map((answer) => pointsFor(id, answer)))
  expect(found).toHaveLength(549)
  expect(found.filter((points) => points === 0).length).toBeGreaterThanOrEqual(300)
  expect(found.filter((points) => Number(points) >= 3).length).toBeLessThanOrEqual(8)
})

test('to questions of a trade they get points in hardly any case, and doubt where they speak of work by chance', () => {
  const others = COACH_QUESTIONS.filter(({ kind }) => kind === 'role' || kind === 'resume' || kind === 'curveball')
  const found = others.flatMap(({ id }) => OFF_TOPIC.map((answer) => pointsFor(id, answer)))
  expect(found.filter((points) => Number(points) >= 3).length / found.length).toBeLessThan(0.03)
})

test('the points rest on words of the answer that are quoted', () => {
  const answer = 'It was late in the year. Boots are washed at three points. The cows come first.'
  expect(relevanceTo('role-agriculture-4', answer)?.evidence).toEqual([
    'Boots are washed at three points',
    'The cows come first',
  ])
})

test('a trade in words that are not known is no fault: what cannot be told is not counted', () => {
  const packing =
    'Packing was too slow, so everything piled up before it. I moved two people there and put labels on earlier.'
  expect(relevanceTo('role-operations-2', packing)).toMatchObject({
    points: null,
    advice: 'relevance-unclear',
    evidence: [],
  })
  expect(relevanceTo('role-operations-2', 'Blue, mostly. Sometimes green.')).toMatchObject({
    points: 0,
    advice: 'relevance-missing',
  })
})

test('what is listened for, said again as it stands there, is no answer', () => {
  expect(
    relevanceTo('behavioural-motivation-3', 'A real task you can describe, not a value in the abstract.'),
  ).toMatchObject({ points: 0, advice: 'relevance-repeats-question' })
})

test('every question of the bank has something by which an answer can be told', () => {
  const bare = COACH_QUESTIONS.filter(
    ({ id, kind, competency }) => kind === 'role' && industryOfQuestion(id) === null && competency !== 'craft',
  )
  expect(bare).toEqual([])
  expect(industryOfQuestion('role-human-resources-5')).toBe('human-resources')
  expect(industryOfQuestion('behavioural-conflict-3')).toBeNull()
  expect(industryOfQuestion('craft-any-3')).toBeNull()
})
