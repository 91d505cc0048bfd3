import { anyResume, anyText } from '#shared/resume/arbitrary-resume.ts'
import { addBullet, moveBullet, removeBullet } from '#shared/resume/bullets.ts'
import { addCustomSection } from '#shared/resume/sections.ts'
import { addEntry, blankEntry } from '#shared/resume/entries.ts'
import { fieldAt, setField } from '#shared/resume/fields.ts'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const oneJob = (): ResumeContent => {
  const job = { ...blankEntry('experience', 'a'), company: 'Nordwind', achievements: ['Led', 'Built', 'Sold'] }
  return addEntry(emptyContent(), 'experience', job)
}

test.each([
  ['personalInfo.fullName', 'Ada Ek'],
  ['summary', 'Ten years of bridges.'],
  ['experience.0.achievements.2', 'Sold twice'],
  ['experience.0.achievements', ['One', 'Two']],
  ['experience.0.current', true],
  ['skills.technical', ['Steel', 'Concrete']],
  ['custom.0.items.0.title', 'On arches'],
  ['interests', ['Chess']],
  ['language', 'de'],
])('%s is set and read back', (path, value) => {
  const content = addEntry(
    addCustomSection(oneJob(), 'talks', 'Talks'),
    'custom.0.items',
    blankEntry('custom.0.items', 'b'),
  )
  const after = setField(content, path, value)
  expect(fieldAt(after, path)).toEqual(value)
  expect(z.safeParse(ResumeContent, after).success).toBe(true)
})

test.each([
  ['experience.1.company', 'Nobody'],
  ['experience.0.achievements.3', 'Fourth'],
  ['experience.0.wage', '1'],
  ['experience.length', '0'],
  ['experience.00.company', 'x'],
  ['constructor.name', 'x'],
  ['__proto__.summary', 'x'],
  ['personalInfo', 'x'],
  ['design', 'x'],
  ['', 'x'],
  ['summary.0', 'x'],
  ['foreign.x', 'x'],
])('%s is not a field', (path, value) => {
  const content = oneJob()
  expect(fieldAt(content, path)).toBeUndefined()
  expect(setField(content, path, value)).toBe(content)
})

test.each([
  ['summary', 'x'.repeat(6001)],
  ['summary', 'half a \ud800 pair'],
  ['summary', ['a list']],
  ['experience.0.current', 'yes'],
  ['experience.0.achievements.0', 'x'.repeat(1201)],
  ['skills.soft', Array.from({ length: 201 }, () => 'word')],
  ['language', 'xx'],
])('%s keeps its value if the new one is invalid', (path, value) => {
  const content = oneJob()
  expect(setField(content, path, value)).toBe(content)
})

test('setting the current value changes nothing', () => {
  const content = oneJob()
  expect(setField(content, 'experience.0.company', 'Nordwind')).toBe(content)
  expect(setField(content, 'experience.0.achievements', ['Led', 'Built', 'Sold'])).toBe(content)
  expect(setField(content, 'interests', [])).toBe(content)
})

test('an absent part reads as blank, and is absent again when emptied', () => {
  const content = emptyContent()
  expect(fieldAt(content, 'interests')).toEqual([])
  const filled = setField(content, 'interests', ['Chess'])
  expect(setField(filled, 'interests', [])).toEqual(content)
})

test('everything except the changed field keeps its identity', () => {
  const content = addEntry(oneJob(), 'experience', blankEntry('experience', 'b'))
  const after = setField(content, 'experience.1.company', 'Südwind')
  expect(after.experience[0]).toBe(content.experience[0])
  expect(after.skills).toBe(content.skills)
  expect(after.experience[1]?.achievements).toBe(content.experience[1]?.achievements)
})

test('any text field of any resume reads back, and setting the old value restores the resume', () => {
  const path = fc.constantFrom(
    'summary',
    'personalInfo.email',
    'experience.0.description',
    'education.0.gpa',
    'custom.0.title',
  )
  fc.assert(
    fc.property(anyResume, path, anyText, (content, field, text) => {
      const before = fieldAt(content, field)
      const after = setField(content, field, text)
      expect(fieldAt(after, field)).toBe(before === undefined ? undefined : text)
      expect(before === undefined ? after : setField(after, field, before)).toEqual(content)
    }),
  )
})

test('a line is added at an index or at the end', () => {
  const path = 'experience.0.achievements'
  expect(fieldAt(addBullet(oneJob(), path, 'First', 0), path)).toEqual(['First', 'Led', 'Built', 'Sold'])
  expect(fieldAt(addBullet(oneJob(), path, 'Last'), path)).toEqual(['Led', 'Built', 'Sold', 'Last'])
})

test('a full list accepts no further line', () => {
  const content = setField(
    emptyContent(),
    'certifications',
    Array.from({ length: 200 }, () => 'one'),
  )
  expect(addBullet(content, 'certifications', 'more')).toBe(content)
})

test('a path without a list changes nothing', () => {
  const content = oneJob()
  expect(addBullet(content, 'summary', 'x')).toBe(content)
  expect(moveBullet(content, 'experience.7.achievements', 0, 1)).toBe(content)
  expect(removeBullet(content, 'experience.0.achievements', 3)).toBe(content)
})

const anyPath = fc.constantFrom('certifications', 'interests', 'skills.soft')
const lengthOf = (content: ResumeContent, path: string): number => (fieldAt(content, path) as readonly string[]).length

test('removing the added line restores any resume', () => {
  fc.assert(
    fc.property(anyResume, anyPath, fc.nat(5), (content, path, position) => {
      const at = Math.min(position, lengthOf(content, path))
      expect(removeBullet(addBullet(content, path, 'new', at), path, at)).toEqual(content)
    }),
  )
})

test('moving a line there and back restores any resume', () => {
  fc.assert(
    fc.property(anyResume, anyPath, fc.nat(5), fc.nat(5), (content, path, from, to) => {
      const last = lengthOf(content, path) - 1
      fc.pre(last >= 0)
      const [start, end] = [Math.min(from, last), Math.min(to, last)]
      expect(moveBullet(moveBullet(content, path, start, end), path, end, start)).toEqual(content)
    }),
  )
})
