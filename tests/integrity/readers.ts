import { PDFiumModule } from '@hyzyla/pdfium'
import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadFile } from '#shared/parse/items.ts'
import { readWithMammoth } from '#shared/read-file/docx.ts'
import { readWithPdfium } from '#shared/read-file/pdfium.ts'
import type { Pdfium } from '#shared/read-file/pdfium-api.ts'
import { readWithPdfjs } from '#shared/read-file/pdfjs.ts'

/** Reads the text of a PDF in the reader's order. */
export type Reader = { readonly name: string; readonly read: (file: Uint8Array) => Promise<string> }

/** Reads a PDF as the browser does, with its metadata. */
export const readPdfjs = (file: Uint8Array) => readWithPdfjs({ getDocument }, file)

let library: Promise<Pdfium> | undefined
/** PDFium itself, loaded once. */
export const loadPdfium = (): Promise<Pdfium> => (library ??= open())

async function open(): Promise<Pdfium> {
  const module = await PDFiumModule({})
  module._FPDF_InitLibraryWithConfig({})
  // The package's types declare only what its own classes call; all of PDFium's C interface is there.
  return module as unknown as Pdfium
}

export const readPdfium = async (file: Uint8Array): Promise<ReadFile> => readWithPdfium(await loadPdfium(), file)

export const readMammoth = (file: Uint8Array): Promise<ReadFile> =>
  readWithMammoth(mammoth, { buffer: Buffer.from(file) })

export const READERS: readonly Reader[] = [
  { name: 'pdf.js', read: async (file) => (await readPdfjs(file)).file.text },
  { name: 'PDFium', read: async (file) => (await readPdfium(file)).text },
]
