/** A rectangle on a page in PDF points; `page` counts from 1, and y grows downward from the top of the page. */
export type Place = {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A run of text in one font on one line. `height` is the font size, and `y + height` is the baseline, which texts of
 * different sizes on one line share.
 */
export type TextItem = Place & {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
  /** The font's name without the subset prefix: 'Inter-Bold'. */
  readonly font?: string
  /** The tag around it in tagged files; lines of one paragraph share it. */
  readonly block?: string
}

/** A link's area and its unchecked address: do not render it as a link. */
export type LinkPlace = Place & { readonly url: string }

export type ReaderName = 'pdf.js' | 'PDFium' | 'mammoth'

/**
 * What one reader got from a file. A DOCX has no pages: `pages` is empty, and positions only give the order of lines.
 */
export type ReadFile = {
  readonly reader: ReaderName
  readonly pages: readonly { readonly width: number; readonly height: number }[]
  /** In the reader's order. */
  readonly items: readonly TextItem[]
  /** The whole text in the reader's order, with its line breaks. */
  readonly text: string
  readonly links: readonly LinkPlace[]
  /** The JSON Resume embedded in our own PDFs, as text. */
  readonly source?: string
  /** An XML file in a PDF, which may be a Europass CV. */
  readonly xml?: string
}

/** The attachment name of the resume in our own PDFs. */
export const EMBEDDED_RESUME_NAME = 'resume.json'

/** The baseline of a text run. */
export const baselineOf = ({ y, height }: Pick<TextItem, 'y' | 'height'>): number => y + height

/** Where a text run ends on its line. */
export const rightEdgeOf = ({ x, width }: Pick<TextItem, 'x' | 'width'>): number => x + width

/** Whether two text runs are on the same line of the same page: at most half the smaller size apart. */
export function isSameLine(one: TextItem, other: TextItem): boolean {
  const distance = Math.abs(baselineOf(one) - baselineOf(other))
  return one.page === other.page && distance <= Math.min(one.height, other.height) / 2
}

/** Consecutive text runs on one line, in the reader's order. */
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

/** Bold and italic from a font's name; removes the subset prefix ('ABCDEF+'). */
export function fontLooks(name: string): Pick<TextItem, 'bold' | 'italic' | 'font'> {
  const font = name.replace(/^[A-Z]{6}\+/, '')
  const bold = /bold|black|heavy|semibold|demi/i.test(font)
  const italic = /italic|oblique/i.test(font)
  return { ...(font && { font }), ...(bold && { bold }), ...(italic && { italic }) }
}

/** The same from a format that only one reader reads. */
export type ReadText = Omit<ReadFile, 'reader'>
