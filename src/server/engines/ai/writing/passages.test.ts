import { expect, test } from 'vitest'
import { passageFinder } from '#server/engines/ai/writing/passages.ts'

const ANSWER = 'Well, I ran\u200b the “night”\n  shift — and we’d cut\tloss by 12%. İstanbul 🚲 was next.'

test.each([
  ['I ran the "night" shift', 'I ran\u200b the “night”\n  shift'],
  ['"…we\'d cut loss by 12%…"', 'we’d cut\tloss by 12%'],
  ['well, i ran', 'Well, I ran'],
  ['shift - and', 'shift — and'],
  ['İstanbul 🚲 was', 'İstanbul 🚲 was'],
  ['I ran the day shift', null],
  ['cut loss by 13%', null],
  ['', null],
  ['"…"', null],
])('%j is found in the answer as %j', (quote, expected) => {
  expect(passageFinder(ANSWER)(quote)).toBe(expected)
})
