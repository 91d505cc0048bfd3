import { expect, test } from 'vitest'
import { skillsOf } from '#shared/writer/english/skills.ts'

/** Skills that are written, and names that are asked about. */
function named(answer: string) {
  const { lines, unused } = skillsOf({
    questionId: 'q',
    question: 'Which tools and languages do you work with?',
    answer,
    target: { part: 'skills' },
    current: true,
    asks: [],
  })
  return {
    written: lines.map(({ text }) => text),
    asked: unused.filter(({ why }) => why === 'maybe-skill').map(({ source }) => source.quote),
    offered: unused.filter(({ why }) => why === 'no-skill').map(({ source }) => source.quote),
  }
}

test.each([
  ['I work with Zendesk, SQL and the till.', ['Zendesk', 'SQL', 'Till']],
  ['Trumpf laser, the bending press.', ['Trumpf laser', 'Bending press']],
  ['German native, English B2, Spanish a bit.', ['German (native)', 'English (B2)', 'Spanish (basic)']],
  ['Some French, arabic is my mother tongue.', ['French (basic)', 'Arabic (native)']],
  ['Revit for six years. Lymph drainage, 170 hours.', ['Revit (six years)', 'Lymph drainage (170 hours)']],
  ['Excel (basics) and Word.', ['Excel (basic)', 'Word']],
  ['Wound care, ECG.', ['Wound care', 'ECG']],
])('%s', (answer, skills) => {
  expect(named(answer).written).toEqual(skills)
})

test.each([
  ['I used Trados at university and forgot it.', 'Trados'],
  ['English for tourists only.', 'English'],
  ["I'd like to learn Python.", 'Python'],
  ['They showed me SAP once.', 'SAP'],
])('what is said of it leaves a doubt, so it is asked about: %s', (answer, name) => {
  expect(named(answer)).toMatchObject({ written: [], asked: [name] })
})

test.each([['CAD not really.'], ['Photoshop, well, no.'], ['Forklift expired.'], ['Only my boss does the payroll.']])(
  'what is disowned is no skill: %s',
  (answer) => {
    expect(named(answer).written).toEqual([])
  },
)

test('a figure that stands with no skill is offered with its sentence', () => {
  const { offered } = named('Shorthand, 120 words a minute in my day.')
  expect(offered).toEqual(['Shorthand, 120 words a minute in my day.'])
})

test('a skill that is named twice is written once', () => {
  expect(named('Excel. I used Excel years back. Excel and Word.').written).toEqual(['Excel', 'Word'])
})
