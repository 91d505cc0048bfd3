import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ReadFile } from '#shared/parse/items.ts'
import { readWithPdfjs } from '#shared/read-file/pdfjs.ts'

/** A PDF as the product's own reader gives it to the parser. */
export const readPdf = async (file: Uint8Array): Promise<ReadFile> =>
  (await readWithPdfjs({ getDocument } as never, file)).file
