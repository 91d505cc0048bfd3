import { certaintyOf, addLinesAsSection, addLineToField, reviewGroups, withoutEntries } from '#shared/import/review.ts'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { fieldAt } from '#shared/resume/fields.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const content = z.parse(ResumeContent, {
  personalInfo: { fullName: 'Ada', email: 'ada@example.com' },
  experience: [{ company: 'One', achievements: ['a', 'b'] }, { company: 'Two' }, { company: 'Three' }],
  certifications: ['CKA'],
  custom: [{ id: 'fairs', title: 'Fairs', items: [{ title: 'Bread' }] }],
})

test('groups are in resume order, without empty lists', () => {
  expect(reviewGroups(content).map(({ part, title }) => title || part)).toEqual([
    'contact',
    'summary',
    'experience',
    'skills',
    'certifications',
    'Fairs',
  ])
})

test('an entry is edited field by field, each in its own way', () => {
  const [job] = reviewGroups(content).find(({ part }) => part === 'experience')?.entries ?? []
  expect(job?.key).toBe('experience.0')
  expect(job?.fields.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    'company: line',
    'position: line',
    'startDate: line',
    'endDate: line',
    'current: switch',
    'description: text',
    'achievements: lines',
  ])
})

test('every offered field can be read and holds the type its kind says', () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      for (const { path, kind } of reviewGroups(resume).flatMap(({ entries }) =>
        entries.flatMap(({ fields }) => fields),
      )) {
        const value = fieldAt(resume, path)
        const expected = kind === 'switch' ? 'boolean' : kind === 'line' || kind === 'text' ? 'string' : 'object'
        expect([path, typeof value]).toEqual([path, expected])
      }
    }),
  )
})

test('a list is as certain as its least certain item; unread fields have no mark', () => {
  const confidence = {
    'experience.0.company': 0.8,
    'experience.0.position': 0.79,
    'experience.0.achievements.0': 1,
    'experience.0.achievements.1': 0.5,
  }
  expect(certaintyOf('experience.0.company', content, confidence)).toBe('sure')
  expect(
    certaintyOf(
      'experience.0.position',
      { ...content, experience: [{ ...content.experience[0], position: 'Cook' }] } as typeof content,
      confidence,
    ),
  ).toBe('check')
  expect(certaintyOf('experience.0.achievements', content, confidence)).toBe('check')
  expect(certaintyOf('experience.1.company', content, confidence)).toBe('check')
  expect(certaintyOf('summary', content, confidence)).toBeNull()
})

test('left-out entries are removed, the others keep their order', () => {
  const left = withoutEntries(content, new Set(['experience.0', 'experience.2', 'custom.0.items.0']))
  expect(left.experience.map(({ company }) => company)).toEqual(['Two'])
  expect(left.custom?.[0]?.items).toEqual([])
})

test('a line is added after a text, in a blank text, or at the end of a list', () => {
  expect(addLineToField(content, 'summary', ' First ').summary).toBe('First')
  expect(addLineToField({ ...content, summary: 'First' }, 'summary', 'Second').summary).toBe('First\nSecond')
  expect(addLineToField(content, 'experience.0.achievements', 'c').experience[0]?.achievements).toEqual(['a', 'b', 'c'])
  expect(addLineToField(content, 'experience.9.achievements', 'c')).toBe(content)
})

test('lines without a field become a section of their own next to the existing ones', () => {
  const more = addLinesAsSection(addLinesAsSection(emptyContent(), ['x'], 'More'), ['y'], 'More')
  expect(more.custom).toMatchObject([
    { id: 'more-1', title: 'More', items: [{ bullets: ['x'] }] },
    { id: 'more-2', title: 'More', items: [{ bullets: ['y'] }] },
  ])
  expect(z.safeParse(ResumeContent, more).success).toBe(true)
})

test('many lines are all kept, even when no more sections fit', () => {
  const lines = Array.from({ length: 130 }, (_, at) => `line ${at}`)
  const full = Array.from({ length: 12 }, (_, at) => ({ id: `own-${at}`, title: 'x', items: [] }))
  for (const custom of [undefined, full]) {
    const more = addLinesAsSection({ ...emptyContent(), ...(custom && { custom }) }, lines, 'More')
    expect(more.custom?.flatMap(({ items }) => items.flatMap(({ bullets }) => bullets))).toEqual(lines)
    expect(z.safeParse(ResumeContent, more).success).toBe(true)
  }
})
