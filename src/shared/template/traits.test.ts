import { expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { isForAll, OCCUPATIONS, traitsOf } from '#shared/template/traits.ts'

const named = (id: number) => builtInTemplates.find((template) => template.id === id)?.name

test('every built-in template says what people choose it by', () => {
  expect(builtInTemplates.filter(({ id }) => !traitsOf(id)).map(({ name }) => name)).toEqual([])
})

test('nothing is claimed of a template that an operator has added', () => {
  expect(traitsOf(1000)).toBeUndefined()
})

test.each(OCCUPATIONS)('some templates are made for the field “%s”, besides those for any', (occupation) => {
  const made = builtInTemplates.flatMap(({ id }) => traitsOf(id) ?? []).filter((traits) => !isForAll(traits))
  expect(made.filter(({ occupations }) => occupations.includes(occupation)).length).toBeGreaterThan(1)
})

test('a template that is designed for a photo gives it a place of its own', () => {
  const designed = builtInTemplates.filter(({ id }) => traitsOf(id)?.photo)
  expect(designed.map(({ id }) => named(id))).toEqual(['Lebenslauf', 'Continental', 'Portrait', 'Ruled Form'])
  expect(designed.filter(({ cssStyles }) => !/\.doc \.photo\{[^}]*--photo-size/.test(cssStyles))).toEqual([])
})
