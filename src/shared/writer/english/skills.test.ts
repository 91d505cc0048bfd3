import { expect, test } from 'vitest'
import { skillsOf } from '#shared/writer/english/skills.ts'

/** Skills that are written, and names that the review asks about. */
function skillsIn(answer: string) {
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

test('a degree is no skill, in whatever words it is named', () => {
  const degrees = ['Master of Education', 'bachelor’s degree in history', 'MBA', 'BSc Biology', 'PhD in Physics']
  for (const degree of degrees) expect(skillsIn(`Canvas, ${degree}, Excel.`).written).toEqual(['Canvas', 'Excel'])
  expect(skillsIn('Scrum Master, Mastercam.').written).toEqual(['Scrum Master', 'Mastercam'])
})

test.each([
  ['I work with Zendesk, SQL and the till.', ['Zendesk', 'SQL', 'Till']],
  ['Trumpf laser, the bending press.', ['Trumpf laser', 'Bending press']],
  ['German native, English B2, Spanish a bit.', ['German (native)', 'English (B2)', 'Spanish (basic)']],
  ['Some French, arabic is my mother tongue.', ['French (basic)', 'Arabic (native)']],
  ['Revit for six years. Lymph drainage, 170 hours.', ['Revit (six years)', 'Lymph drainage (170 hours)']],
  ['Excel (basics) and Word.', ['Excel (basic)', 'Word']],
  ['Wound care, ECG.', ['Wound care', 'ECG']],
])('%s', (answer, skills) => {
  expect(skillsIn(answer).written).toEqual(skills)
})

test.each([
  ['I used Trados at university and forgot it.', 'Trados'],
  ['English for tourists only.', 'English'],
  ["I'd like to learn Python.", 'Python'],
  ['They showed me SAP once.', 'SAP'],
])('a doubtful name is asked about: %s', (answer, name) => {
  expect(skillsIn(answer)).toMatchObject({ written: [], asked: [name] })
})

test.each([['CAD not really.'], ['Photoshop, well, no.'], ['Forklift expired.'], ['Only my boss does the payroll.']])(
  'a disclaimed skill is not written: %s',
  (answer) => {
    expect(skillsIn(answer).written).toEqual([])
  },
)

test('a number without a skill is offered with its sentence', () => {
  const { offered } = skillsIn('Shorthand, 120 words a minute in my day.')
  expect(offered).toEqual(['Shorthand, 120 words a minute in my day.'])
})

test('a repeated skill is written once', () => {
  expect(skillsIn('Excel. I used Excel years back. Excel and Word.').written).toEqual(['Excel', 'Word'])
})

test('two hundred skills are written, and the sentences with further ones are offered', () => {
  const answer = Array.from({ length: 201 }, (_, at) => `Tool${at}`).join('. ')
  const { lines, unused } = skillsOf({
    questionId: 'q',
    question: 'Which tools do you work with?',
    answer,
    target: { part: 'skills' },
    current: true,
    asks: [],
  })
  expect(lines.map(({ text }) => text).slice(-1)).toEqual(['Tool199'])
  expect(lines).toHaveLength(200)
  expect(unused).toEqual([{ source: { questionId: 'q', quote: 'Tool200' }, why: 'enough' }])
})
