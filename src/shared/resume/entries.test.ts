import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import {
  addEntry,
  blankEntry,
  duplicateEntry,
  entriesOf,
  ENTRY_LISTS,
  moveEntry,
  removeEntry,
  type EntryList,
} from '#shared/resume/entries.ts'
import { withEntryIds } from '#shared/resume/entry-ids.ts'
import { emptyContent, LIMITS, ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const jobs = (...ids: string[]): ResumeContent =>
  ids.reduce((content, id) => addEntry(content, 'experience', blankEntry('experience', id)), emptyContent())
const idsOf = (content: ResumeContent, list: EntryList = 'experience') => entriesOf(content, list).map(({ id }) => id)

test('a blank entry has every field of its list', () => {
  expect(blankEntry('education', 'a')).toEqual({
    id: 'a',
    institution: '',
    degree: '',
    field: '',
    startDate: '',
    endDate: '',
    gpa: '',
  })
  expect(blankEntry('custom.3.items', 'b')).toEqual({
    id: 'b',
    title: '',
    subtitle: '',
    date: '',
    url: '',
    description: '',
    bullets: [],
  })
})

test('entries are added at the end or at an index, moved, copied and removed', () => {
  expect(idsOf(addEntry(jobs('a', 'b'), 'experience', blankEntry('experience', 'c'), 1))).toEqual(['a', 'c', 'b'])
  expect(idsOf(moveEntry(jobs('a', 'b', 'c'), 'experience', 0, 2))).toEqual(['b', 'c', 'a'])
  expect(idsOf(moveEntry(jobs('a', 'b', 'c'), 'experience', 2, -5))).toEqual(['c', 'a', 'b'])
  expect(idsOf(duplicateEntry(jobs('a', 'b'), 'experience', 0, 'copy'))).toEqual(['a', 'copy', 'b'])
  expect(idsOf(removeEntry(jobs('a', 'b', 'c'), 'experience', 1))).toEqual(['a', 'c'])
})

test('an edit without effect returns the same resume', () => {
  const content = jobs('a', 'b')
  expect(moveEntry(content, 'experience', 1, 1)).toBe(content)
  expect(moveEntry(content, 'experience', 1, 9)).toBe(content)
  expect(moveEntry(content, 'experience', 5, 0)).toBe(content)
  expect(removeEntry(content, 'experience', 2)).toBe(content)
  expect(removeEntry(content, 'experience', 0.5)).toBe(content)
  expect(duplicateEntry(content, 'awards', 0, 'c')).toBe(content)
  expect(addEntry(content, 'custom.0.items', blankEntry('custom.0.items', 'c'))).toBe(content)
})

test('a full list accepts no further entry', () => {
  const full = jobs(...Array.from({ length: LIMITS.entries }, (_, n) => `job-${n}`))
  expect(idsOf(full)).toHaveLength(60)
  expect(addEntry(full, 'experience', blankEntry('experience', 'more'))).toBe(full)
  expect(duplicateEntry(full, 'experience', 0, 'more')).toBe(full)
})

test('an entry that was restored already is not restored again', () => {
  const content = jobs('a', 'b')
  expect(addEntry(content, 'experience', blankEntry('experience', 'a'))).toBe(content)
})

const anyList = fc.constantFrom<EntryList>(...ENTRY_LISTS, 'custom.0.items', 'custom.1.items')

test('removing the added entry restores any resume, and no other part changes', () => {
  fc.assert(
    fc.property(anyResume, anyList, fc.nat(4), (content, list, position) => {
      const at = Math.min(position, entriesOf(content, list).length)
      const added = addEntry(content, list, blankEntry(list, 'new'), at)
      expect(z.safeParse(ResumeContent, added).success).toBe(true)
      expect(added === content ? content : removeEntry(added, list, at)).toEqual(content)
      for (const other of ENTRY_LISTS.filter((name) => name !== list)) expect(added[other]).toBe(content[other])
    }),
  )
})

test('moving an entry there and back restores any resume', () => {
  fc.assert(
    fc.property(anyResume, anyList, fc.nat(4), fc.nat(4), (content, list, from, to) => {
      const last = entriesOf(content, list).length - 1
      fc.pre(last >= 0)
      const [start, end] = [Math.min(from, last), Math.min(to, last)]
      const moved = moveEntry(content, list, start, end)
      expect(entriesOf(moved, list)[end]).toBe(entriesOf(content, list)[start])
      expect(moveEntry(moved, list, end, start)).toEqual(content)
    }),
  )
})

test('every entry gets a unique id, and keeps the one it has', () => {
  const { id: _, ...withoutId } = blankEntry('experience', 'x')
  const twins = { ...jobs('a'), experience: ['a', 'a'].map((id) => blankEntry('experience', id)) }
  const content = addEntry(addEntry(twins, 'experience', withoutId), 'awards', blankEntry('awards', 'a'))
  const withIds = withEntryIds(content, () => 'new')
  expect(idsOf(withIds)).toEqual(['a', 'new', 'new-2'])
  expect(idsOf(withIds, 'awards')).toEqual(['new-3'])
  expect(withIds.experience[0]).toBe(content.experience[0])
})

test('adding ids to the entries of any resume twice is the same as once', () => {
  fc.assert(
    fc.property(anyResume, (content) => {
      const withIds = withEntryIds(content, () => 'id')
      const lists: EntryList[] = [...ENTRY_LISTS, 'custom.0.items', 'custom.1.items', 'custom.2.items']
      const ids = lists.flatMap((list) => idsOf(withIds, list))
      expect(new Set(ids).size).toBe(ids.length)
      expect(withEntryIds(withIds, () => 'other')).toBe(withIds)
    }),
  )
})
