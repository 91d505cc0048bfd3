import { expect, test } from 'vitest'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import type { Line, Target, WriteRequest, Written } from '#shared/writer/types.ts'

const ANSWER = 'I trained six nurses. Cut overtime by a quarter with a new rota. I never missed a shift.'

const told = (answer: string, target: Target, questionId = 'proud') =>
  ({ questionId, question: 'What are you proud of?', answer, target, current: false, asks: [] }) as const

const request = (...answers: readonly ReturnType<typeof told>[]): WriteRequest => ({
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

const clinic = request(told(ANSWER, { part: 'experience', index: 0 }))

test('a grounded line stays as it is, names of the resume at hand included', () => {
  const good = written(line('Trained 6 nurses at City Clinic', 'I trained six nurses'))
  expect(groundWritten(good, clinic)).toEqual(good)
})

test('an ungrounded line gives way to the words that it rests on where they read as a line', () => {
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

test('a quote that begins with the person loses only that', () => {
  const { experience } = groundWritten(written(line('Led 60 nurses', 'I trained six nurses.')), clinic)
  expect(experience[0]?.achievements.map(({ text }) => text)).toEqual(['Trained six nurses'])
})

test('an ungrounded line without such words is set aside and says why', () => {
  const { experience, unused } = groundWritten(written(line('Missed a shift', 'missed a shift')), clinic)
  expect(experience[0]?.achievements).toEqual([])
  expect(unused).toEqual([{ source: { questionId: 'proud', quote: 'missed a shift' }, why: 'ungrounded' }])
})

test('a line that quotes what nobody said is set aside', () => {
  const { unused } = groundWritten(written(line('Trained six nurses', 'I trained six nurses and doctors')), clinic)
  expect(unused.map(({ why }) => why)).toEqual(['ungrounded'])
})

test('what was said of one job grounds nothing of another', () => {
  const two = request(
    told('I sold cars.', { part: 'experience', index: 0 }),
    told('I trained six nurses.', { part: 'experience', index: 1 }, 'duties'),
  )
  const { experience, unused } = groundWritten(written(line('Trained six nurses', 'I trained six nurses.')), two)
  expect(experience[0]?.achievements).toEqual([])
  expect(unused).toHaveLength(1)
})

test('a summary and skills may rest on any answer; what was unused before stays so', () => {
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

test('a line of which one half was not said is replaced by what was', () => {
  const both = line('Trained six nurses; saved 40,000 a year', 'I trained six nurses.')
  const { experience } = groundWritten(written(both), clinic)
  expect(experience[0]?.achievements.map(({ text }) => text)).toEqual(['Trained six nurses'])
})

test('a half before its scale is read, and what is of others is no claim', () => {
  const rest = 'We swept two and a half thousand chimneys. I got nine families into flats of their own.'
  const lines = [line('Swept 2,500 chimneys', rest), line('Got 9 families into flats of their own', rest)]
  const { unused } = groundWritten(written(...lines), request(told(rest, { part: 'experience', index: 0 })))
  expect(unused).toEqual([])
})
