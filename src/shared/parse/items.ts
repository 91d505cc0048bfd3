/** A rectangle on a page in PDF points; `page` counts from 1, y goes down from the top of the page. */
export type Place = {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A run of text in one font on one line. `height` is the font's size, and `y + height` is the baseline,
 * so that what stands on one line in several sizes shares it.
 */
export type TextItem = Place & {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  /** The font's own name without the mark of a subset: 'Inter-Bold'. */
  readonly font?: string
  /** The file's own mark around it, in tagged files: the lines of one paragraph share theirs. */
  readonly block?: string
}

/** An address that a place on a page leads to, unchecked: no link may be made of it as it is. */
export type LinkPlace = Place & { readonly url: string }

export type ReaderName = 'pdf.js' | 'PDFium' | 'mammoth'

/** What one reader got from a file. A DOCX knows no pages: `pages` is empty, and places tell only which lines follow. */
export type ReadFile = {
  readonly reader: ReaderName
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  /** In the reader's order. */
  readonly items: readonly TextItem[]
  /** The whole text in the reader's order, with its line breaks. */
  readonly text: string
  readonly links: readonly LinkPlace[]
  /** The JSON Resume that our own PDFs carry within them, as text. */
  readonly source?: string
}

/** The name under which our PDFs carry the resume itself. */
export const SOURCE_NAME = 'resume.json'

/** The baseline of a run of text. */
export const baselineOf = ({ y, height }: Pick<TextItem, 'y' | 'height'>): number => y + height

/** Where a run of text ends on its line. */
export const endOf = ({ x, width }: Pick<TextItem, 'x' | 'width'>): number => x + width

/** Whether two runs of text stand on one line of one page: half the smaller size apart at most. */
export function isSameLine(one: TextItem, other: TextItem): boolean {
  const apart = Math.abs(baselineOf(one) - baselineOf(other))
  return one.page === other.page && apart <= Math.min(one.height, other.height) / 2
}

/** Runs of text that follow each other on one line, as their reader found them. */
export function rowsOf(items: readonly TextItem[]): readonly (readonly TextItem[])[] {
  const rows: TextItem[][] = []
  for (const item of items) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && isSameLine(last, item)) row.push(item)
    else rows.push([item])
  }
  return rows
}

/** What a font's name tells of its looks; the mark of a subset ('ABCDEF+') goes. */
export function fontLooks(name: string): Pick<TextItem, 'bold' | 'italic' | 'font'> {
  const font = name.replace(/^[A-Z]{6}\+/, '')
  const bold = /bold|black|heavy|semibold|demi/i.test(font)
  const italic = /italic|oblique/i.test(font)
  return { ...(font && { font }), ...(bold && { bold }), ...(italic && { italic }) }
}
