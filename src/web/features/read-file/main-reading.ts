import type { ReadFile } from '#shared/parse/items.ts'

/** The reading of a PDF that an import uses: pdf.js knows more about the text than PDFium, if it finds any. */
export const mainReading = (pdfjs: ReadFile, pdfium: ReadFile): ReadFile => (pdfjs.text.trim() === '' ? pdfium : pdfjs)
