import { afterEach, expect, test, vi } from 'vitest'
import { readPosting } from '#shared/ats/posting/read-posting.ts'

afterEach(() => vi.restoreAllMocks())

const formsOf = (text: string) => readPosting(text).terms.map(({ form }) => form)

test('a posting is read the same under every sort order', () => {
  const text = `Requirements\n- ${Array.from({ length: 300 }, (_, at) => `chair${String.fromCodePoint(97 + (at % 26))}${at}x`).join(' ')}`
  const before = [...readPosting(text).words.keys()]
  const compare = String.prototype.localeCompare
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other: string) {
    return -compare.call(this, other)
  })
  expect([...readPosting(text).words.keys()]).toEqual(before)
})

test('invisible characters do not split words', () => {
  expect(formsOf('Requirements\n- Kuber\u00ADnetes and Post\u200BgreSQL')).toEqual(['Kubernetes', 'PostgreSQL'])
})

test('accents count the same in every Unicode form', () => {
  const text = 'Dein Profil\n- Lohnbuchführung und Qualitätsprüfung, gern Französisch'
  expect(formsOf(text.normalize('NFD'))).toEqual(formsOf(text))
  expect(formsOf(text)).toContain('Französisch')
})

const needsOf = (text: string) => Object.fromEntries(readPosting(text).terms.map(({ form, need }) => [form, need]))

test.each([
  ['You will read schematics and weld aluminium.', ['schematics']],
  ['Sie führen die Lohnabrechnung mit DATEV.', ['Lohnabrechnung', 'DATEV']],
  ['Vous assurez la facturation sous SAP.', ['facturation', 'SAP']],
  ['Te encargarás de la contabilidad y del IVA.', ['contabilidad', 'IVA']],
])('what the work needs is demanded, without a heading or “must”: %s', (text, forms) => {
  const needs = needsOf(`Some job\n\n${text}`)
  for (const form of forms) expect(needs).toMatchObject({ [form]: 'must' })
})

test.each([
  'We offer a pension, yoga and German lessons.',
  'Wir bieten betriebliche Altersvorsorge, JobRad und Englischkurse.',
  'Nous offrons une mutuelle, des cours d’anglais et du yoga.',
  'Ofrecemos seguro médico, clases de inglés y yoga.',
  'We are a hospital group with its own laundry and pharmacy.',
  'Send your CV to Ada, quoting reference KX-11.',
  'Your data are kept for six months (GDPR and data protection).',
])('what the company says of itself is never demanded: %s', (sentence) => {
  expect(formsOf(`Cook\n\nRequirements\n- HACCP\n\n${sentence}`)).toEqual(['HACCP'])
})

test.each([
  ['places', 'Nurse, Dayton, OH', 'OH'],
  ['places', 'Nurse (Seattle, WA)', 'WA'],
  ['places', 'Location: WA', 'WA'],
  ['places', 'Seattle WA', 'WA'],
  ['places', 'WA-based or remote', 'WA'],
  ['places', 'Remote in CA, NY or CO', 'CO'],
  ['places', 'Remote (CA/PA)', 'PA'],
  ['places', 'Based in Boston, MA', 'MA'],
  ['places', 'Location: MD', 'MD'],
  ['places', 'McKinney, TX', 'McKinney'],
  ['places', 'Remote (EU)', 'EU'],
  ['places', 'Remote (UAE)', 'UAE'],
  ['words in capitals', 'WIR SUCHEN Pflegekräfte', 'WIR'],
  ['numbers', 'Technician II', 'II'],
  ['references', 'Welder GT-11', 'GT'],
  ['the job itself', 'You report to the Head of Nursing as a Registered Nurse', 'Registered Nurse'],
])('%s are no terms: %s', (_, line, form) => {
  expect(formsOf(`${line}\n\nRequirements\n- HACCP`)).not.toContain(form)
})

test('a word of a field counts where skills are asked for, and a tool only as it is written', () => {
  const text =
    'Office Assistant\nRequirements: strong Excel skills, scheduling and inventory. Sales experience is a plus.'
  expect(needsOf(text)).toEqual({ Excel: 'must', scheduling: 'must', inventory: 'must', Sales: 'nice' })
  expect(formsOf('Cook\n\nRequirements\n- You have the skills to excel and go far')).toEqual([])
})

test.each([
  ['Fahrer\n\nAnforderungen\n- Fahrerlaubnis Klasse B', 'Fahrerlaubnis'],
  ['Chauffeur\n\nProfil\n- Permis B exigé', 'Permis B'],
  ['Conductor\n\nRequisitos\n- Carné de conducir', 'Carné de conducir'],
  ['Nurse\n\nRequirements\n- NMC registration', 'NMC registration'],
  ['Wachperson\n\nProfil\n- Sachkunde nach § 34a', '34a'],
  ['Fahrer\n\nAnforderungen\n- ADR', 'ADR'],
])('a licence is a term, in a posting of a few words too: %s', (text, form) => {
  expect(formsOf(text).join(' ')).toContain(form)
})

test.each([
  ['MD', 'MD or equivalent, with board certification'],
  ['CT', 'Routine work with CT and X-ray'],
  ['CA', 'Qualified CA with knowledge of IFRS'],
  ['PA', 'MD, PA or a similar license'],
])('a state’s code that means something else is a term: %s', (form, line) => {
  expect(formsOf(`Some job\n\nRequirements\n- ${line}`)).toContain(form)
})
