import { versionFive, versionFour, versionThree } from '#shared/import/fixtures/reactive-resume.ts'
import { fromReactiveResume, isReactiveResume } from '#shared/import/reactive-resume.ts'
import type { Imported } from '#shared/resume/json-resume.ts'
import { leavesOf, type JsonObject } from '#shared/resume/json-value.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

function contentOf(file: JsonObject): ResumeContent {
  const result = fromReactiveResume(file)
  if ('problem' in result) throw new Error(result.problem.code)
  expect(z.safeParse(ResumeContent, result.content).success).toBe(true)
  return result.content
}

const isResumeOrReason = (result: Imported): boolean =>
  'problem' in result || z.safeParse(ResumeContent, result.content).success

test('version 3 is read: person, job with its bullets, skills, languages, references, custom section', () => {
  const content = contentOf(versionThree)
  expect(content.personalInfo).toEqual({
    fullName: 'Nora Weiss',
    headline: 'Baker',
    email: 'nora@example.com',
    phone: '+49 30 000',
    location: 'Berlin, Germany',
    website: 'https://nora.example',
    linkedin: 'https://linkedin.com/in/nora',
    github: '',
  })
  expect(content.summary).toBe('Bakes **bread**.')
  expect(content.experience).toMatchObject([
    {
      company: 'Bakery Korn',
      position: 'Head baker',
      startDate: '2019-04-01',
      endDate: '',
      current: true,
      description: 'Runs the night shift.',
      achievements: ['Baked 900 loaves a day', 'Trained 4 apprentices'],
      url: 'https://korn.example',
    },
  ])
  expect(content.skills).toEqual({ technical: [], soft: [], languages: ['German (Native)'] })
  expect(content.skillGroups).toMatchObject([{ skills: ['Sourdough', 'Rye'] }])
  expect(content.references).toMatchObject([{ name: 'Jo Korn', contact: 'Owner, jo@korn.example, 1', text: 'Best.' }])
  expect(content.custom).toMatchObject([
    { title: 'Fairs', items: [{ title: 'Bread Fair', subtitle: 'Stand 4', date: '2020-05', description: 'Won.' }] },
  ])
  expect(content.language).toBe('de')
})

test('version 4 is read: HTML as Markdown, spelled-out dates, hidden entries in their own list', () => {
  const content = contentOf(versionFour)
  expect(content.summary).toBe('Bakes **bread**.')
  expect(content.experience).toMatchObject([
    {
      company: 'Bakery Korn',
      startDate: '2019-04',
      current: true,
      description: 'Runs it.',
      achievements: ['Baked 900 loaves & more', 'Trained _4_'],
      location: 'Berlin',
      url: 'https://korn.example',
    },
    { company: 'Secret Ltd', position: 'Cook', endDate: '2010', description: 'Quiet.', hidden: true },
  ])
  expect(content.education).toMatchObject([
    { institution: 'Guild', degree: 'Master', field: 'Bread', gpa: '1.3', startDate: '2012', endDate: '2015' },
  ])
  expect(content.projects).toMatchObject([
    { name: 'Oven', description: 'Lead\nBuilt it.', technologies: ['Clay'], github: 'https://github.com/nora/oven' },
  ])
  expect(content.skills.technical).toEqual(['Cakes (Good)'])
  expect(content.references).toMatchObject([{ name: 'Jo Korn', contact: 'Owner', text: 'Best.' }])
  expect(content.custom).toMatchObject([
    { title: 'Fairs', items: [{ title: 'Bread Fair', subtitle: 'Stand 4', description: 'Rye', bullets: ['Won'] }] },
  ])
  expect(content.hiddenSections).toEqual(['references'])
  expect(content.contacts).toEqual([{ kind: 'other', label: 'Driving licence', value: 'B', url: '' }])
})

test('version 5 is read: several positions at one employer are roles there', () => {
  const content = contentOf(versionFive)
  expect(content.personalInfo).toMatchObject({ website: 'https://nora.example', github: 'https://github.com/nora' })
  expect(content.experience).toMatchObject([
    {
      company: 'Bakery Korn',
      position: 'Head baker',
      startDate: '2019-04',
      current: true,
      description: 'A bakery.',
      achievements: ['Led 9'],
    },
    { company: 'Bakery Korn', position: 'Baker', startDate: '2015', endDate: '2019', sameEmployer: true },
  ])
  expect(content.education[0]).toMatchObject({ institution: 'Guild', gpa: '1.3' })
  expect(content.skills.languages).toEqual([])
  expect(content.custom).toMatchObject([
    { title: 'Letter', items: [{ description: 'Jo Korn\nDear Jo' }] },
    { title: 'languages', items: [{ title: 'German', subtitle: 'Native' }] },
  ])
  expect(content.hiddenSections).toEqual(['custom:own-1', 'custom:own-2'])
  expect(content.language).toBe('de')
})

test('neither birthday nor picture is imported', () => {
  const texts = [versionThree, versionFour].map((file) => JSON.stringify(contentOf(file))).join()
  expect(texts).not.toContain('1990')
  expect(texts).not.toContain('me.jpg')
  expect(texts).not.toContain('base64')
})

test('a JSON Resume is not taken for a Reactive Resume file', () => {
  expect(isReactiveResume({ basics: { name: 'Ada' }, work: [] })).toBe(false)
})

test('any content leads to a resume or to a reason', () => {
  const names = [
    'basics',
    'sections',
    'items',
    'name',
    'summary',
    'date',
    'url',
    'roles',
    'custom',
    '__proto__',
    'experience',
    'skills',
    'visible',
    'level',
  ]
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant('<p>a</p>')),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), tie('tree'), { maxKeys: 5 }),
    ),
  }))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), tree), tree, tree, (file, basics, sections) => {
      expect(isResumeOrReason(fromReactiveResume({ ...file, basics, sections }))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('no word of an entry is lost, whatever fields it has', () => {
  const word = fc.stringMatching(/^[a-z]{6,9}$/)
  const fields = fc.constantFrom(
    'company',
    'name',
    'position',
    'location',
    'summary',
    'description',
    'url',
    'degree',
    'mood',
    'keywords',
  )
  const list = fc.constantFrom('experience', 'education', 'projects', 'awards', 'references', 'languages', 'mine')
  fc.assert(
    fc.property(list, fc.dictionary(fields, word, { minKeys: 1 }), (name, item) => {
      const texts = leavesOf(contentOf({ basics: {}, sections: { [name]: { items: [item] } } })).join(' ')
      for (const text of Object.values(item)) expect(texts).toContain(text)
    }),
    { numRuns: 300 },
  )
})

test('texts and lists beyond every limit are kept', () => {
  const items = Array.from({ length: 70 }, (_, index) => ({ company: `Firm ${index}`, summary: 'x'.repeat(6100) }))
  const content = contentOf({ basics: {}, sections: { experience: { items } } })
  expect(content.experience).toHaveLength(60)
  expect(leavesOf(content.foreign).filter((text) => text.startsWith('Firm'))).toContain('Firm 69')
})
