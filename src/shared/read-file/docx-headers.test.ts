import { expect, test } from 'vitest'
import type { ReadFile } from '#shared/parse/items.ts'
import { readHeadersAndFooters, withHeader } from '#shared/read-file/docx-headers.ts'

const paragraph = (runs: string) =>
  `<w:p><w:pPr><w:tabs><w:tab w:val="right"/></w:tabs></w:pPr><w:r>${runs}</w:r></w:p>`
const text = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`

test('header and footer lines are read as printed, once each', () => {
  const box = `<w:txbxContent>${paragraph(text('ada@example.com'))}</w:txbxContent>`
  const parts = {
    'word/header1.xml': paragraph(text('Ada ') + text('Lovelace') + '<w:tab/>' + text('R&amp;D')),
    'word/header2.xml':
      paragraph(text('Ada Lovelace') + '<w:br/>' + text('London')) + box + `<mc:Fallback>${box}</mc:Fallback>`,
    'word/header3.xml': paragraph(text('London')),
    'word/footer1.xml':
      paragraph(text('Seite ') + '<w:instrText>PAGE</w:instrText>' + text('2')) + paragraph(text('2')),
  }
  expect(readHeadersAndFooters(parts)).toEqual({
    header: ['Ada Lovelace\tR&D', 'Ada Lovelace', 'London', 'ada@example.com'],
    footer: [],
  })
})

const place = { page: 1, x: 0, y: 5, width: 50, height: 10 }
const file: ReadFile = {
  reader: 'mammoth',
  pages: [],
  items: [{ ...place, text: 'Experience', block: 'p1' }],
  links: [{ ...place, url: 'https://example.com' }],
  text: 'Experience\nLondon',
}

test('the header goes above the text, which keeps its order and its links', () => {
  const { items, links, text: whole } = withHeader(file, ['Ada', 'London'])
  expect(items.map((item) => item.text)).toEqual(['Ada', 'Experience'])
  expect(items[0]!.y + items[0]!.height).toBeLessThan(items[1]!.y)
  expect(links[0]?.y).toBe(items[1]!.y)
  expect(whole).toBe('Ada\nExperience\nLondon')
})

test('a header that adds nothing leaves the file unchanged', () => {
  expect(withHeader(file, ['London'])).toBe(file)
})
