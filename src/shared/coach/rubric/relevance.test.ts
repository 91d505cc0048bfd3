import { expect, test } from 'vitest'
import { industryOfQuestion } from '#shared/coach/question-industry.ts'
import { COACH_QUESTIONS } from '#shared/coach/questions.ts'
import type { Judged } from '#shared/coach/feedback.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import { OFF_TOPIC, ON_TOPIC, ON_TOPIC_LATER } from '#shared/coach/rubric/set-topics.ts'

/** The relevance of an answer to a question of the bank. */
function relevanceTo(id: string, answer: string): Judged | undefined {
  const question = COACH_QUESTIONS.find((one) => one.id === id)
  if (!question) throw new Error(`no question ${id}`)
  const { kind, competency, listensFor, text } = question
  const asked = { kind, competency, listensFor, question: text, industry: industryOfQuestion(id) }
  return judgeAnswer({ ...asked, answer }).judged.find(({ criterion }) => criterion === 'relevance')
}
const pointsFor = (id: string, answer: string) => relevanceTo(id, answer)?.points

test('an on-topic answer is recognized by the words of its competency, its industry and what is listened for', () => {
  expect(
    ON_TOPIC.map(([id, answer]) => [id, pointsFor(id, answer)]).filter(([, points]) => Number(points) < 3),
  ).toEqual([])
})

test('an on-topic answer is not called off-topic even if no word was chosen for it', () => {
  const found = ON_TOPIC_LATER.map(([id, answer]) => pointsFor(id, answer))
  expect(found.filter((points) => points === 0)).toEqual([])
  expect(found.filter((points) => points === 3 || points === 4).length).toBeGreaterThanOrEqual(7)
})

test('a soup, a cat and a journey answer no behavioural question well, and most of them not at all', () => {
  const behavioural = COACH_QUESTIONS.filter(({ kind }) => kind === 'behavioural')
  const found = behavioural.flatMap(({ id }) => OFF_TOPIC.map((answer) => pointsFor(id, answer)))
  expect(found).toHaveLength(570)
  expect(found.filter((points) => points === 0).length).toBeGreaterThanOrEqual(300)
  expect(found.filter((points) => Number(points) >= 3).length).toBeLessThanOrEqual(8)
})

test("off-topic answers to an industry's questions rarely get points, and doubt if they mention work by chance", () => {
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

test('unknown words of an industry cost no points: what cannot be judged is not counted', () => {
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

test('repeating the hint of what is listened for is not an answer', () => {
  expect(
    relevanceTo('behavioural-motivation-3', 'You describe a real task, not a value in the abstract.'),
  ).toMatchObject({ points: 0, advice: 'relevance-repeats-question' })
})

test('every question of the bank has words by which an answer can be recognized', () => {
  const bare = COACH_QUESTIONS.filter(
    ({ id, kind, competency }) => kind === 'role' && industryOfQuestion(id) === null && competency !== 'craft',
  )
  expect(bare).toEqual([])
  expect(industryOfQuestion('role-human-resources-5')).toBe('human-resources')
  expect(industryOfQuestion('behavioural-conflict-3')).toBeNull()
  expect(industryOfQuestion('craft-any-3')).toBeNull()
})
