import { fontLooks, type TextItem } from '#shared/parse/items.ts'
import { viewOf, withMemory, type Pdfium } from '#shared/read-file/pdfium-api.ts'

type Size = { readonly width: number; readonly height: number }
type Glyph = {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly baseline: number
  readonly size: number
  readonly font: string
  readonly block: number
}

/** The text of a page in PDFium's order, and its runs. */
export function readText(api: Pdfium, page: number, number: number): { text: string; items: readonly TextItem[] } {
  const loaded = api._FPDFText_LoadPage(page)
  try {
    return withMemory(api, SCRATCH_BYTES, (memory) => readRuns({ api, page, text: loaded, memory }, number))
  } finally {
    api._FPDFText_ClosePage(loaded)
  }
}

export const sizeOf = (api: Pdfium, page: number): Size => ({
  width: api._FPDF_GetPageWidth(page),
  height: api._FPDF_GetPageHeight(page),
})

type PageReader = { readonly api: Pdfium; readonly page: number; readonly text: number; readonly memory: number }
/** Bytes for a matrix or two coordinates, followed by a font name. */
const SCRATCH_BYTES = 512
const NAME_OFFSET = 64

function readRuns(reading: PageReader, number: number) {
  const { api, text: handle } = reading
  const size = sizeOf(api, reading.page)
  let text = ''
  const runs: Glyph[][] = []
  let isOpen = false
  for (let index = 0; index < api._FPDFText_CountChars(handle); index += 1) {
    const character = characterOf(api._FPDFText_GetUnicode(handle, index))
    text += character
    if (character === '\n' || character === '\r') isOpen = false
    // A space that PDFium generates has no position.
    else if (api._FPDFText_IsGenerated(handle, index) === 1) appendSpace(runs, character)
    else isOpen = place(runs, glyphOf(reading, size, index, character), isOpen)
  }
  return { text: text.replaceAll('\r', ''), items: runs.flatMap((run) => itemOf(run, number)) }
}

/** PDFium marks a hyphen at the end of a line with a control character. */
export function characterOf(code: number): string {
  if (code === 0x02 || code === 0xfffe) return '-'
  return code === 0 ? '\uFFFD' : String.fromCodePoint(code)
}

function appendSpace(runs: Glyph[][], space: string): void {
  const run = runs.at(-1)
  const last = run?.at(-1)
  if (run && last && space.trim() === '') run[run.length - 1] = { ...last, text: last.text + space }
}

/** Adds a glyph to the current run, or starts a new one when the line, font or column changes. */
function place(runs: Glyph[][], glyph: Glyph, isOpen: boolean): true {
  const run = runs.at(-1)
  const last = run?.at(-1)
  if (isOpen && run && last && continuesRun(last, glyph)) run.push(glyph)
  else runs.push([glyph])
  return true
}

/** In em; text farther away is in another column. */
const MAX_GAP = 0.9

function continuesRun(last: Glyph, next: Glyph): boolean {
  const gap = next.x - last.end
  const isNear = gap > -last.size && gap < MAX_GAP * last.size
  const isOnBaseline = Math.abs(last.baseline - next.baseline) < 0.2 * last.size
  const hasSameStyle = last.font === next.font && Math.abs(last.size - next.size) < 0.5 && last.block === next.block
  return isNear && isOnBaseline && hasSameStyle
}

function itemOf(glyphs: readonly Glyph[], page: number): TextItem[] {
  // A trailing space would reach the next run and close the gap between two words.
  const run = glyphs.slice(0, glyphs.findLastIndex((glyph) => glyph.text.trim() !== '') + 1)
  const [first] = run
  if (!first) return []
  const text = run.map((glyph) => glyph.text).join('')
  const { x, baseline, size, font, block } = first
  const width = Math.max(...run.map(({ end }) => end)) - x
  const place = { page, x, y: baseline - size, width, height: size }
  return [{ text: text.trimEnd(), ...place, ...fontLooks(font), ...(block >= 0 && { block: `mc${block}` }) }]
}

function glyphOf(reading: PageReader, size: Size, index: number, character: string): Glyph {
  const { api, text, memory } = reading
  api._FPDFText_GetCharOrigin(text, index, memory, memory + 8)
  const origin = doublesAt(reading)
  const start = toPagePoint(reading, size, origin)
  api._FPDFText_GetLooseCharBox(text, index, memory)
  // FS_RECTF is left, top, right, bottom in single precision.
  const right = viewOf(api).getFloat32(memory + 8, true)
  const end = toPagePoint(reading, size, [Math.max(right, origin[0]), origin[1]])
  const height = api._FPDFText_GetFontSize(text, index) * scaleOf(reading, index)
  const block = api._FPDFPageObj_GetMarkedContentID(api._FPDFText_GetTextObject(text, index))
  const place = { x: start[0], baseline: start[1], end: end[0], size: height }
  return { text: character, ...place, font: fontOf(reading, index), block }
}

type Point = readonly [x: number, y: number]

const doublesAt = ({ api, memory }: PageReader): Point => {
  const view = viewOf(api)
  return [view.getFloat64(memory, true), view.getFloat64(memory + 8, true)]
}

/** PDFium's device units are whole numbers, so pages are scaled up by this factor. */
const DEVICE_SCALE = 64

/** Converts page coordinates; PDFium knows the page's rotation and offset. */
function toPagePoint({ api, page, memory }: PageReader, { width, height }: Size, [x, y]: Point): Point {
  const [right, bottom] = [Math.round(width * DEVICE_SCALE), Math.round(height * DEVICE_SCALE)]
  api._FPDF_PageToDevice(page, 0, 0, right, bottom, 0, x, y, memory, memory + 4)
  const view = viewOf(api)
  return [view.getInt32(memory, true) / DEVICE_SCALE, view.getInt32(memory + 4, true) / DEVICE_SCALE]
}

/** The font size is given before transformation; the matrix says how large it is on the page. */
export function scaleOf({ api, text, memory }: Omit<PageReader, 'page'>, index: number): number {
  if (api._FPDFText_GetMatrix(text, index, memory) === 0) return 1
  const view = viewOf(api)
  return Math.hypot(view.getFloat32(memory + 8, true), view.getFloat32(memory + 12, true))
}

function fontOf({ api, text, memory }: PageReader, index: number): string {
  const name = memory + NAME_OFFSET
  const length = api._FPDFText_GetFontInfo(text, index, name, SCRATCH_BYTES - NAME_OFFSET, memory)
  // The length includes the terminating zero, and a name that doesn't fit is not written.
  if (length < 2 || length > SCRATCH_BYTES - NAME_OFFSET) return ''
  return String.fromCharCode(...api.HEAPU8.subarray(name, name + length - 1))
}
