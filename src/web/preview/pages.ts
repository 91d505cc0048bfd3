import type { Paper as PaperName } from '#shared/resume/schema.ts'
import { COLUMN_GAP, PAPER_SIZES } from '#shared/template/document.ts'

export type Size = { readonly width: number; readonly height: number }

/** Where columns can wrap, a page is below the other, and else beside it: the base sheet says so by the same test. */
export const pagesStack = (): boolean => CSS.supports('column-wrap', 'wrap')

/** Pixels from the first page's corner to that of the page with this index, unscaled. */
export function pagePlace(paper: PaperName, index: number, stack: boolean): { left: number; top: number } {
  const { width, height } = PAPER_SIZES[paper]
  return stack ? { left: 0, top: index * (height + COLUMN_GAP) } : { left: index * (width + COLUMN_GAP), top: 0 }
}

/** The room that so many pages take with the gaps between them, unscaled. */
export function sizeOfPages(paper: PaperName, pages: number, stack: boolean): Size {
  const { width, height } = PAPER_SIZES[paper]
  const { left, top } = pagePlace(paper, pages - 1, stack)
  return { width: left + width, height: top + height }
}

/** Each page is a row or a column of the layout. Reading it lays out what has changed. */
export function countPages({ scrollWidth, scrollHeight }: HTMLElement, paper: PaperName): number {
  const { width, height } = PAPER_SIZES[paper]
  const along = (length: number, page: number) => Math.round((length + COLUMN_GAP) / (page + COLUMN_GAP))
  return Math.max(1, along(scrollWidth, width), along(scrollHeight, height))
}

/** Puts a sheet of paper under each page and makes the host as large as all of them. */
export function placeSheets(host: HTMLElement, root: ShadowRoot, paper: PaperName, pages: number): void {
  const stack = pagesStack()
  const size = sizeOfPages(paper, pages, stack)
  host.style.width = `${size.width}px`
  host.style.height = `${size.height}px`
  const sheets = [...root.querySelectorAll<HTMLElement>('.page')]
  for (const extra of sheets.slice(pages)) extra.remove()
  for (let index = 0; index < pages; index++) {
    const sheet = sheets[index] ?? root.insertBefore(document.createElement('div'), root.lastChild)
    const { left, top } = pagePlace(paper, index, stack)
    sheet.className = 'page'
    sheet.style.left = `${left}px`
    sheet.style.top = `${top}px`
  }
}
