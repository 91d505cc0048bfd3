import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRich, richPlain, type Run } from '#shared/text/rich.ts'
import { writeRich } from '#shared/text/write-rich.ts'

test.each<[Run[], string]>([
  [[{ text: 'Led ' }, { text: 'eight ', bold: true }, { text: 'people' }], 'Led **eight** people'],
  [[{ text: 'now', italic: true }, { text: ' and ' }, { text: 'then', italic: true }], '_now_ and _then_'],
  [
    [
      { text: 'a ', bold: true },
      { text: 'b', bold: true, italic: true },
    ],
    '**a _b_**',
  ],
  [[{ text: 'my site', href: 'https://x.org/y_(z)' }], '[my site](https://x.org/y_%28z%29)'],
  [[{ text: 'C [1]', underline: true }, { text: ' [2]' }], '[C \\[1\\]](_) [2]'],
  [[{ text: 'site', underline: true, href: 'https://x.org' }], '[site](https://x.org)'],
  [[{ text: '2 *3* [a](b.org)' }], '2 \\*3\\* \\[a\\]\\(b.org\\)'],
  [
    [{ text: 'kilo' }, { text: 'gram', bold: true }, { text: ', ' }, { text: 'a', underline: true }],
    'kilogram, [a](_)',
  ],
])('%j is written as %j', (runs, written) => {
  expect(writeRich(runs)).toBe(written)
})

const run = fc.record<Run>(
  {
    text: fc.string({ unit: fc.constantFrom('a', 'é', ' ', '*', '_', '[', ']', '(', ')', '\\', '重'), minLength: 1 }),
    bold: fc.constant(true),
    italic: fc.constant(true),
    underline: fc.constant(true),
    href: fc.constantFrom('https://x.org', 'https://x.org/(a)'),
  },
  { requiredKeys: ['text'] },
)

test('the words are kept, whatever the style', () => {
  fc.assert(
    fc.property(fc.array(run), (runs) => {
      expect(richPlain(writeRich(runs))).toBe(runs.map(({ text }) => text).join(''))
    }),
  )
})

test('words between blanks keep their style', () => {
  const styled = fc.record<Run>(
    {
      text: fc.constantFrom('a', 'bc', 'd e'),
      bold: fc.constant(true),
      italic: fc.constant(true),
      underline: fc.constant(true),
    },
    { requiredKeys: ['text'] },
  )
  const lettersOf = (runs: readonly Run[]) =>
    runs.flatMap(({ text, bold, italic, underline }) =>
      [...text.replace(/\s/g, '')].map((letter) => ({ letter, bold, italic, underline })),
    )
  fc.assert(
    fc.property(fc.array(styled), (words) => {
      const runs = words.flatMap((word) => [{ text: '\n' }, word])
      expect(lettersOf(parseRich(writeRich(runs)))).toEqual(lettersOf(words))
    }),
  )
})
