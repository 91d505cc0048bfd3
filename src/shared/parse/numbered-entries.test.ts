import { expect, test } from 'vitest'
import { B, fileOf, put } from '#shared/parse/fixtures/page.ts'
import type { TextItem } from '#shared/parse/items.ts'
import { parseResume } from '#shared/parse/parse-resume.ts'

const bold = (x: number, text: string) => put(x, 0, text, B)
const plain = (x: number, text: string) => put(x, 0, text)

/** The titles and publishers of a section whose rows are 14 points apart. */
function publicationsOf(rows: readonly (readonly TextItem[])[]) {
  const top = [put(60, 60, 'Ada King', { size: 20 }), put(60, 100, 'Publications', { size: 14, ...B })]
  const items = rows.flatMap((row, at) => row.map((item) => ({ ...item, y: 120 + at * 14 - item.height })))
  const { publications = [] } = parseResume(fileOf([...top, ...items])).content
  return publications.map(({ title, publisher, date }) => `${title} / ${publisher} / ${date}`)
}

test.each([
  ['1.', '2.'],
  ['1)', '2)'],
  ['[1]', '[2]'],
])('the numbers of publications, %s and %s, are no part of their titles', (one, two) => {
  const rows = [
    [bold(60, `${one} Notes on the engine`), plain(500, '2021')],
    [plain(74, 'Scientific Memoirs')],
    [bold(60, `${two} A second paper`), plain(500, '2019')],
    [plain(74, 'Annals of Mathematics')],
  ]
  expect(publicationsOf(rows)).toEqual([
    'Notes on the engine / Scientific Memoirs / 2021',
    'A second paper / Annals of Mathematics / 2019',
  ])
})

test('a number that is not counted from one stays in the title', () => {
  const rows = [[bold(60, '12. Notes on the engine'), plain(500, '2021')], [plain(60, 'Scientific Memoirs')]]
  expect(publicationsOf(rows)).toEqual(['12. Notes on the engine / Scientific Memoirs / 2021'])
})
