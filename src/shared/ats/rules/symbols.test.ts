import { expect, test } from 'vitest'
import { findIn, withBullet } from '#shared/ats/rules/find-in.ts'
import { symbols } from '#shared/ats/rules/symbols.ts'

const path = 'experience.0.achievements.0'

test.each([
  ['🚀 Launched the shop', 'Launched the shop'],
  ['Won a prize 🏆, twice 👩🏽‍💻.', 'Won a prize, twice.'],
  ['• Kochte für vierzig Gäste', 'Kochte für vierzig Gäste'],
  ['- Géré le stock du café', 'Géré le stock du café'],
  ['➤ Cociné para **cuarenta** personas', 'Cociné para **cuarenta** personas'],
  ['→ Led the team', 'Led the team'],
  ['Spanish ★★★☆☆ spoken', 'Spanish spoken'],
])('“%s” becomes “%s”', (line, value) => {
  const found = findIn(symbols, withBullet(line))
  expect(found).toMatchObject([{ code: 'symbols-decorative', cost: 1, fix: [{ path, value }] }])
})

test('a nested bullet keeps its level when its symbol is removed', () => {
  expect(findIn(symbols, withBullet('  ★ Led the team'))).toMatchObject([{ fix: [{ path, value: '  Led the team' }] }])
})

test.each([
  ['Ran Java\u200BScript', 'Ran JavaScript'],
  ['\uFEFFCooked for forty', 'Cooked for forty'],
  ['\uF0B7 Cooked for forty', 'Cooked for forty'],
  ['Ver\u00ADwaltung der Küche', 'Verwaltung der Küche'],
])('invisible characters are removed from “%s”', (line, value) => {
  const found = findIn(symbols, withBullet(line))
  expect(found).toMatchObject([{ code: 'symbols-invisible', values: { count: 1 }, cost: 1, fix: [{ path, value }] }])
})

test.each([
  'Greek → German, C++ / C# • Go · Rust',
  'Cost –5% at Müller™ & Söhne®, 10 °C, ½ of 3×4',
  '负责餐厅的运营',
  'Ελληνικά, Українська, العربية and हिन्दी',
  '-5% costs in a year',
  '“Quotes” – dashes — and more…',
])('“%s” is ordinary text', (line) => {
  expect(findIn(symbols, withBullet(line))).toEqual([])
})

test('a fix never leaves a field blank and never breaks Markdown', () => {
  for (const line of ['★★★', '**🚀** Launched'])
    expect(findIn(symbols, withBullet(line)).map(({ fix }) => fix)).toEqual([undefined])
})

test.each(['S K I L L S', 'Meine  K Ü C H E', 'É Q U I P E de dix'])('“%s” is spaced letter by letter', (line) => {
  expect(findIn(symbols, withBullet(line))).toMatchObject([{ code: 'letters-spaced', cost: 1 }])
})

test.each(['Licences A B C', 'Plan A and plan B', 'Taught grades 1 2 3 4 5'])(
  'single letters are allowed in “%s”',
  (line) => {
    expect(findIn(symbols, withBullet(line))).toEqual([])
  },
)

test.each([
  'LED ALL TEAMS OF THE HOUSE',
  'LEITETE DIE KÜCHE EINES HOTELS',
  'GÉRÉ LE STOCK DU CAFÉ',
  'DIRIGÍ LA COCINA DEL HOTEL',
])('“%s” is in capitals', (line) => {
  expect(findIn(symbols, withBullet(line))).toMatchObject([{ code: 'line-in-capitals', cost: 1 }])
})

test.each(['AWS, GCP, SQL and HTML', 'SAP MM', 'ISO 9001, ISO 14001'])('abbreviations in “%s” are allowed', (line) => {
  expect(findIn(symbols, withBullet(line))).toEqual([])
})

test('names and titles may be in capitals; dates and hidden sections are not checked', () => {
  const experience = [{ position: 'HEAD OF ALL THE KITCHENS', company: 'THE INN AT THE HARBOUR', startDate: '📅 2020' }]
  expect(findIn(symbols, { personalInfo: { fullName: 'MAYA ANNE OKAFOR LEE' }, experience })).toEqual([])
  expect(findIn(symbols, { ...withBullet('🚀 Launched the shop'), hiddenSections: ['experience'] })).toEqual([])
})
