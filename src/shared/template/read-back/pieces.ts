import { Parser } from 'htmlparser2'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { composeMarked, type Layout } from '#shared/template/document.ts'
import { MARK_END, MARK_START, MARK_TEXT } from '#shared/template/leaf.ts'

/** A text on a page: of one field, or (`path` null) a title or label of the page itself. */
export type Piece = {
  readonly path: FieldPath | null
  /** Its characters without white space. */
  readonly text: string
  /** As it was typed, for people. */
  readonly typed: string
  readonly words: readonly string[]
  /** Its column, if there is another beside it; null for full-width text. */
  readonly column: number | null
}

/** All text of a resume in a layout, in the order of its page, without white space. */
export function piecesOf(content: ResumeContent, layout: Layout | null): readonly Piece[] {
  return textsOf(composeMarked(content, layout)).flatMap(splitByMarks)
}

/** White space and list bullets, which separate words. */
export const GAP = /[\s\u00A0•◦▪■●]+/gu

/** White space, list bullets and the capitals of headings come from the page; the rest is the person's. */
export const squeeze = (text: string): string => text.normalize('NFC').replace(GAP, '').toLowerCase()

/** A piece as it was typed. */
export function pieceOf(typed: string, place: Partial<Omit<Piece, 'text' | 'typed' | 'words'>> = {}): Piece {
  const words = typed
    .split(GAP)
    .map(squeeze)
    .filter((word) => word !== '')
  return { path: null, column: null, ...place, text: words.join(''), typed: typed.trim(), words }
}

type Text = { text: string; readonly column: number | null }

/** The texts between tags; bold words within a field are part of its text. */
function textsOf(html: string): readonly Text[] {
  const texts: Text[] = [{ text: '', column: null }]
  /** The column that each open element starts. Columns are the children of `.cols`. */
  const open: { isRow: boolean; column: number | null }[] = []
  let columns = 0
  let isInField = false
  const begin = () => {
    if (!isInField) texts.push({ text: '', column: open.findLast(({ column }) => column !== null)?.column ?? null })
  }
  const parser = new Parser({
    onopentag(_, attributes) {
      const column = open.at(-1)?.isRow ? (columns += 1) : null
      open.push({ isRow: (attributes['class'] ?? '').split(/\s+/).includes('cols'), column })
      begin()
    },
    onclosetag() {
      open.pop()
      begin()
    },
    ontext(text) {
      const last = texts.at(-1)
      if (last) last.text += text
      const mark = Math.max(text.lastIndexOf(MARK_START), text.lastIndexOf(MARK_END))
      if (mark >= 0) isInField = text[mark] === MARK_START
    },
  })
  parser.end(html)
  return texts
}

function splitByMarks({ text, column }: Text): readonly Piece[] {
  return text.split(new RegExp(`(${MARK_START}[^${MARK_END}]*${MARK_END})`, 'u')).flatMap((part) => {
    const [path, typed] = part.startsWith(MARK_START) ? part.slice(1, -1).split(MARK_TEXT) : [null, part]
    const piece = pieceOf(typed ?? '', { path: path ?? null, column })
    return piece.text === '' ? [] : [piece]
  })
}
