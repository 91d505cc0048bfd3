import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume, anyText } from '#shared/resume/arbitrary-resume.ts'
import { differencesOf, mergeVersions, type Version } from '#shared/resume/differences.ts'
import { withEntryIds } from '#shared/resume/entry-ids.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

const versionOf = (content: object = {}, more: Partial<Version> = {}): Version => ({
  title: 'Cook',
  templateId: null,
  content: z.parse(ResumeContent, content),
  ...more,
})
const summaryOf = (mine: Version, theirs: Version) =>
  differencesOf(mine, theirs).map(({ section, entry, field, mine: one, theirs: other }) => [
    section,
    entry,
    field,
    one,
    other,
  ])

test('two identical versions have no differences', () => {
  expect(differencesOf(versionOf({ summary: 'A' }), versionOf({ summary: 'A' }))).toEqual([])
})

test('title, template and fields are separate differences', () => {
  const mine = versionOf({ summary: 'A', personalInfo: { email: 'a@b.c', phone: '1' } })
  const theirs = versionOf(
    { summary: 'B', personalInfo: { email: 'x@y.z', phone: '1' } },
    { title: 'Chef', templateId: 3 },
  )
  expect(summaryOf(mine, theirs)).toEqual([
    ['title', null, null, 'Cook', 'Chef'],
    ['templateId', null, null, null, 3],
    ['personalInfo', null, 'email', 'a@b.c', 'x@y.z'],
    ['summary', null, null, 'A', 'B'],
  ])
})

test('entries are matched by id at any position, and their order is a separate difference', () => {
  const [cook, chef] = [
    { id: 'a', position: 'Cook', achievements: ['one', 'two'] },
    { id: 'b', position: 'Chef' },
  ]
  const mine = versionOf({ experience: [cook, chef] })
  const theirs = versionOf({ experience: [chef, { ...cook, achievements: ['one', 'three'] }] })
  expect(summaryOf(mine, theirs)).toEqual([
    ['experience', null, 'order', ['Cook', 'Chef'], ['Chef', 'Cook']],
    ['experience', 'Cook', 'achievements', ['one', 'two'], ['one', 'three']],
  ])
})

test('an entry of one version can be added without losing those of the other', () => {
  const mine = versionOf({
    projects: [
      { id: 'a', name: 'A' },
      { id: 'm', name: 'Mine' },
    ],
  })
  const theirs = versionOf({
    projects: [
      { id: 'a', name: 'A' },
      { id: 't', name: 'Theirs' },
    ],
  })
  expect(summaryOf(mine, theirs)).toMatchObject([
    ['projects', 'Theirs', null, undefined, { name: 'Theirs' }],
    ['projects', 'Mine', null, { name: 'Mine' }, undefined],
  ])
  const both = mergeVersions(mine, theirs, ({ entry }) => entry === 'Theirs')
  expect(both.content.projects.map(({ name }) => name)).toEqual(['A', 'Theirs', 'Mine'])
})

test('entries with different ids in two tabs are matched by position', () => {
  const mine = versionOf({ education: [{ id: 'a', degree: 'BSc' }] })
  const theirs = versionOf({ education: [{ id: 'z', degree: 'MSc' }] })
  expect(summaryOf(mine, theirs)).toEqual([['education', 'BSc', 'degree', 'BSc', 'MSc']])
})

test('section order, hidden sections and design are one difference each', () => {
  const mine = versionOf({ design: { accent: '#111111', font: 'Roboto', order: ['skills'] } })
  const theirs = versionOf({ design: { accent: '#222222' }, hiddenSections: ['awards'] })
  expect(summaryOf(mine, theirs).map(([section]) => section)).toEqual(['hiddenSections', 'design', 'sectionOrder'])
})

let count = 0
const withIds = anyResume.map((content) => withEntryIds(content, () => `n${++count}`))
const anyVersion: fc.Arbitrary<Version> = fc.record({
  title: anyText,
  templateId: fc.option(fc.integer({ min: 1, max: 9 })),
  content: withIds,
})
/** Two versions of one resume: parts are changed, entries moved, removed and added. */
const twoVersions = fc.tuple(anyVersion, anyVersion, fc.infiniteStream(fc.boolean())).map(([mine, other, coins]) => {
  const toss = () => coins.next().value as boolean
  const parts = Object.entries(other.content).filter(() => toss())
  const mixed = Object.entries(mine.content).map(([key, value]) => [
    key,
    Array.isArray(value) && value.length > 1 && toss() ? value.slice(toss() ? 1 : 0).toReversed() : value,
  ])
  const content = Object.fromEntries([...mixed, ...parts]) as Version['content']
  return [mine, toss() ? { ...other, content } : other] as const
})
/** Entries matched by position keep the ids of this version. */
const withoutIds = (version: Version) =>
  JSON.parse(JSON.stringify(version.content, (key, value) => (key === 'id' ? undefined : value))) as unknown

test('choosing all of mine gives mine, and all of theirs gives theirs', () => {
  fc.assert(
    fc.property(twoVersions, ([mine, theirs]) => {
      expect(mergeVersions(mine, theirs, () => false)).toEqual(mine)
      const merged = mergeVersions(mine, theirs, () => true)
      expect({ ...merged, content: withoutIds(merged) }).toEqual({ ...theirs, content: withoutIds(theirs) })
    }),
    { numRuns: 300 },
  )
})

test('any choice gives a valid resume, and every difference has a unique path', () => {
  fc.assert(
    fc.property(twoVersions, fc.func(fc.boolean()), ([mine, theirs], choose) => {
      const paths = differencesOf(mine, theirs).map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      const merged = mergeVersions(mine, theirs, ({ path }) => choose(path))
      expect(z.safeParse(ResumeContent, merged.content).success).toBe(true)
    }),
  )
})

test('an empty resume differs from a full one in both directions', () => {
  const full = versionOf({ interests: ['Chess'], custom: [{ id: 'talks', title: 'Talks', items: [{ title: 'T' }] }] })
  expect(mergeVersions(full, versionOf(), () => true).content).toEqual(emptyContent())
  expect(mergeVersions(versionOf(), full, () => true).content).toEqual(full.content)
})
