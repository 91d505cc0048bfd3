import { expect, test } from 'vitest'
import { readPosting } from '#shared/ats/posting/read-posting.ts'

const LONG_FIRST_LINE = 'Nobody reads this long first line as the name of any job at all.\n'

test.each([
  ['We are looking for an experienced Front-End Developer to join us', 'experienced Front-End Developer'],
  ['Position: Node.js Developer (Berlin)', 'Node.js Developer'],
  ['Wir suchen eine Pflegefachkraft für unsere Station', 'Pflegefachkraft'],
  ['Nous recrutons une assistante de direction pour Lyon', 'assistante de direction'],
  ['Buscamos un jefe de cocina para el hotel', 'jefe de cocina'],
])('the job title is found in “%s”', (line, title) => {
  expect(readPosting(LONG_FIRST_LINE + line).title).toBe(title)
})

test('words that only contain a title phrase do not introduce a title', () => {
  expect(
    readPosting(`${LONG_FIRST_LINE}Dort herstellen, was andere erfinden, nach eigenen Plänen und mit Ruhe`).title,
  ).toBe('')
})

test.each([
  ['many long words after “role”', `${LONG_FIRST_LINE}The role ${`${'a'.repeat(24)} `.repeat(12)}`],
  ['nothing but punctuation', `${':'.repeat(19_000)}x`],
  ['one word of 20,000 letters', 'a'.repeat(20_000)],
])(
  'a title is found without delay in %s',
  (_, text) => {
    expect(readPosting(text).terms).toEqual([])
  },
  2000,
)
