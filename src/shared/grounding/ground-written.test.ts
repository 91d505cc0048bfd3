import { expect, test } from 'vitest'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import type { Line, Target, WriteRequest, Written } from '#shared/writer/types.ts'

const ANSWER = 'I trained six nurses. Cut overtime by a quarter with a new rota. I never missed a shift.'

const answered = (answer: string, target: Target, questionId = 'proud') =>
  ({ questionId, question: 'What are you proud of?', answer, target, current: false, asks: [] }) as const

const request = (...answers: readonly ReturnType<typeof answered>[]): WriteRequest => ({
  told: answers,
  atHand: {
    experience: [{ company: 'City Clinic', position: 'Ward nurse', current: true }],
    projects: [],
    skills: ['Epic'],
  },
  targetRole: '',
  language: 'en',
})

const line = (text: string, quote: string): Line => ({ text, source: { questionId: 'proud', quote }, verbatim: false })

const written = (...achievements: readonly Line[]): Written => ({
  summary: [],
  experience: [{ index: 0, description: [], achievements }],
  skills: [],
  projects: [],
  unused: [],
})

const clinic = request(answered(ANSWER, { part: 'experience', index: 0 }))

test('a grounded line stays unchanged, names from the resume included', () => {
  const good = written(line('Trained 6 nurses at City Clinic', 'I trained six nurses'))
  expect(groundWritten(good, clinic)).toEqual(good)
})

test('an ungrounded line is replaced by its quote if the quote reads as a line', () => {
  const { experience, unused } = groundWritten(
    written(line('Cut overtime by 50%', 'Cut overtime by a quarter with a new rota.')),
    clinic,
  )
  expect(experience[0]?.achievements).toEqual([
    {
      text: 'Cut overtime by a quarter with a new rota',
      source: { questionId: 'proud', quote: 'Cut overtime by a quarter with a new rota.' },
      verbatim: true,
    },
  ])
  expect(unused).toEqual([])
})

test('a quote that begins with a pronoun loses only the pronoun', () => {
  const { experience } = groundWritten(written(line('Led 60 nurses', 'I trained six nurses.')), clinic)
  expect(experience[0]?.achievements.map(({ text }) => text)).toEqual(['Trained six nurses'])
})

test('an ungrounded line without such a quote is set aside with a reason', () => {
  const { experience, unused } = groundWritten(written(line('Missed a shift', 'missed a shift')), clinic)
  expect(experience[0]?.achievements).toEqual([])
  expect(unused).toEqual([{ source: { questionId: 'proud', quote: 'missed a shift' }, why: 'ungrounded' }])
})

test('a line with an invented quote is set aside', () => {
  const { unused } = groundWritten(written(line('Trained six nurses', 'I trained six nurses and doctors')), clinic)
  expect(unused.map(({ why }) => why)).toEqual(['ungrounded'])
})

test('an answer about one job does not support a line about another', () => {
  const two = request(
    answered('I sold cars.', { part: 'experience', index: 0 }),
    answered('I trained six nurses.', { part: 'experience', index: 1 }, 'duties'),
  )
  const { experience, unused } = groundWritten(written(line('Trained six nurses', 'I trained six nurses.')), two)
  expect(experience[0]?.achievements).toEqual([])
  expect(unused).toHaveLength(1)
})

test('a summary and skills may rest on any answer, and unused text stays unused', () => {
  const before: Written = {
    summary: [line('Trainer of nurses.', 'I trained six nurses')],
    experience: [],
    skills: [line('Epic', 'I trained six nurses'), line('Cerner', 'I trained six nurses')],
    projects: [],
    unused: [{ source: { questionId: 'proud', quote: 'well' }, why: 'too-short' }],
  }
  const after = groundWritten(before, clinic)
  expect(after.summary).toEqual(before.summary)
  expect(after.skills.map(({ text }) => text)).toEqual(['Epic'])
  expect(after.unused.map(({ why }) => why)).toEqual(['too-short', 'ungrounded'])
})

test('a half-supported line is replaced by its quote', () => {
  const both = line('Trained six nurses; saved 40,000 a year', 'I trained six nurses.')
  const { experience } = groundWritten(written(both), clinic)
  expect(experience[0]?.achievements.map(({ text }) => text)).toEqual(['Trained six nurses'])
})

test('a half before its scale is read, and "of their own" is not a claim of working alone', () => {
  const rest = 'We swept two and a half thousand chimneys. I got nine families into flats of their own.'
  const lines = [line('Swept 2,500 chimneys', rest), line('Got 9 families into flats of their own', rest)]
  const { unused } = groundWritten(written(...lines), request(answered(rest, { part: 'experience', index: 0 })))
  expect(unused).toEqual([])
})
