import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { leavesOf, storableText } from '#shared/resume/json-value.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

test('missing content becomes an empty resume', () => {
  expect(upgradeContent(undefined)).toEqual(emptyContent())
  expect(upgradeContent(null)).toEqual(emptyContent())
  expect(upgradeContent({ personalInfo: null, summary: null, experience: null, skills: null })).toEqual(emptyContent())
})

test('a resume from before schema versions keeps its text and gets the missing parts', () => {
  const upgraded = upgradeContent({ personalInfo: { fullName: 'Ada Ek' }, experience: [{ company: 'Nordwind' }] })
  expect(upgraded.schemaVersion).toBe(2)
  expect(upgraded.personalInfo).toMatchObject({ fullName: 'Ada Ek', email: '' })
  expect(upgraded.experience[0]).toMatchObject({ company: 'Nordwind', current: false, achievements: [] })
})

test.each([
  ['a number for text', { education: [{ gpa: 3.8 }] }, { education: [{ gpa: '3.8' }] }],
  ['flat skills', { skills: ['Java', 'Go'] }, { skills: { technical: ['Java', 'Go'], soft: [] } }],
  ['skills in one text', { skills: 'Java, Go' }, { skills: { technical: ['Java', 'Go'] } }],
  [
    'skills in groups of their own',
    { skills: { technical: ['Go'], Cloud: ['AWS', 'GCP'], soft: null } },
    { skills: { technical: ['Go', 'AWS', 'GCP'], soft: [] } },
  ],
  [
    'skills as objects',
    { skills: [{ name: 'Backend', keywords: ['Go', 'SQL'] }] },
    { skills: { technical: ['Backend', 'Go', 'SQL'] } },
  ],
  [
    'certificates as objects',
    { certifications: [{ name: 'Scrum Master', issuer: 'Agile Guild', year: 2021 }] },
    { certifications: ['Scrum Master, Agile Guild, 2021'] },
  ],
  ['one text for a list', { interests: 'Chess\nRowing' }, { interests: ['Chess', 'Rowing'] }],
  ['one entry for a list', { projects: { name: 'Bridge' } }, { projects: [{ name: 'Bridge' }] }],
  ['text for an entry', { awards: ['Best Bridge 2019'] }, { awards: [{ title: 'Best Bridge 2019' }] }],
  ['a list for text', { summary: ['Ten years.', 'Two awards.'] }, { summary: 'Ten years., Two awards.' }],
  ['a switch in words', { experience: [{ current: 'true' }] }, { experience: [{ current: true }] }],
  ['a section without id', { custom: [{ title: 'Talks & Papers' }] }, { custom: [{ id: 'talks-papers', items: [] }] }],
  ['an unknown colour', { design: { accent: 'red', paper: 'a4' } }, { design: { paper: 'a4' } }],
])('%s is understood', (_, stored, expected) => {
  expect(upgradeContent(stored)).toMatchObject(expected)
})

test('unknown fields are kept with their entry, others at the top', () => {
  const upgraded = upgradeContent({
    headline: 'Engineer',
    personalInfo: { fullName: 'Ada Ek', pronouns: 'she' },
    experience: [{ company: 'Nordwind', salary: 'secret' }],
    foreign: { headline: 'Older' },
  })
  expect(upgraded.experience[0]?.foreign).toEqual({ salary: 'secret' })
  expect(upgraded.foreign).toEqual({
    headline: 'Older',
    'headline-more': 'Engineer',
    'personalInfo (rest)': { pronouns: 'she' },
  })
})

test('content beyond a limit is kept under foreign', () => {
  const upgraded = upgradeContent({
    experience: [{ company: `${'x'.repeat(300)}tail` }],
    certifications: Array.from({ length: 203 }, (_, n) => `c${n}`),
  })
  expect(upgraded.experience[0]?.company).toHaveLength(300)
  expect(upgraded.experience[0]?.foreign).toEqual({ 'company (rest)': 'tail' })
  expect(upgraded.certifications).toHaveLength(200)
  expect(upgraded.foreign).toEqual({ 'certifications (rest)': ['c200', 'c201', 'c202'] })
})

test('text that cannot be stored is made storable', () => {
  expect(upgradeContent({ summary: 'a\0b\ud800' }).summary).toBe('ab\ufffd')
  expect(upgradeContent({ x: ['a\0b'] }).foreign).toEqual({ x: ['ab'] })
})

test('a line-end hyphen copied by a browser stays a hyphen', () => {
  expect(storableText('full\ufffetime')).toBe('full-time')
})

test('deep nesting does no harm', () => {
  const deep: unknown = JSON.parse(`{"x":${'['.repeat(100_000)}"core"${']'.repeat(100_000)}}`)
  expect(JSON.stringify(upgradeContent(deep))).toContain('core')
})

test('a field named like an object property is kept', () => {
  const upgraded = upgradeContent(JSON.parse('{"__proto__":{"text":"kept"},"constructor":"too"}'))
  expect(upgraded.foreign).toEqual({ constructor: 'too', 'odd names': [['__proto__', { text: 'kept' }]] })
})

test('a valid resume is unchanged', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      expect(upgradeContent(content)).toEqual(content)
    }),
  )
})

/** Arbitrary data in the place of a resume. */
const anyJson = fc.jsonValue({ maxDepth: 3 })
const anyStored = fc.oneof(
  anyJson,
  fc
    .tuple(
      anyResume,
      fc.dictionary(fc.constantFrom(...Object.keys(emptyContent()), 'custom', 'awards', 'design', 'foreign'), anyJson),
    )
    .map(([content, parts]) => ({ ...content, ...parts })),
  fc.record({
    experience: fc.array(
      fc.dictionary(fc.constantFrom('company', 'current', 'achievements', 'id', 'foreign'), anyJson),
    ),
    custom: fc.array(fc.dictionary(fc.constantFrom('id', 'title', 'items'), anyJson)),
  }),
)

test('any data becomes a valid resume', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      expect(z.safeParse(ResumeContent, upgradeContent(stored)).success).toBe(true)
    }),
  )
})

test('no stored word is lost', () => {
  fc.assert(
    fc.property(anyStored, (stored) => {
      const kept = leavesOf(upgradeContent(stored)).join('\n')
      const words = leavesOf(JSON.parse(JSON.stringify(stored)))
        .flatMap((leaf) =>
          leaf
            .replaceAll('\0', '')
            .toWellFormed()
            .split(/[,，、،\n\r]/),
        )
        .map((word) => word.trim())
      for (const word of words) expect(kept).toContain(word)
    }),
  )
})
