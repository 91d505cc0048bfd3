import { Document, Header, Packer, Paragraph } from 'docx'
import { expect, test } from 'vitest'
import { EMBEDDED_RESUME_NAME } from '#shared/parse/items.ts'
import { drawPage } from '#shared/read-file/pdfium.ts'
import { encryptedPdf, pdfOf, scannedPdf } from './foreign-pdfs.ts'
import { loadPdfium, readMammoth, readPdfium, readPdfjs } from './readers.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

test('both readers find the same words at the same positions', async () => {
  const file = await (
    await pdfOf([
      ['Ada Lovelace', 60, 80, 24],
      ['Analyst', 60, 120],
    ])
  ).save()
  for (const { items, pages } of [(await readPdfjs(file)).file, await readPdfium(file)]) {
    expect(pages).toEqual([{ width: 595, height: 842 }])
    expect(items).toMatchObject([
      {
        text: 'Ada Lovelace',
        page: 1,
        x: expect.closeTo(60, 0),
        y: expect.closeTo(56, 0),
        height: expect.closeTo(24, 1),
      },
      { text: 'Analyst', page: 1, x: expect.closeTo(60, 0), y: expect.closeTo(110, 0), height: expect.closeTo(10, 1) },
    ])
    // Adobe's widths of these letters in Helvetica: 6059 thousandths of the font size.
    expect(items[0]?.width).toBeCloseTo(145.4, 0)
  }
})

test('a resume embedded in a PDF is read back exactly', async () => {
  const pdf = await pdfOf([['Ada', 60, 80]])
  await pdf.attach(bytesOf('{"basics":{"name":"Zoë"}}'), EMBEDDED_RESUME_NAME)
  expect((await readPdfjs(await pdf.save())).file.source).toBe('{"basics":{"name":"Zoë"}}')
})

test('both readers report a PDF with a password', async () => {
  const file = await encryptedPdf()
  await expect(readPdfjs(file)).rejects.toMatchObject({ refusal: { code: 'encrypted' } })
  await expect(readPdfium(file)).rejects.toMatchObject({ refusal: { code: 'encrypted' } })
})

test('both readers report a damaged PDF as broken', async () => {
  const file = bytesOf('%PDF-1.7\n1 0 obj <<')
  await expect(readPdfjs(file)).rejects.toMatchObject({ refusal: { code: 'broken' } })
  await expect(readPdfium(file)).rejects.toMatchObject({ refusal: { code: 'broken' } })
})

test('both readers find no words on a scanned page', async () => {
  const file = await scannedPdf()
  expect((await readPdfjs(file)).file.text.trim()).toBe('')
  expect((await readPdfium(file)).text.trim()).toBe('')
})

test('a PDF of 61 pages is refused with its number of pages', async () => {
  const pdf = await pdfOf([['Ada', 60, 80]])
  for (let pages = 1; pages < 61; pages += 1) pdf.addPage([100, 100])
  const file = await pdf.save()
  await expect(readPdfium(file)).rejects.toMatchObject({ refusal: { code: 'too-many-pages', pages: 61, most: 60 } })
  await expect(readPdfjs(file)).rejects.toMatchObject({ refusal: { code: 'too-many-pages', pages: 61, most: 60 } })
})

test('a rendered page is white where it is empty and dark where there is text', async () => {
  const file = await (await pdfOf([['MMMM', 0, 842 - 10, 200]])).save()
  const { width, height, pixels } = drawPage(await loadPdfium(), file, 1, 119)
  expect([width, height]).toEqual([119, 168])
  expect(pixels.slice(0, 4).join()).toBe('255,255,255,255')
  expect(pixels.some((value, at) => at % 4 === 0 && value < 40)).toBe(true)
})

test('the words of a DOCX are read in order, without its header', async () => {
  const sections = [
    {
      headers: { default: new Header({ children: [new Paragraph('ada@example.com')] }) },
      children: [new Paragraph('Ada Lovelace'), new Paragraph('Analyst')],
    },
  ]
  const file = new Uint8Array(await Packer.toBuffer(new Document({ sections })))
  expect((await readMammoth(file)).text).toBe('Ada Lovelace\n\nAnalyst')
})

test('an invalid DOCX is reported as broken', async () => {
  await expect(readMammoth(bytesOf('PK\u0003\u0004 torn'))).rejects.toMatchObject({ refusal: { code: 'broken' } })
})
