import { PDFiumLibrary } from '@hyzyla/pdfium'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Reads the text of a PDF in the order in which the reader finds it. */
export type Reader = { readonly name: string; readonly read: (file: Uint8Array) => Promise<string> }

const pdfjs: Reader = {
  name: 'pdf.js',
  async read(file) {
    const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    await document.destroy()
    return pages.join('\n')
  },
}

let library: Promise<PDFiumLibrary> | undefined
const pdfium: Reader = {
  name: 'PDFium',
  async read(file) {
    const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(file)
    const text = [...document.pages()].map((page) => page.getText()).join('\n')
    document.destroy()
    // PDFium writes a hyphen at the end of a line as a control character.
    return text.replaceAll('\u0002', '-')
  },
}

export const READERS: readonly Reader[] = [pdfjs, pdfium]
