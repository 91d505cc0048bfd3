import { expect, test } from 'vitest'
import '#shared/resume/all-languages.ts'
import { headings, labels } from '#shared/resume/headings.ts'
import { RESUME_LANGUAGES, SECTION_NAMES } from '#shared/resume/schema.ts'

test('a German resume has German headings', () => {
  expect(headings('de').experience).toBe('Berufserfahrung')
  expect(labels('de').present).toBe('Heute')
})

test('a Spanish resume has the headings of a currículum', () => {
  expect(headings('es')).toMatchObject({ summary: 'Perfil', education: 'Formación', skills: 'Competencias' })
})

test.each(RESUME_LANGUAGES)('every section has a unique heading in %s', (language) => {
  const titles = SECTION_NAMES.map((name) => headings(language)[name])
  expect(new Set(titles).size).toBe(11)
  expect(titles).not.toContain('')
})

/** Words that make well-known parsers recognize the first line of a section. */
const SECTION_WORDS =
  /experience|education|project|skill|job|work|course|extracurricular|objective|summary|award|honor|technolog|position|profile|certif|interest|link$|contact|additional|history|employment/i

test.each(RESUME_LANGUAGES)('no label looks like a heading in %s', (language) => {
  for (const label of Object.values(labels(language))) expect(label).not.toMatch(SECTION_WORDS)
})

test.each(RESUME_LANGUAGES)('no other heading looks like work experience in %s', (language) => {
  const others = SECTION_NAMES.filter((name) => name !== 'experience').map((name) => headings(language)[name])
  for (const heading of others) expect(heading).not.toMatch(/work|experience|employment|history|job/i)
})
