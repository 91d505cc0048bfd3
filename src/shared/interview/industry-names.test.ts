import { expect, test } from 'vitest'
import { industryOf } from '#shared/interview/find-industry.ts'
import { general } from '#shared/interview/general.ts'
import { INDUSTRIES } from '#shared/interview/industries/all.ts'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'

test('no field of work is offered twice, in any language', () => {
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const names = INDUSTRY_NAMES.map((name) => name[language])
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  }
})

test('the last of them is the one for everybody else', () => {
  expect(INDUSTRY_NAMES.at(-1)).toEqual(general.label)
})

// As long as the bank has no field of work, there is nothing to compare with.
test.skipIf(INDUSTRIES.length === 0)('what is offered and what the bank can ask are the same', () => {
  const offered = INDUSTRY_NAMES.map(({ en }) => industryOf(en).id)
  expect(offered.toSorted()).toEqual([general, ...INDUSTRIES].map(({ id }) => id).toSorted())
})
