import { paint, withDocument, withPage, type Canvas } from '#shared/read-file/pdfium.ts'
import { viewOf, withMemory, type Pdfium } from '#shared/read-file/pdfium-api.ts'
import type { HiddenText } from '#shared/read-file/visible-text.ts'
import { characterOf, scaleOf, sizeOf } from '#shared/read-file/pdfium-page.ts'

/**
 * The text of a PDF that no one can see: in the color of what is behind it, transparent, clipped, outside the page, or
 * too small to read. Each page is drawn once; a word is hidden if nothing differs from its background where it is.
 * Throws `UnreadableFileError`.
 */
export function hiddenTextIn(api: Pdfium, bytes: Uint8Array): readonly HiddenText[] {
  return withDocument(api, bytes, (document) => {
    const pages = Array.from({ length: api._FPDF_GetPageCount(document) }, (_, index) =>
      withPage(api, document, index, (page) => textOnPage(api, page, index + 1)),
    )
    // If nothing at all can be seen, PDFium could not draw the file.
    return pages.some(({ isSeen }) => isSeen) ? pages.flatMap(({ hidden }) => hidden) : []
  })
}

/** Pixels per point: the strokes of the smallest text that people read are about a pixel wide. */
const SCALE = 2
/** No one reads text of less than this size, in points. */
const MIN_SIZE = 2
/** Of 255: a color channel that differs by less looks the same. */
const MIN_CONTRAST = 16
/** Pixels on both sides of a glyph, so that an 'I' that fills its box differs from what is beside it. */
const MARGIN = 2
/** Larger pages, such as posters, are drawn smaller: this many pixels at most. */
const MAX_PIXELS = 8_000_000

type PageText = { readonly hidden: readonly HiddenText[]; readonly isSeen: boolean }

function textOnPage(api: Pdfium, page: number, number: number): PageText {
  const size = sizeOf(api, page)
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (size.width * size.height)))
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  const text = api._FPDFText_LoadPage(page)
  try {
    return withMemory(api, width * height * 4 + SCRATCH_BYTES, (pixels) => {
      const canvas = { pixels, width, height }
      paint(api, page, canvas)
      const glyphs = glyphsOf({ api, page, text, canvas, memory: pixels + width * height * 4 })
      const words = wordsOf(glyphs)
      const lines = linesOf(words.filter(isHidden).map(withoutSeenEnds))
      const hidden = lines.map((line) => placeOf(line, { scale, number }))
      return { hidden, isSeen: words.some((word) => !isHidden(word)) }
    })
  } finally {
    api._FPDFText_ClosePage(text)
  }
}

/** Bytes for four coordinates. */
const SCRATCH_BYTES = 64

type PageOnCanvas = {
  readonly api: Pdfium
  readonly page: number
  readonly text: number
  readonly canvas: Canvas
  readonly memory: number
}
/** In pixels. */
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
type Glyph = { readonly text: string; readonly box: Box | null; readonly look: 'seen' | 'hidden' | 'unknown' }

function glyphsOf(on: PageOnCanvas): readonly Glyph[] {
  const { api, text } = on
  return Array.from({ length: api._FPDFText_CountChars(text) }, (_, index): Glyph => {
    const character = characterOf(api._FPDFText_GetUnicode(text, index))
    if (character.trim() === '' || api._FPDFText_IsGenerated(text, index) === 1) return SPACE
    const box = boxOf(on, index)
    return { text: character, box, look: lookOf(on, { index, character, box }) }
  })
}

function boxOf({ api, page, text, canvas, memory }: PageOnCanvas, index: number): Box {
  const [left, right, bottom, top] = [memory, memory + 8, memory + 16, memory + 24]
  api._FPDFText_GetCharBox(text, index, left, right, bottom, top)
  const numberAt = (address: number) => viewOf(api).getFloat64(address, true)
  const corners = [
    [numberAt(left), numberAt(top)],
    [numberAt(right), numberAt(bottom)],
  ] as const
  const [[x1, y1], [x2, y2]] = corners.map(([x, y]) => {
    api._FPDF_PageToDevice(page, 0, 0, canvas.width, canvas.height, 0, x, y, memory + 32, memory + 36)
    return [viewOf(api).getInt32(memory + 32, true), viewOf(api).getInt32(memory + 36, true)] as const
  }) as [readonly [number, number], readonly [number, number]] // One for each corner.
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
}

