import { PDFiumModule } from '@hyzyla/pdfium'
import pdfiumWasm from '@hyzyla/pdfium/pdfium.wasm?url'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { hiddenTextIn } from '#shared/read-file/hidden-text.ts'
import { drawPage, readWithPdfium } from '#shared/read-file/pdfium.ts'
import type { Pdfium } from '#shared/read-file/pdfium-api.ts'
import { readWithPdfjs } from '#shared/read-file/pdfjs.ts'
import { visibleText } from '#shared/read-file/visible-text.ts'
import { mainReading } from '#web/features/read-file/main-reading.ts'
import type { FileRead } from '#web/features/read-file/worker-messages.ts'

/** Reads a PDF with both readers. Throws `Refused`. */
export async function readPdf(bytes: Uint8Array): Promise<FileRead> {
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('./pdfjs-worker.ts', import.meta.url), { type: 'module' })
  const [{ file, about }, { pdfium, found }] = await Promise.all([
    readWithPdfjs({ getDocument }, bytes),
    loadPdfium().then((api) => ({ pdfium: readWithPdfium(api, bytes), found: hiddenTextIn(api, bytes) })),
  ])
  const texts = found.map(({ text }) => text)
  const hidden = texts.length > 0 ? { texts, visible: visibleText(mainReading(file, pdfium), found) } : null
  return { kind: 'pdf', pdfjs: file, pdfium, about, hidden }
}

/** A page as PDFium draws it, `width` pixels wide. */
export async function drawPdf(bytes: Uint8Array, page: number, pixels: number): Promise<ImageBitmap> {
  const { width, height, pixels: colours } = drawPage(await loadPdfium(), bytes, page, pixels)
  return createImageBitmap(new ImageData(colours, width, height))
}

let library: Promise<Pdfium> | undefined
const loadPdfium = (): Promise<Pdfium> => (library ??= open())

async function open(): Promise<Pdfium> {
  const module = await PDFiumModule({ locateFile: () => pdfiumWasm })
  module._FPDF_InitLibraryWithConfig({})
  // The package's types name only what its own classes call; all of PDFium's C interface is there.
  return module as unknown as Pdfium
}
