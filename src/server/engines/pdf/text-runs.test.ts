import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { joinGlyphs } from '#server/engines/pdf/text-runs.ts'

/**
 * The content of a page after merging. Glyphs of its font F1 are 500 (code 1), 250.4 (2), 600 (3 to 5) or else 1000
 * thousandths wide; F2 is a simple font.
 */
async function joined(content: string): Promise<string> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage()
  const descendant = { Type: 'Font', Subtype: 'CIDFontType2', DW: 1000, W: [1, [500, 250.4], 3, 5, 600] }
  const F1 = { Type: 'Font', Subtype: 'Type0', Encoding: 'Identity-H', DescendantFonts: [descendant] }
  const F2 = { Type: 'Font', Subtype: 'Type3', Encoding: {} }
  page.node.set(PDFName.of('Resources'), pdf.context.obj({ Font: { F1, F2 } }))
  page.node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)))
  joinGlyphs(pdf)
  const stream = pdf.context.lookup(page.node.get(PDFName.of('Contents')))
  if (!(stream instanceof PDFRawStream)) throw new Error('a page without content')
  return new TextDecoder().decode(decodePDFRawStream(stream).decode())
}

const run = (...lines: string[]) => ['BT', '/F1 10 Tf', '1 0 0 -1 64 50 Tm', ...lines, 'ET'].join('\n')

test('individually placed glyphs are merged into one text, each at its position', async () => {
  // At size 10, code 4 is 6 wide: a glyph 5.5 after it is 50 thousandths closer, one 6.1 after it 10 farther away.
  expect(await joined(run('<0004> Tj', '5.5 0 Td <0003> Tj', '6.1 0 Td <0001> Tj', '5 0 Td <0009> Tj'))).toBe(
    run('[<0004>50<0003>-10<00010009>] TJ'),
  )
})

test('strings of several glyphs advance by the width of all of them', async () => {
  expect(await joined(run('<00010004> Tj', '10.5 0 Td <0001> Tj'))).toBe(run('[<00010004>50<0001>] TJ'))
})

test('a run that begins with a move starts there', async () => {
  expect(await joined(run('3 0 Td <0001> Tj', '5 0 Td <0001> Tj'))).toBe(run('3 0 Td [<00010001>] TJ'))
})

test('rounding errors do not add up over a long line', async () => {
  // Code 2 counts as 250 from now on, and is 250.4: the second glyph after it would be 0.8 thousandths too close.
  expect(await joined(run('<0002000200020002> Tj'))).toBe(run('[<00020002>-1<00020002>] TJ'))
})

test('anything except a run of glyphs on one line stays unchanged', async () => {
  const others = [
    run('<0001> Tj', '0 12 Td <0002> Tj'),
    ['BT', '/F2 10 Tf', '1 0 0 -1 64 50 Tm', '<0001> Tj', '5 0 Td <0002> Tj', 'ET'].join('\n'),
    '64 50 30 3 re\nf',
  ]
  for (const content of others) expect(await joined(content)).toBe(content)
})
