import type { ReadText } from '#shared/parse/items.ts'
import { withHeader } from '#shared/read-file/docx-headers.ts'
import { layoutOf } from '#shared/read-file/docx-layout.ts'
import { rowsOf, type DocxNode } from '#shared/read-file/docx-runs.ts'

/** What another format than Word was read into: the same tree, and what is around the text. */
export type ForeignDocument = {
  readonly document: DocxNode
  readonly header: DocxNode
  readonly footer: DocxNode
  /** In points; 0 where the file says nothing. */
  readonly page: { readonly width: number; readonly height: number }
}

/** The document laid out like a Word file, with the lines of its footer apart. */
export function readForeign({ document, header, footer }: ForeignDocument): {
  readonly file: ReadText
  readonly footer: readonly string[]
} {
  const text = linesIn(document).join('\n')
  const file: ReadText = { pages: [], ...layoutOf(document), text }
  return { file: withHeader(file, linesIn(header)), footer: linesIn(footer).filter((line) => /\p{L}{2}/u.test(line)) }
}

/** The lines of the text; cells and list items have lines of their own. */
function linesIn(node: DocxNode): readonly string[] {
  if (node.type !== 'paragraph') return (node.children ?? []).flatMap(linesIn)
  const mark = node.numbering ? '• ' : ''
  return rowsOf(node, { size: 0, bold: false, italic: false }).map(
    (cells, at) =>
      (at === 0 ? mark : '') +
      cells
        .map((cell) =>
          cell
            .map(({ text }) => text)
            .join('')
            .trim(),
        )
        .join('\t'),
  )
}
