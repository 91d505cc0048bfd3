import { expect, test } from 'vitest'
import { presetOf, suggestTarget } from '#shared/interview/preset.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent } from '#shared/resume/schema.ts'

const presetFor = (...titles: readonly string[]) =>
  presetOf(titles.map((position) => ({ position, company: 'Inn', current: false })))

test('the newest position sets industry, level and role', () => {
  expect(presetFor('Senior Nurse', 'Cook')).toEqual({
    industry: 'Healthcare & Nursing',
    level: 'Senior',
    targetRole: 'Senior Nurse',
  })
  expect(presetFor(' Junior-Entwicklerin ')).toMatchObject({ level: 'Entry-level', targetRole: 'Junior-Entwicklerin' })
})

test('unknown fields are empty', () => {
  expect(presetOf([])).toEqual({ industry: '', level: '', targetRole: '' })
  expect(presetFor('')).toEqual({ industry: '', level: '', targetRole: '' })
  expect(presetFor('Falconer', 'Cook')).toEqual({ industry: '', level: '', targetRole: 'Falconer' })
})

test.each([
  ['Truck Driver', 'Logistics & Supply Chain'],
  ['Friseurin', 'Skilled Trades'],
  ['Aide-soignante', 'Healthcare & Nursing'],
  ['Dependienta', 'Retail'],
  ['Head of Marketing', 'Marketing'],
  ['Project Manager', ''],
  ['Engineer', ''],
  ['Assistant', ''],
])('%j implies the industry %j: an occupation does, a word that many industries share does not', (title, industry) => {
  expect(presetFor(title).industry).toBe(industry)
})

test.each([
  ['Junior Product Manager', 'Entry-level'],
  ['Praktikantin im Marketing', 'Entry-level'],
  ['Apprentie coiffeuse', 'Entry-level'],
  ['Becario', 'Entry-level'],
  ['Senior Art Director', 'Senior'],
  ['Sr. Engineer', 'Senior'],
  ['Team Lead', 'Lead'],
  ['Head Chef', 'Lead'],
  ['Filialleiterin', 'Lead'],
  ['Jefa de cocina', 'Lead'],
  ['Head of Sales', 'Executive'],
  ['Geschäftsführerin', 'Executive'],
  ['Directrice générale', 'Executive'],
  ['CTO', 'Executive'],
  ['Cook', ''],
  ['Project Manager', ''],
  ['Projektleiter', ''],
  ['Art Director', ''],
  ['Flugbegleiterin', ''],
  ['Assistant to the Director', ''],
  ['Assistenz der Geschäftsführung', ''],
  ['Interne Revision', ''],
])('%j implies the level %j', (title, level) => {
  expect(presetFor(title).level).toBe(level)
})

const worked = (position: string, startDate: string, endDate: string) => ({
  ...blankEntry('experience', position),
  position,
  startDate,
  endDate,
})

test.each([
  [[worked('Cook', '2024-06', 'Present')], 'Entry-level'],
  [[worked('Cook', '2023-06', '2025-06')], 'Mid-level'],
  // What overlaps counts once, and a gap does not count.
  [[worked('Cook', '2018', '2021'), worked('Waiter', '2018', '2021'), worked('Baker', '2010', '2010')], 'Mid-level'],
  [[worked('Cook', '2016', '2025')], 'Senior'],
  [[worked('Head of Sales', '2025', '2025')], 'Executive'],
  [[worked('Cook', '', '')], ''],
])('years of work suggest a level where the title names none (%#)', (experience, level) => {
  const content = { ...emptyContent(), experience }
  expect(suggestTarget(content, { today: '2026-01-15', hasNoWork: false }).level).toBe(level)
})

test('people without work experience start at the entry level', () => {
  expect(suggestTarget(emptyContent(), { today: '2026-01-15', hasNoWork: true })).toEqual({
    industry: '',
    level: 'Entry-level',
    targetRole: '',
  })
})
