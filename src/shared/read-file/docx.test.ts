import { expect, test } from 'vitest'
import { aboutDocx } from '#shared/read-file/docx.ts'

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

test('words in headers and footers are found', () => {
  const about = aboutDocx({
    'word/document.xml': paragraph('Ada'),
    'word/header1.xml': paragraph('ada@example.com'),
    'word/footer2.xml': paragraph('R&amp;D') + paragraph('page'),
    'word/styles.xml': paragraph('no'),
  })
  expect(about.inHeaders).toBe('ada@example.com R&D page')
})

test('a text box is counted once, though Word writes it twice', () => {
  const box = `<w:txbxContent>${paragraph('Skills')}</w:txbxContent>`
  const body = `${box}<mc:Fallback>${box}</mc:Fallback><w:tbl></w:tbl>`
  expect(aboutDocx({ 'word/document.xml': body })).toMatchObject({ inTextBoxes: 'Skills', tables: 1 })
})
