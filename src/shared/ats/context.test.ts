import { expect, test } from 'vitest'
import { contextOf } from '#shared/ats/context.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const contentWith = (more: Partial<ResumeContent>): ResumeContent => ({ ...emptyContent(), ...more })
const read = (more: Partial<ResumeContent>) => contextOf(contentWith(more), '2026-01-01')

test('a blank resume has no text fields', () => {
  expect(read({}).textFields).toEqual([])
})

test('every text is read without Markdown, with its path, part and role', () => {
  const { textFields } = read({ summary: 'Builds **fast** sites', certifications: ['CPA'] })
  expect(textFields.map(({ path, part, role, text }) => ({ path, part, role, text }))).toEqual([
    { path: 'summary', part: 'summary', role: 'summary', text: 'Builds fast sites' },
    { path: 'certifications.0', part: 'education', role: 'certificate', text: 'CPA' },
  ])
})

test('hidden sections are not read', () => {
  expect(read({ summary: 'Cooks', hiddenSections: ['summary'] }).textFields).toEqual([])
})

test('custom sections are read', () => {
  const item = { title: 'Patent', subtitle: '', date: '2020', url: '', description: '', bullets: ['Ovens'] }
  const { textFields } = read({ custom: [{ id: 'a', title: 'Patents', items: [item] }] })
  expect(textFields.map(({ path }) => path)).toEqual([
    'custom.0.items.0.title',
    'custom.0.items.0.date',
    'custom.0.items.0.bullets.0',
  ])
})

test('without a chosen language, stop words decide it', () => {
  expect(read({ summary: 'Verantwortlich für die Führung von Teams und das Budget' }).language).toBe('de')
  expect(read({ summary: 'Verantwortlich für die Führung', language: 'fr' }).language).toBe('fr')
})

test('decomposed accents are composed', () => {
  expect(read({ summary: 'Führte die Küche'.normalize('NFD') }).textFields[0]?.text).toBe('Führte die Küche')
})

test('a word in one language is not taken for a skill in another', () => {
  const summary = 'Brought customers back and took turns at the desk. Got cada cliente de vuelta.'
  expect(read({ summary }).textFields[0]?.skills).toEqual([])
})

test('each sentence is read in its own language', () => {
  const summary = 'Lohnabrechnung und Umsatzsteuer für die Filialen. Ran the payroll of the house with two clerks.'
  expect(read({ summary }).textFields[0]?.skills.map(({ form, from }) => [form, from])).toEqual([
    ['Lohnabrechnung', 0],
    ['Umsatzsteuer', 2],
    ['payroll', 8],
  ])
})
