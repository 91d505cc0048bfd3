import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { addEntry, blankEntry, moveEntry, removeEntry } from '#shared/resume/entries.ts'
import { withEntryIds } from '#shared/resume/entry-ids.ts'
import { omit } from '#shared/resume/json-value.ts'
import { addRole, duplicateInList, keepEmployers, setEmployerField } from '#shared/resume/same-employer.ts'
import { emptyContent, ResumeContent, type Experience } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

/** Positions by name, each with its company and, after '+', at the employer of the one above. */
const jobs = (...names: string[]): ResumeContent => ({
  ...emptyContent(),
  experience: names.map((name) => ({
    ...blankEntry('experience', name.replace('+', '')),
    company: name.replace(/[+\d]/g, ''),
    ...(name.startsWith('+') && { sameEmployer: true }),
  })),
})
const namesOf = ({ experience }: ResumeContent) =>
  experience.map(({ id, sameEmployer }) => `${sameEmployer ? '+' : ''}${id}`)
const withFirst = (content: ResumeContent, more: Partial<Experience>): ResumeContent => ({
  ...content,
  experience: content.experience.map((entry, index) => (index === 0 ? { ...entry, ...more } : entry)),
})

test('another role follows its entry, with the same employer and no words of its own', () => {
  const content = withFirst(jobs('A1', 'B1'), { position: 'Cook', location: 'Bonn', url: 'a.de', about: 'Hotel' })
  const added = addRole(content, 0, 'A2')
  expect(namesOf(added)).toEqual(['A1', '+A2', 'B1'])
  expect(added.experience[1]).toMatchObject({
    position: '',
    company: 'A',
    location: 'Bonn',
    url: 'a.de',
    about: 'Hotel',
  })
})

test('an employer without a place leaves none in the new role', () => {
  expect(addRole(jobs('A1'), 0, 'A2').experience[1]).toEqual({
    ...blankEntry('experience', 'A2'),
    company: 'A',
    sameEmployer: true,
  })
})

test('the company changes in all roles that follow at the employer, and nowhere else', () => {
  const changed = setEmployerField(jobs('A1', '+A2', '+A3', 'A4'), 'experience.0.company', 'Acme')
  expect(changed.experience.map(({ company }) => company)).toEqual(['Acme', 'Acme', 'Acme', 'A'])
})

test('the place changes only in roles that were at the same one', () => {
  const content = jobs('A1', '+A2', '+A3')
  const moved = { ...content, experience: content.experience.with(2, { ...content.experience[2]!, location: 'Ulm' }) }
  const changed = setEmployerField(moved, 'experience.0.location', 'Bonn')
  expect(changed.experience.map(({ location }) => location)).toEqual(['Bonn', 'Bonn', 'Ulm'])
})

test.each([
  ['the first role moves down among its own', 0, 1, ['A2', '+A1', '+A3', 'B1']],
  ['another employer comes between', 3, 1, ['A1', 'B1', 'A2', '+A3']],
  ['a role moves below another employer', 1, 3, ['A1', '+A3', 'B1', 'A2']],
  ['the other employer comes first', 3, 0, ['B1', 'A1', '+A2', '+A3']],
])('roles stay together while they are neighbors: %s', (_, from, to, expected) => {
  const before = jobs('A1', '+A2', '+A3', 'B1')
  expect(namesOf(keepEmployers(before, moveEntry(before, 'experience', from, to)))).toEqual(expected)
})

test('without its first role the next one is the first, and putting it back restores them', () => {
  const before = jobs('A1', '+A2', '+A3')
  const removed = keepEmployers(before, removeEntry(before, 'experience', 0))
  expect(namesOf(removed)).toEqual(['A2', '+A3'])
  const restored = addEntry(removed, 'experience', before.experience[0]!, 0)
  expect(keepEmployers(before, restored)).toEqual(before)
})

test('the copy of one of several roles is another role, and that of a lone one is not', () => {
  expect(namesOf(duplicateInList(jobs('A1', '+A2'), 'experience', 0, 'A3'))).toEqual(['A1', '+A3', '+A2'])
  expect(namesOf(duplicateInList(jobs('A1', '+A2'), 'experience', 1, 'A3'))).toEqual(['A1', '+A2', '+A3'])
  expect(namesOf(duplicateInList(jobs('A1', 'B1'), 'experience', 0, 'A2'))).toEqual(['A1', 'A2', 'B1'])
})

test('nothing but the mark of the same employer ever changes, and unmoved entries keep theirs', () => {
  fc.assert(
    fc.property(anyResume, fc.nat(4), fc.nat(4), (any, from, to) => {
      let count = 0
      const first = withEntryIds(any, () => `n${++count}`)
      // The mark of an entry without one above says nothing.
      const before = keepEmployers(first, first)
      expect(keepEmployers(before, before)).toBe(before)
      const moved = moveEntry(before, 'experience', from, to)
      const kept = keepEmployers(before, moved)
      expect(z.safeParse(ResumeContent, kept).success).toBe(true)
      const unmarked = ({ experience }: ResumeContent) => experience.map((entry) => omit(entry, ['sameEmployer']))
      expect(unmarked(kept)).toEqual(unmarked(moved))
    }),
  )
})
