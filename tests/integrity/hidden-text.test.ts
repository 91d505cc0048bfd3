import {
  clip,
  degrees,
  endPath,
  PDFDocument,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  StandardFonts,
  TextRenderingMode,
  type PDFPage,
  type PDFPageDrawTextOptions,
} from '@cantoo/pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { hiddenTextIn } from '#shared/read-file/hidden-text.ts'
import { visibleText } from '#shared/read-file/visible-text.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { createPdfPrinter } from './pdf-printer.ts'
import { loadPdfium, readPdfjs } from './readers.ts'
import { RESUMES } from './resumes.ts'

const printer = createPdfPrinter()
afterAll(() => printer.close())

const hiddenIn = async (bytes: Uint8Array) => hiddenTextIn(await loadPdfium(), bytes)
const textsIn = async (bytes: Uint8Array) => (await hiddenIn(bytes)).map(({ text }) => text)

/** A4 with a visible line, and what a test draws. */
async function pageWith(draw: (page: PDFPage) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([595, 842])
  page.setFont(await pdf.embedFont(StandardFonts.Helvetica))
  page.drawText('Welder at Dock Nine. I led a crew of five - and more.', { x: 60, y: 700, size: 10 })
  draw(page)
  return pdf.save()
}
const pageOf = (text: string, options: PDFPageDrawTextOptions) =>
  pageWith((page) => page.drawText(text, { x: 60, y: 600, size: 10, ...options }))

const WHITE = rgb(1, 1, 1)
const DARK = rgb(0.1, 0.15, 0.3)

test.each<[string, PDFPageDrawTextOptions]>([
  ['white', { color: WHITE }],
  ['almost white', { color: rgb(0.97, 0.98, 0.97) }],
  ['transparent', { opacity: 0 }],
  ['invisible by its mode', { renderMode: TextRenderingMode.Invisible }],
  ['of one point', { size: 1 }],
  ['above the page', { y: 900 }],
  ['right of the page', { x: 700 }],
  ['white and turned', { color: WHITE, rotate: degrees(90), y: 300 }],
])('text that is %s is hidden', async (_, options) => {
  expect((await textsIn(await pageOf('Kubernetes, Terraform 5', options))).join(' ')).toBe('Kubernetes, Terraform 5')
})

test.each<[string, PDFPageDrawTextOptions]>([
  ['black', {}],
  ['light gray', { color: rgb(0.8, 0.8, 0.8) }],
  ['yellow', { color: rgb(1, 0.95, 0.3) }],
  ['small', { size: 4 }],
  ['turned', { rotate: degrees(90), y: 300 }],
  ['partly outside the page', { x: 494 }],
])('text that is %s can be seen', async (_, options) => {
  expect(await textsIn(await pageOf('Iliad - I. Terraform 11', options))).toEqual([])
})

test('text is hidden by what is painted over it, and by a clip', async () => {
  const painted = await pageWith((page) => {
    page.drawText('Kubernetes', { x: 60, y: 600, size: 10 })
    page.drawRectangle({ x: 40, y: 580, width: 300, height: 60, color: WHITE })
    page.pushOperators(pushGraphicsState(), rectangle(0, 0, 20, 20), clip(), endPath())
    page.drawText('Terraform', { x: 60, y: 500, size: 10 })
    page.pushOperators(popGraphicsState())
  })
  expect(await textsIn(painted)).toEqual(['Kubernetes', 'Terraform'])
})

test('white text on a dark band can be seen, dark text on it is hidden', async () => {
  const banded = await pageWith((page) => {
    page.drawRectangle({ x: 40, y: 580, width: 300, height: 60, color: DARK })
    page.drawText('Ada Berg', { x: 60, y: 610, size: 18, color: WHITE })
    page.drawText('Kubernetes', { x: 60, y: 590, size: 8, color: DARK })
  })
  expect(await hiddenIn(banded)).toMatchObject([{ text: 'Kubernetes', page: 1 }])
  const [word] = await hiddenIn(banded)
  expect([word?.x, word?.width, (word?.y ?? 0) + (word?.height ?? 0)].map((number) => Math.round(number ?? 0))).toEqual(
    [61, 40, 252],
  )
})

test('hidden words beside visible ones on a line are found, also close to the lines around them', async () => {
  const close = await pageWith((page) => {
    page.drawText('Skills: gypsum, plaster', { x: 60, y: 600, size: 10 })
    page.drawText('Kubernetes Terraform', { x: 180, y: 600, size: 10, color: WHITE })
    page.drawText('Java, jigging, quay', { x: 60, y: 590, size: 10 })
    page.drawText('Helm Istio jaguar', { x: 60, y: 581, size: 10, color: WHITE })
    page.drawText('Bullied, filled, kitted', { x: 60, y: 572, size: 10 })
  })
  expect(await textsIn(close)).toEqual(['Kubernetes Terraform', 'Helm Istio jaguar'])
})

test('a visible comma after a hidden word is not hidden', async () => {
  const bytes = await pageWith((page) => {
    page.drawText('Helm Istio', { x: 60, y: 620, size: 10, color: WHITE })
    page.drawText(', Java', { x: 108, y: 620, size: 10 })
  })
  expect(await textsIn(bytes)).toEqual(['Helm Istio'])
})

test('a file of which nothing can be seen was not drawn, so nothing of it is called hidden', async () => {
  const pdf = await PDFDocument.create()
  pdf.addPage([595, 842]).drawText('Welder at Dock Nine', { x: 60, y: 700, size: 10, color: WHITE })
  expect(await textsIn(await pdf.save())).toEqual([])
})

test('a parser gets the words that can be seen, also of a run that pdf.js joined', async () => {
  const bytes = await pageWith((page) => {
    page.drawText('Skills', { x: 60, y: 640, size: 14 })
    page.drawText('Java, Wound care,', { x: 60, y: 620, size: 10 })
    page.drawText(' Kubernetes, Terraform', { x: 141, y: 620, size: 10, color: WHITE })
  })
  const { file } = await readPdfjs(bytes)
  expect(parseResume(file).content.skills.technical).toContain('Kubernetes')
  const visible = visibleText(file, await hiddenIn(bytes))
  expect(visible.text).not.toContain('Kubernetes')
  expect(parseResume(visible).content.skills.technical).toEqual(['Java', 'Wound care'])
})

test.each(builtInTemplates.map((template) => [template.name, template] as const))(
  'nothing in %s is hidden',
  { timeout: 240_000 },
  async (_, template) => {
    const contents = [sampleContent('long'), sampleContent('accented'), ...Object.values(RESUMES).slice(0, 2)]
    for (const content of contents) expect(await hiddenIn(await printer.print(content, template))).toEqual([])
  },
)
