import { expect, test } from 'vitest'
import { fittingWords } from '#web/features/builder/form/fields/fitting-words.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`)

test('200 words fit, and the last of 201 is left over', () => {
  expect(fittingWords(words(200))).toMatchObject({ tooLong: undefined, tooMany: undefined })
  expect(fittingWords(words(201)).kept).toHaveLength(200)
  expect(fittingWords(words(201)).tooMany).toBe('w201')
})

test('a word of 300 letters fits, and one of 301 is left over while the others stay', () => {
  expect(fittingWords(['x'.repeat(300)]).tooLong).toBeUndefined()
  expect(fittingWords(['SQL', 'x'.repeat(301), 'Looker'])).toEqual({
    kept: ['SQL', 'Looker'],
    tooLong: 'x'.repeat(301),
    tooMany: undefined,
  })
})

test('a character that cannot be stored does not remove its word', () => {
  expect(fittingWords(['S\0QL']).kept).toEqual(['SQL'])
})
