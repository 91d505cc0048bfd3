import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib'

/** A glyph's width in thousandths of the font size: in the font, and as PDF readers round it. */
type Width = { readonly own: number; readonly read: number }
type Widths = (code: string) => Width
/** A string of glyphs, and the distance from the origin of the string before it, in text space. */
type Step = { readonly move: number; readonly codes: readonly string[] }

/** One run as Chromium writes it: a font, a place, then strings with moves along the line between them. */
const RUN = /BT\n(\/(\S+) (-?[\d.]+) Tf\n(?:-?[\d.]+ ){6}Tm)\n((?:(?:-?[\d.]+ 0 Td )?<(?:[\dA-F]{4})+> Tj\n)+)ET/g
const STEP = /(?:(-?[\d.]+) 0 Td )?<([\dA-F]+)> Tj\n/g

/**
 * Joins the glyphs of each run. Chromium places each glyph with an operator of its own, so PDFium takes each for a
 * separate text: of two that overlap it drops the second as a duplicate, and on a page of few lines it takes them for a
 * column and breaks the line after each letter. Every glyph stays in place.
 */
export function joinGlyphs(pdf: PDFDocument): void {
  const known = new Map<PDFObject, Widths | null>()
  for (const { node } of pdf.getPages()) {
    const ref = node.get(PDFName.of('Contents'))
    const content = pdf.context.lookup(ref)
    const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict)
    if (!(ref instanceof PDFRef) || !(content instanceof PDFRawStream) || !fonts) continue
    const widthsOf = (name: string) => {
      const font = fonts.lookup(PDFName.of(name))
      if (!(font instanceof PDFDict)) return null
      if (!known.has(font)) known.set(font, readWidths(font))
      return known.get(font) ?? null
    }
    const text = Buffer.from(decodePDFRawStream(content).decode()).toString('latin1')
    const joined = text.replace(RUN, (run, head: string, font: string, size: string, steps: string) => {
      const widths = widthsOf(font)
      return widths && Number(size) > 0 ? `BT\n${head}\n${joinSteps(stepsOf(steps), widths, Number(size))}\nET` : run
    })
    pdf.context.assign(ref, pdf.context.flateStream(Buffer.from(joined, 'latin1')))
  }
}

const stepsOf = (text: string): readonly Step[] =>
  [...text.matchAll(STEP)].map(([, move, glyphs]) => ({ move: Number(move ?? 0), codes: glyphs?.match(/.{4}/g) ?? [] }))

/**
 * Moves become kerning in whole thousandths of the size: at most half of one, less than a hundredth of a pixel in
 * running text, and what rounding takes from one glyph the next one gets back.
 */
function joinSteps(steps: readonly Step[], widths: Widths, size: number): string {
  const start = steps[0]?.move ?? 0
  let text = ''
  /** How far PDF readers are ahead of the next glyph's position. */
  let ahead = 0
  for (const [index, { codes, move }] of steps.entries()) {
    if (index > 0) ahead -= (move * 1000) / size - ownWidth(steps[index - 1], widths)
    for (const code of codes) {
      const kerning = Math.round(ahead)
      const { own, read } = widths(code)
      text += kerning === 0 ? code : `>${kerning}<${code}`
      ahead += read - own - kerning
    }
  }
  return `${start === 0 ? '' : `${start} 0 Td `}[<${text}>] TJ`
}

const ownWidth = (step: Step | undefined, widths: Widths) =>
  (step?.codes ?? []).reduce((sum, code) => sum + widths(code).own, 0)

/**
 * Null for a font whose codes are not glyphs of two bytes. The widths in the file are rounded on the way: PDFium reads
 * whole numbers only, and with fractions a line would end elsewhere than in other readers.
 */
function readWidths(font: PDFDict): Widths | null {
  const descendant = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict)
  if (!descendant || font.get(PDFName.of('Encoding')) !== PDFName.of('Identity-H')) return null
  const own = descendant.lookupMaybe(PDFName.of('DW'), PDFNumber)?.asNumber() ?? 1000
  const otherwise = { own, read: Math.round(own) }
  descendant.set(PDFName.of('DW'), PDFNumber.of(otherwise.read))
  const listed = readList(descendant.lookupMaybe(PDFName.of('W'), PDFArray))
  return (code) => listed.get(Number.parseInt(code, 16)) ?? otherwise
}

/** `W` lists `first [width …]` and `first last width`. */
function readList(list: PDFArray | undefined): ReadonlyMap<number, Width> {
  const widths = new Map<number, Width>()
  for (let index = 0; list && index + 1 < list.size();) {
    const first = list.lookup(index, PDFNumber).asNumber()
    const next = list.lookup(index + 1)
    if (next instanceof PDFArray) {
      for (let at = 0; at < next.size(); at += 1) widths.set(first + at, rounded(next, at))
      index += 2
    } else {
      const [last, width] = [list.lookup(index + 1, PDFNumber).asNumber(), rounded(list, index + 2)]
      for (let code = first; code <= last; code += 1) widths.set(code, width)
      index += 3
    }
  }
  return widths
}

/** A width of an array, rounded in the file as well. */
function rounded(array: PDFArray, index: number): Width {
  const own = array.lookup(index, PDFNumber).asNumber()
  const read = Math.round(own)
  array.set(index, PDFNumber.of(read))
  return { own, read }
}
