import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A run of text in a file: its start and its baseline, in pixels from the page's upper left corner. */
export type PrintedRun = { readonly text: string; readonly left: number; readonly baseline: number }

/** CSS pixels in a point. */
const PIXELS = 96 / 72

/** The text runs that pdf.js finds on each page, in the order of the file. */
export async function readPages(file: Uint8Array): Promise<PrintedRun[][]> {
  const document = await getDocument({ data: file.slice(), verbosity: 0 }).promise
  const pages: PrintedRun[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent({ disableNormalization: true })
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , x = 0, y = 0] = item.transform as number[]
        return [{ text: item.str, left: x * PIXELS, baseline: (height - y) * PIXELS }]
      }),
    )
  }
  await document.destroy()
  return pages
}
