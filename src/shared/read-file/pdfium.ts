import type { ReadFile } from '#shared/parse/items.ts'
import { LOCKED_ERRORS, withMemory, type Pdfium } from '#shared/read-file/pdfium-api.ts'
import { readText, sizeOf } from '#shared/read-file/pdfium-page.ts'
import { checkPages, UnreadableFileError } from '#shared/read-file/unreadable-file.ts'

/** Reads a PDF with PDFium, in PDFium's own reading order. Throws `UnreadableFileError`. */
export function readWithPdfium(api: Pdfium, bytes: Uint8Array): ReadFile {
  return withDocument(api, bytes, (document) => {
    const count = api._FPDF_GetPageCount(document)
    checkPages(count)
    const pages = Array.from({ length: count }, (_, index) =>
      withPage(api, document, index, (page) => ({ size: sizeOf(api, page), ...readText(api, page, index + 1) })),
    )
    return {
      reader: 'PDFium',
      pages: pages.map(({ size }) => size),
      items: pages.flatMap(({ items }) => items),
      text: pages.map(({ text }) => text).join('\n'),
      links: [],
    }
  })
}

export type Picture = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

/** An image of a page, `width` pixels wide, in RGBA rows. Page numbers start at 1. */
export function drawPage(api: Pdfium, bytes: Uint8Array, number: number, width: number): Picture {
  return withDocument(api, bytes, (document) =>
    withPage(api, document, number - 1, (page) => {
      const size = sizeOf(api, page)
      const height = Math.round((width * size.height) / size.width)
      return withMemory(api, width * height * 4, (pixels) => {
        paint(api, page, { pixels, width, height })
        return { width, height, pixels: new Uint8ClampedArray(api.HEAPU8.slice(pixels, pixels + width * height * 4)) }
      })
    }),
  )
}

export type Canvas = { readonly pixels: number; readonly width: number; readonly height: number }
/** FPDFBitmap_BGRA; FPDF_ANNOT; FPDF_REVERSE_BYTE_ORDER, the pixel order browsers expect. */
const [BGRA, WITH_ANNOTATIONS, RED_FIRST] = [4, 0x01, 0x10]
const WHITE = 0xffffffff

/** Draws a page on white. */
export function paint(api: Pdfium, page: number, { pixels, width, height }: Canvas): void {
  const bitmap = api._FPDFBitmap_CreateEx(width, height, BGRA, pixels, width * 4)
  api._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
  api._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, WITH_ANNOTATIONS | RED_FIRST)
  api._FPDFBitmap_Destroy(bitmap)
}

export function withDocument<T>(api: Pdfium, bytes: Uint8Array, use: (document: number) => T): T {
  return withMemory(api, bytes.length, (memory) => {
    api.HEAPU8.set(bytes, memory)
    const document = api._FPDF_LoadMemDocument(memory, bytes.length, 0)
    if (document === 0)
      throw new UnreadableFileError({ code: LOCKED_ERRORS.includes(api._FPDF_GetLastError()) ? 'encrypted' : 'broken' })
    try {
      return use(document)
    } finally {
      api._FPDF_CloseDocument(document)
    }
  })
}

export function withPage<T>(api: Pdfium, document: number, index: number, use: (page: number) => T): T {
  const page = api._FPDF_LoadPage(document, index)
  if (page === 0) throw new UnreadableFileError({ code: 'broken' })
  try {
    return use(page)
  } finally {
    api._FPDF_ClosePage(page)
  }
}
