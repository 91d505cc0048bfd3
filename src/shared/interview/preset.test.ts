import { expect, test } from 'vitest'
import { presetOf } from '#shared/interview/preset.ts'

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
