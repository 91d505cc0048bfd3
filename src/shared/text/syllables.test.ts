import { syllablesOf } from '#shared/text/syllables.ts'
import { expect, test } from 'vitest'

test.each([
  ['work', 1],
  ['late', 1],
  ['names', 1],
  ['places', 2],
  ['worked', 1],
  ['called', 1],
  ['wanted', 2],
  ['table', 2],
  ['every', 2],
  ['business', 2],
  ['warehouse', 2],
  ['colleague', 2],
  ['likely', 2],
  ['union', 2],
  ['client', 2],
  ['being', 2],
  ['video', 3],
  ['employer', 3],
  ['supplier', 3],
  ['situation', 4],
  ['experience', 4],
  ['responsibility', 6],
  ['don’t', 1],
  ['didn’t', 2],
  ['Café', 2],
  ['well-known', 2],
])('%s has %i', (word, syllables) => {
  expect(syllablesOf(word)).toBe(syllables)
})

test.each(['ATS', 'CVs', '34%', '€212', '2025', 'B2'])('%s counts as one, as Flesch counted', (word) => {
  expect(syllablesOf(word)).toBe(1)
})
