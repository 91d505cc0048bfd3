import { expect, test } from 'vitest'
import { industryOf } from '#shared/interview/find-industry.ts'
import { GENERAL, INDUSTRIES } from '#shared/interview/banks.ts'
import { INDUSTRY_NAMES } from '#shared/interview/industry-names.ts'

test('no field of work is offered twice, in any language', () => {
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const names = INDUSTRY_NAMES.map((name) => name[language])
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  }
})

test('the last of them is the one for everybody else', () => {
  expect(INDUSTRY_NAMES.at(-1)).toEqual({ industry: 'general', ...GENERAL.label })
})

test('every field of the bank is offered under the name that is sent for it', () => {
  const offered = INDUSTRY_NAMES.map(({ en }) => en)
  expect(offered).toEqual(expect.arrayContaining(INDUSTRIES.map(({ label }) => label.en)))
})

test('every field that is offered has questions of its own', () => {
  const offered = INDUSTRY_NAMES.map(({ en }) => industryOf(en).id)
  expect(INDUSTRY_NAMES.map(({ industry }) => industry)).toEqual(offered)
  expect(offered.toSorted()).toEqual([GENERAL, ...INDUSTRIES].map(({ id }) => id).toSorted())
})
