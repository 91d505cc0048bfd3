import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contextOfQuote } from '#shared/interview/quote-context.ts'

test.each([
  [
    'the rest of its sentence stands around a quote, and no other sentence',
    'It was busy. My boss signed, but I called 3 vendors, and we saved a lot. We closed at 9.',
    'I called 3 vendors',
    ['My boss signed, but ', ', and we saved a lot.'],
  ],
  ['a whole sentence has nothing around it', 'It was busy. I called 3 vendors. Good.', 'I called 3 vendors.', ['', '']],
  ['marks alone tell nothing', 'It was busy. I called 3 vendors! Good.', 'I called 3 vendors', ['', '']],
  ['a line break ends a sentence', 'Tools\nSQL, Excel\nEnglish', 'SQL', ['', ', Excel']],
  ['so do the marks of other scripts', '我开车。我们去上海。', '我们', ['', '去上海。']],
  [
    'a number with a point ends none',
    'It was 1.2 million, my idea, in 2.5 years',
    'my idea',
    ['It was 1.2 million, ', ', in 2.5 years'],
  ],
  ['a closing mark ends one', 'He said "go!" I went with Ahmed.', 'I went', ['', ' with Ahmed.']],
  ['words that were not said have nothing around them', 'I drove.', 'I flew', ['', '']],
  ['nor has nothing', 'I drove.', ' ', ['', '']],
] as const)('%s', (_, answer, quote, [before, after]) => {
  expect(contextOfQuote(answer, quote)).toEqual({ before, after })
})

test('at most a hundred characters of an endless sentence are shown on each side, cut between words', () => {
  const words = 'and then ten more '
  const { before, after } = contextOfQuote(`${words.repeat(3000)}I drove ${words.repeat(3000)}`, 'I drove')
  expect(before).toBe(`… ten more ${words.repeat(5)}`)
  expect(after).toBe(` ${words.repeat(5)}and then …`)
})

test('the context of a quote is verbatim, in whole characters', () => {
  const said = fc.string({ unit: fc.constantFrom('a', '𝒂', '我', ' ', '.', '\n', ','), maxLength: 300 })
  fc.assert(
    fc.property(said, said, (first, last) => {
      const answer = `${first}Q 7${last}`
      const { before, after } = contextOfQuote(answer, 'Q 7')
      expect(before.isWellFormed() && after.isWellFormed()).toBe(true)
      expect(answer).toContain(`${before.replace(/^… /, '')}Q 7${after.replace(/ …$/, '')}`)
    }),
  )
})
