import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'

type Line = readonly [text: string, x: number, y: number, size?: number]

/** An A4 PDF with its lines written in this order; y is the distance from the top to the baseline. */
export async function pdfOf(lines: readonly Line[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const [text, x, y, size = 10] of lines) page.drawText(text, { x, y: 842 - y, size, font })
  return pdf
}

/** Pages with a picture and no text, as from a scanner. */
export async function scannedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842]).drawRectangle({ x: 60, y: 60, width: 400, height: 600 })
  return pdf.save()
}

export async function encryptedPdf(): Promise<Uint8Array> {
  const pdf = await pdfOf([['Secret', 60, 60]])
  pdf.encrypt({ userPassword: 'open', ownerPassword: 'own' })
  return pdf.save()
}

/** Two columns written line by line across the page, so that readers mix them. */
export async function mixedColumns(): Promise<Uint8Array> {
  const left = ['Skills', 'Welding', 'Forklift', 'Safety', 'Rigging', 'Crane signals']
  const right = [
    'Experience',
    'Welder at Dock Nine',
    'Led a crew of five',
    'Cut waste by a third',
    'Since 2019',
    'Hamburg',
  ]
  const lines = left.flatMap((text, row): Line[] => [
    [text, 60, 100 + row * 16],
    [right[row] ?? '', 260, 100 + row * 16],
  ])
  return (await pdfOf(lines)).save()
}
