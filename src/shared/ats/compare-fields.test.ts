import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { compareFields, misplacedFields } from '#shared/ats/compare-fields.ts'
import { ResumeContent } from '#shared/resume/schema.ts'

const resume = (content: object) => z.parse(ResumeContent, content)
const person = (fullName: string) => resume({ personalInfo: { fullName } })
const fateOf = (content: ResumeContent, text: string, path: string) =>
  compareFields(content, text).find((field) => field.path === path)
const fateOfName = (name: string, text: string) => fateOf(person(name), text, 'personalInfo.fullName')

test.each([
  ['a line end', 'Ada Lovelace', 'Ada\n   Lovelace'],
  ['a ligature', 'Staff Office', 'Sta\uFB00 O\uFB03ce'],
  ['a decomposed accent', 'Zoë', 'Zoe\u0308'],
  ['a word hyphenated at a line end', 'Head of development', 'Head of develop-\nment'],
  ['a hyphenated compound at a line end', 'Front-end lead', 'Front-\nend lead'],
  ['a soft hyphen', 'Development', 'Develop\u00ADment'],
  ['a non-breaking space', 'Ada Lovelace', 'Ada\u00A0Lovelace'],
])('%s does not count as a change', (_, typed, read) => {
  expect(fateOfName(typed, `x\n${read}\ny`)).toMatchObject({ fate: 'kept', at: 2 })
})

test('different capitalization is a change and reports what was read', () => {
  expect(fateOfName('Ada Lovelace', 'ADA LOVELACE')).toMatchObject({ fate: 'changed', read: 'ADA LOVELACE' })
})

test('spaces between letters are a change', () => {
  expect(fateOfName('Ada Lovelace', 'A d a L o v e l a c e')).toMatchObject({
    fate: 'changed',
    read: 'A d a L o v e l a c e',
  })
})

test('a sentence with a missing word is a change', () => {
  const content = resume({ summary: 'Analyst who writes programs for engines' })
  expect(fateOf(content, 'Hello. Analyst who writes for engines. Bye.', 'summary')).toMatchObject({ fate: 'changed' })
})

test('a word inside another word does not count as found', () => {
  const content = resume({ skills: { technical: ['Java', 'C'], soft: [], languages: [] } })
  expect(compareFields(content, 'JavaScript, C++').map(({ fate }) => fate)).toEqual(['lost', 'lost'])
})

test('text that is missing counts as lost', () => {
  expect(fateOfName('Ada Lovelace', 'Grace Hopper')).toMatchObject({ fate: 'lost' })
})

test('Markdown, dates and addresses are searched for as they are printed', () => {
  const content = resume({
    personalInfo: { website: 'https://www.ada.example/' },
    summary: 'Wrote **the first** program',
    experience: [{ position: 'Analyst', startDate: '1842-10' }],
  })
  const fates = compareFields(content, 'ada.example\nWrote the first program\nAnalyst\nOct 1842')
  expect(fates.map(({ path, fate }) => `${path} ${fate}`)).toEqual([
    'personalInfo.website kept',
    'summary kept',
    'experience.0.position kept',
    'experience.0.startDate kept',
  ])
})

test('dates are searched for in the format of the design', () => {
  const content = resume({ experience: [{ startDate: '1842-10' }], design: { dateFormat: 'numeric' } })
  expect(fateOf(content, '10/1842', 'experience.0.startDate')?.fate).toBe('kept')
  expect(fateOf(content, 'Oct 1842', 'experience.0.startDate')?.fate).toBe('lost')
})

const jobs = resume({
  experience: [
    { position: 'Analyst', company: 'Engines', startDate: '2020', achievements: ['Wrote notes', 'Found a fault'] },
    { position: 'Tutor', company: 'School', startDate: '2020', achievements: ['Taught sums'] },
  ],
})

test('consecutive entries are in order, even when they share a date', () => {
  const text = 'Analyst 2020\nEngines\nWrote notes\nFound a fault\nTutor 2020\nSchool\nTaught sums'
  const fields = compareFields(jobs, text)
  expect([...misplacedFields(fields)]).toEqual([])
  const dates = fields.filter(({ path }) => path.endsWith('startDate'))
  expect(dates).toMatchObject([{ at: 8 }, { at: 53 }])
})

test.each([
  ['Senior Developer', 'Developer'],
  ['Staff Software Engineer', 'Engineer'],
  ['Stellvertretende Pflegeleitung', 'Pflegeleitung'],
])('a promotion to %s after years as %s is in order', (later, earlier) => {
  const content = resume({
    experience: [
      { position: later, company: 'Works', startDate: '2020', achievements: ['Led a team of four'] },
      { position: earlier, company: 'Works', startDate: '2016', achievements: ['Built the first version'] },
    ],
  })
  const text = `${later} 2020\nWorks\nLed a team of four\n${earlier} 2016\nWorks\nBuilt the first version`
  expect([...misplacedFields(compareFields(content, text))]).toEqual([])
})

test('a line read below the next entry is out of order', () => {
  const text = 'Analyst 2020\nEngines\nWrote notes\nTutor 2020\nSchool\nFound a fault\nTaught sums'
  expect([...misplacedFields(compareFields(jobs, text))]).toEqual(['experience.0.achievements.1'])
})

test('an entry read before the one above it is out of order', () => {
  const text = 'Tutor 2020\nSchool\nTaught sums\nAnalyst 2020\nEngines\nWrote notes\nFound a fault'
  expect([...misplacedFields(compareFields(jobs, text))]).toEqual(['experience.1.position'])
})
