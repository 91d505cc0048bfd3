/** The parts of mammoth's document tree used here: paragraphs, tables, runs and their contents. */
export type DocxNode = {
  readonly type: string
  readonly children?: readonly DocxNode[]
  readonly value?: string
  readonly styleName?: string | null
  readonly numbering?: { readonly level?: string | number } | null
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly fontSize?: number | null
  readonly href?: string
}
/** The default font size in points. */
export const BODY_SIZE = 10

type Look = { readonly size: number; readonly bold: boolean; readonly italic: boolean; readonly href?: string }
export type Run = Look & { readonly text: string }

/** Whether a node contains any text. */
export const hasText = ({ value = '', children = [] }: DocxNode): boolean =>
  value.trim() !== '' || children.some(hasText)

/**
 * The look of Word's built-in styles by their English names; other styles are set in italics to tell them apart from
 * body text.
 */
export function lookOfStyle(name: string): Look {
  if (/^title$/i.test(name)) return { size: 22, bold: true, italic: false }
  const level = Number(/^heading (\d)$/i.exec(name)?.[1] ?? 0)
  if (level > 0) return { size: Math.max(14 - level, 10.5), bold: true, italic: false }
  const isText = /^$|^normal|^body|^list|^no spacing|^plain text|^default/i.test(name)
  return { size: BODY_SIZE, bold: false, italic: !isText }
}

function runsOf({ type, value, children = [], ...style }: DocxNode, look: Look): readonly Run[] {
  if (type === 'text') return [{ ...look, text: value ?? '' }]
  if (type === 'tab') return [{ ...look, text: '\t' }]
  if (type === 'break') return [{ ...look, text: '\n' }]
  const { isBold, isItalic, fontSize, href } = style
  const runLook: Look = {
    size: fontSize || look.size,
    bold: look.bold || isBold === true,
    italic: look.italic || isItalic === true,
    ...((href ?? look.href) && { href: href ?? look.href }),
  }
  return children.flatMap((child) => runsOf(child, runLook))
}

export type Cells = readonly (readonly Run[])[]

/** The lines of a paragraph, split into cells at tabs and wide gaps. */
export function rowsOf(paragraph: DocxNode, look: Look): readonly Cells[] {
  const rows: Run[][][] = [[[]]]
  for (const run of runsOf(paragraph, look)) {
    for (const part of run.text.split(/(\n|\t+|\s{3,})/)) {
      if (part === '\n') rows.push([[]])
      else if (/^(?:\t+|\s{3,})$/.test(part)) rows.at(-1)?.push([])
      else if (part !== '')
        rows
          .at(-1)
          ?.at(-1)
          ?.push({ ...run, text: part })
    }
  }
  return rows
    .map((row) => row.filter((cell) => cell.some(({ text }) => text.trim() !== '')))
    .filter(({ length }) => length > 0)
}
