import { expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { filterTemplates, NO_FILTERS, readFilters, writeFilters } from '#web/features/templates/filters.ts'

const found = (search: string, templates: Parameters<typeof filterTemplates>[0] = builtInTemplates) =>
  filterTemplates(templates, readFilters(new URLSearchParams(search))).map(({ id }) => id)

test('filters work together', () => {
  expect(found('category=creative&columns=two')).toEqual([10, 106])
  expect(found('photo=yes&for=creative')).toEqual([111, 102, 103, 116])
  expect(found('category=ats-safe&photo=yes')).toEqual([])
})

test('templates made for the wanted field come before those for any field', () => {
  expect(found('for=student')).toEqual([12, 101, 115, 1, 102, 103, 116])
})

test('an operator’s template is shown unless its category rules it out', () => {
  const own = { id: 1000, category: 'modern' as const }
  expect(found('columns=two&photo=yes&for=law&category=modern', [own])).toEqual([1000])
  expect(found('category=creative', [own])).toEqual([])
})

test('unknown values of an address are no filters', () => {
  expect(readFilters(new URLSearchParams('category=nice&columns=3&photo=&for=everyone'))).toEqual(NO_FILTERS)
})

test('an address takes filters on and drops those that are gone, and the rest of it stays', () => {
  const search = new URLSearchParams('tab=resumes&category=modern')
  expect(writeFilters(search, { ...NO_FILTERS, columns: 'two', for: 'law' })).toBe('?tab=resumes&columns=two&for=law')
  expect(writeFilters(search, NO_FILTERS)).toBe('?tab=resumes')
})
