import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { blankEntry, entriesOf, ENTRY_LISTS, type EntryList } from '#shared/resume/entries.ts'
import { emptyContent, type Experience, type ResumeContent } from '#shared/resume/schema.ts'
import { sortByDate } from '#shared/resume/sort-by-date.ts'

type Dates = Partial<Pick<Experience, 'startDate' | 'endDate' | 'current' | 'sameEmployer'>>
const jobs = (entries: Readonly<Record<string, Dates>>): ResumeContent => ({
  ...emptyContent(),
  experience: Object.entries(entries).map(([id, dates]) => ({ ...blankEntry('experience', id), ...dates })),
})
const sorted = (content: ResumeContent, list: EntryList = 'experience') =>
  entriesOf(sortByDate(content, list), list).map(({ id }) => id)

test('what is current comes first, then what ended last, then what began last', () => {
  const content = jobs({
    old: { startDate: '2010', endDate: '2014-06' },
    long: { startDate: '2012-01', endDate: 'March 2020' },
    current: { startDate: '2020-04', current: true },
    short: { startDate: '2018-05', endDate: '03/2020' },
    newest: { startDate: '2022', endDate: 'Present' },
  })
  expect(sorted(content)).toEqual(['newest', 'current', 'short', 'long', 'old'])
})

test('a year alone ends with it, and what has no date comes last in its order', () => {
  const content = jobs({
    blank: {},
    month: { startDate: '2018', endDate: '2019-11' },
    later: { startDate: 'later' },
    year: { startDate: '2018', endDate: '2019' },
  })
  expect(sorted(content)).toEqual(['year', 'month', 'blank', 'later'])
})

test('roles at one employer stay together at the place of the latest', () => {
  const content = jobs({
    other: { startDate: '2015', endDate: '2021' },
    first: { startDate: '2010', endDate: '2012' },
    promoted: { startDate: '2012', endDate: '2023', sameEmployer: true },
  })
  const { experience } = sortByDate(content, 'experience')
  expect(experience.map(({ id, sameEmployer = false }) => [id, sameEmployer])).toEqual([
    ['promoted', false],
    ['first', true],
    ['other', false],
  ])
})

test('entries with one date are sorted by it, also if it is a period', () => {
  const item = (id: string, date: string) => ({ ...blankEntry('custom.0.items', id), date })
  const items = [item('talk', '2019-05'), item('course', '2018 – 2021'), item('club', '2010 – today')]
  const content = { ...emptyContent(), custom: [{ id: 'a', title: 'More', items }] }
  expect(sorted(content, 'custom.0.items')).toEqual(['club', 'course', 'talk'])
})

test('lists without dates stay as they are', () => {
  const references = ['b', 'a'].map((id) => blankEntry('references', id))
  const content = { ...emptyContent(), references }
  expect(sortByDate(content, 'references')).toBe(content)
})

test('sorting loses no entry, and a sorted list is sorted for good', () => {
  fc.assert(
    fc.property(anyResume, fc.constantFrom<EntryList>(...ENTRY_LISTS, 'custom.0.items'), (content, list) => {
      const once = sortByDate(content, list)
      expect(sortByDate(once, list)).toBe(once)
      const words = (each: ResumeContent) =>
        entriesOf(each, list)
          .map((entry) => JSON.stringify({ ...entry, sameEmployer: undefined }))
          .toSorted()
      expect(words(once)).toEqual(words(content))
    }),
  )
})