/** Without the file's own font, PDFium can draw these scripts only. */
const DRAWN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}]/u

type Character = { readonly index: number; readonly character: string; readonly box: Box }

function lookOf(on: PageOnCanvas, { index, character, box }: Character): Glyph['look'] {
  const { api, text, canvas } = on
  if (api._FPDFText_GetFontSize(text, index) * scaleOf(on, index) < MIN_SIZE) return 'hidden'
  const isOutside = box.right < 0 || box.bottom < 0 || box.left > canvas.width || box.top > canvas.height
  if (isOutside) return 'hidden'
  if (!isPlain(api, canvas, box)) return 'seen'
  return DRAWN.test(character) ? 'hidden' : 'unknown'
}

/** Whether all pixels in a box and beside it have one color. */
function isPlain({ HEAPU8 }: Pdfium, { pixels, width, height }: Canvas, box: Box): boolean {
  const [left, right] = [Math.max(box.left - MARGIN, 0), Math.min(box.right + MARGIN, width)]
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom + 1, height)]
  const first = pixels + (top * width + left) * 4
  for (let y = top; y < bottom; y += 1) {
    const end = pixels + (y * width + right) * 4
    for (let at = pixels + (y * width + left) * 4; at < end; at += 1)
      if (Math.abs((HEAPU8[at] ?? 0) - (HEAPU8[first + ((at - first) & 3)] ?? 0)) >= MIN_CONTRAST) return false
  }
  return true
}

type Word = readonly Glyph[]

/** The words with the space after each. */
function wordsOf(glyphs: readonly Glyph[]): readonly Word[] {
  const words: Glyph[][] = []
  for (const [index, glyph] of glyphs.entries()) {
    const last = words.at(-1)
    if (last && (glyph.box === null || glyphs[index - 1]?.box)) last.push(glyph)
    else if (glyph.box) words.push([glyph])
  }
  return words
}

/** Something else may be beside a hidden letter, such as the letters of the line above, so most of them decide. */
function isHidden(word: Word): boolean {
  const count = (look: Glyph['look']) => word.filter((glyph) => glyph.look === look).length
  return count('hidden') > count('seen')
}

/** Leaves out a visible comma after a hidden word. */
function withoutSeenEnds(word: Word): Word {
  const isOwn = ({ text, look }: Glyph) => look !== 'seen' || DRAWN.test(text)
  return word.slice(word.findIndex(isOwn), word.findLastIndex((glyph) => glyph.box && isOwn(glyph)) + 1)
}

/** Joins words of a line that follow each other. */
function linesOf(words: readonly Word[]): readonly Word[] {
  const lines: Word[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last && isBeside(last, word)) lines[lines.length - 1] = [...last, SPACE, ...word]
    else lines.push(word)
  }
  return lines
}

const SPACE: Glyph = { text: ' ', box: null, look: 'unknown' }

function isBeside(one: Word, other: Word): boolean {
  const [box, next] = [one.findLast((glyph) => glyph.box)?.box, other[0]?.box]
  if (!box || !next) return false
  const height = Math.max(box.bottom - box.top, next.bottom - next.top, 1)
  return next.left >= box.left && next.left - box.right < height * 2 && Math.abs(next.bottom - box.bottom) < height
}

function placeOf(line: Word, { scale, number }: { scale: number; number: number }): HiddenText {
  const boxes = line.flatMap(({ box }) => box ?? [])
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  const text = line.map((glyph) => glyph.text).join('')
  return {
    text,
    page: number,
    x: x / scale,
    y: y / scale,
    width: (right - x) / scale,
    height: (bottom - y) / scale,
  }
}
