import { expect, test } from 'vitest'
import { markdown } from '#shared/exports/markdown.ts'
import { plainText } from '#shared/exports/plain-text.ts'
import type { Block } from '#shared/exports/blocks.ts'

const resume: Block[] = [
  { kind: 'name', runs: [{ text: 'Ada Lovelace' }], aside: [] },
  {
    kind: 'contacts',
    runs: [
      { text: 'ada@example.com', href: 'mailto:ada@example.com' },
      { text: '   ' },
      { text: '+44 20 79', href: 'tel:+442079' },
      { text: '   ' },
      { text: 'London' },
    ],
    aside: [],
  },
  { kind: 'heading', runs: [{ text: 'Experience' }], aside: [] },
  { kind: 'entry', runs: [{ text: 'Analyst #1' }], aside: [{ text: '1842 – 1843' }] },
  { kind: 'subtitle', runs: [{ text: 'Engine & Co' }], aside: [] },
  { kind: 'bullet', runs: [{ text: 'Wrote ' }, { text: 'Note G', bold: true }, { text: ' in C*' }], aside: [] },
  { kind: 'bullet', runs: [{ text: 'See ' }, { text: 'the notes', href: 'https://example.com/g' }], aside: [] },
  { kind: 'entry', runs: [{ text: 'Translator' }], aside: [] },
]

test('plain text has the order of the page, with the URL of a link next to its text', () => {
  expect(plainText(resume)).toBe(`Ada Lovelace
ada@example.com
+44 20 79
London

Experience
----------
Analyst #1  |  1842 – 1843
Engine & Co
- Wrote Note G in C*
- See the notes (https://example.com/g)

Translator
`)
})

test.each([
  ['thesis', 'https://uni.example/thesis.pdf', 'thesis (https://uni.example/thesis.pdf)'],
  ['here', 'https://ada.example/there', 'here (https://ada.example/there)'],
  ['ada.example', 'https://www.ada.example/', 'ada.example'],
  ['+49 (0)171 555 123', 'tel:+49171555123', '+49 (0)171 555 123'],
])('a link with the text %s to %s is %s in plain text', (text, href, want) => {
  expect(plainText([{ kind: 'bullet', runs: [{ text, href }], aside: [] }])).toBe(`- ${want}\n`)
})

test('Markdown keeps headings, bold, italics and links, and escapes plain text', () => {
  expect(markdown(resume)).toBe(`# Ada Lovelace

[ada@example.com](<mailto:ada@example.com>) · [+44 20 79](<tel:+442079>) · London

## Experience

### Analyst #1

1842 – 1843

*Engine \\& Co*

- Wrote **Note G** in C\\*
- See [the notes](<https://example.com/g>)

### Translator
`)
})

test('an underline is a tag in Markdown and plain in text', () => {
  const blocks: Block[] = [
    { kind: 'bullet', runs: [{ text: 'Led ' }, { text: 'C++', underline: true, bold: true }], aside: [] },
  ]
  expect(markdown(blocks)).toBe('- Led <u>**C++**</u>\n')
  expect(plainText(blocks)).toBe('- Led C++\n')
})

test('a nested bullet is indented by two spaces, and so is its second line', () => {
  const blocks: Block[] = [
    { kind: 'bullet', runs: [{ text: 'Led a team' }], aside: [] },
    { kind: 'bullet', runs: [{ text: 'of six' }, { text: '\n' }, { text: 'people' }], aside: [], nested: true },
  ]
  expect(markdown(blocks)).toBe('- Led a team\n  - of six\n    people\n')
  expect(plainText(blocks)).toBe('- Led a team\n  - of six\n    people\n')
})

test('a sentence that starts like a list stays a sentence', () => {
  expect(markdown([{ kind: 'paragraph', runs: [{ text: '2019. was a good year' }], aside: [] }])).toBe(
    '2019\\. was a good year\n',
  )
})
