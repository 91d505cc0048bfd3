import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readBack } from '#server/engines/file-readers/read-back.ts'

test('an XML file in a PDF is read, as Europass adds its data', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  await document.attach(new TextEncoder().encode('<Candidate>Łucja</Candidate>'), 'attachment.xml')
  await document.attach(new TextEncoder().encode('{}'), 'other.json')
  const [file] = await readBack(await document.save())
  expect(file?.xml).toBe('<Candidate>Łucja</Candidate>')
  expect(file?.source).toBeUndefined()
})
