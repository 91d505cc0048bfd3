import { expect, test } from 'vitest'
import { bitsOf } from '#shared/ai/embedded/bits.ts'
import { withDigits } from '#shared/ai/embedded/numerals.ts'

const written = (text: string): string =>
  withDigits(bitsOf(text))
    .map((bit) => bit.text)
    .join(' ')

test.each([
  ['thirty percent', '30%'],
  ['thirty five people', '35 people'],
  ['a hundred and twenty servers', '120 servers'],
  ['ninety nine point nine percent', '99.9%'],
  ['twelve thousand dollars', '$12,000'],
  ['12 k', '12k'],
  ['seven grand', '7k'],
  ['two and a half million euros', '€2.5 million'],
  ['one point two million', '1.2 million'],
  ['two million dollars', '$2 million'],
  ['a grant of 15 thousand pounds', 'a grant of £15,000'],
  ['lifted 40 pounds', 'lifted 40 pounds'],
  ['in twenty twenty-one', 'in 2021'],
  ['since nineteen ninety nine', 'since 1999'],
  ['from 38 to 52 euros', 'from 38 to 52 euros'],
  ['one of them', 'one of them'],
  ['ten to fifteen calls', '10 to 15 calls'],
])('a number keeps its value and unit: %s', (said, expected) => {
  expect(written(said)).toBe(expected)
})
