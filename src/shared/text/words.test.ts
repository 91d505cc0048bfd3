import { joinWords, parseWords } from '#shared/text/words.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

test.each([
  ['TypeScript, React ,Node.js', ['TypeScript', 'React', 'Node.js']],
  ['one\ntwo\r\nthree', ['one', 'two', 'three']],
  [' , ,a,, ', ['a']],
  ['日本語、英語，中文', ['日本語', '英語', '中文']],
  ['C++; C#', ['C++; C#']],
  ['', []],
])('%j is read as %j', (typed, words) => {
  expect(parseWords(typed)).toEqual(words)
})

test('joining and parsing words again gives the same words', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(parseWords(joinWords(parseWords(typed)))).toEqual(parseWords(typed))
    }),
  )
})
