import { expect, test } from 'vitest'
import { docxPropertiesOf, mainPartOf } from '#shared/read-file/docx.ts'

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

test('words in headers and footers are found', () => {
  const about = docxPropertiesOf({
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
  expect(docxPropertiesOf({ 'word/document.xml': body })).toMatchObject({ inTextBoxes: 'Skills', tables: 1 })
})

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
const CORE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties'

test('the main part is the one the file names, as in files from Word Online', () => {
  const relations = `<Relationships><Relationship Type="${CORE}" Target="docProps/core.xml" Id="a"/>
    <Relationship Target='/word/document2.xml' Id='b' Type='${OFFICE}'/></Relationships>`
  expect(mainPartOf(['docProps/core.xml', 'word/document2.xml'], relations)).toBe('word/document2.xml')
  const box = `<w:txbxContent>${paragraph('Skills')}</w:txbxContent>`
  expect(docxPropertiesOf({ '_rels/.rels': relations, 'word/document2.xml': box }).inTextBoxes).toBe('Skills')
})

test('without a valid main part, the usual one is used', () => {
  const names = ['word/document.xml']
  const lost = `<Relationship Type="${OFFICE}" Target="word/lost.xml"/>`
  expect([mainPartOf(names), mainPartOf(names, lost), mainPartOf(names, '<')]).toEqual([...names, ...names, ...names])
  expect(mainPartOf(['holiday.jpg'])).toBeUndefined()
  const workbook = `<Relationship Type="${OFFICE}" Target="xl/workbook.xml"/>`
  expect(mainPartOf(['xl/workbook.xml'], workbook)).toBeUndefined()
})
