import { PDFiumModule } from '@hyzyla/pdfium'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadFile } from '#shared/parse/items.ts'
import type { Pdfium } from '#shared/read-file/pdfium-api.ts'
import { readWithPdfium } from '#shared/read-file/pdfium.ts'
import { readWithPdfjs } from '#shared/read-file/pdfjs.ts'

/** Reads a PDF with two independent libraries. Throws `Refused` for a file that is no readable PDF. */
export async function readBack(bytes: Uint8Array): Promise<readonly ReadFile[]> {
  const { file } = await readWithPdfjs({ getDocument }, bytes)
  return [file, readWithPdfium(await loadPdfium(), bytes)]
}

let library: Promise<Pdfium> | undefined
const loadPdfium = (): Promise<Pdfium> => (library ??= initialize())

async function initialize(): Promise<Pdfium> {
  const module = await PDFiumModule({})
  module._FPDF_InitLibraryWithConfig({})
  // The package's types name only what its own classes call; all of PDFium's C interface is there.
  return module as unknown as Pdfium
}
