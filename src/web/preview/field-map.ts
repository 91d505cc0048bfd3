import { MARK_END, MARK_START, MARK_TEXT } from '#shared/template/leaf.ts'

/** A piece of the paper's text and the field it was typed into. */
export type FieldText = { readonly path: string; readonly range: Range }

const NO_MARK = `[^${MARK_START}${MARK_TEXT}${MARK_END}]`
const MARK = new RegExp(`(${MARK_START}${NO_MARK}*${MARK_TEXT}|${MARK_END})`)
const MARKS = new RegExp(MARK, 'g')

type Place = { readonly node: Text; readonly offset: number }
/** A mark, or a text between marks and where the paper has it. */
type Piece = { readonly mark: string } | { readonly from: Place; readonly to: Place }

/**
 * Finds the fields on the paper. `marked` is the same resume with marks around each field's text; without them it has
 * the paper's text, node by node. Where it has not, because a resume holds such characters itself, no field is found: a
 * wrong one would be worse.
 */
export function mapFields(doc: HTMLElement, marked: string): FieldText[] {
  const pieces = piecesOf(doc, marked)
  const found: FieldText[] = []
  let open: { path: string; start?: Place } | undefined
  let last: Place | undefined
  for (const piece of pieces) {
    if ('from' in piece) {
      if (open && !open.start) open.start = piece.from
      last = piece.to
    } else if (piece.mark === MARK_END) {
      if (open?.start && last) found.push({ path: open.path, range: rangeOf(open.start, last) })
      open = undefined
    } else open = { path: piece.mark.slice(1, -1) }
  }
  return found
}

/** The marks and texts of a marked resume in order; none where its texts are not those of the paper. */
function piecesOf(doc: HTMLElement, marked: string): readonly Piece[] {
  const template = document.createElement('template')
  template.innerHTML = marked
  const paper = textsOf(doc)
  const pieces: Piece[] = []
  for (const { data } of textsOf(template.content)) {
    const plain = data.replace(MARKS, '')
    // Markup may be alone, before bold text for one, and then the paper has no such node.
    const node = plain === '' ? undefined : paper.next().value
    if (plain !== '' && node?.data !== plain) return []
    pieces.push(...piecesIn(data, node))
  }
  return pieces
}

function piecesIn(data: string, node: Text | undefined): readonly Piece[] {
  const pieces: Piece[] = []
  let offset = 0
  for (const text of data.split(MARK)) {
    if (text.startsWith(MARK_START) || text === MARK_END) pieces.push({ mark: text })
    else if (text !== '' && node) {
      pieces.push({ from: { node, offset }, to: { node, offset: offset + text.length } })
      offset += text.length
    }
  }
  return pieces
}

function* textsOf(root: Node): Generator<Text, undefined> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  // The walker shows texts only.
  while (walker.nextNode()) yield walker.currentNode as Text
  return undefined
}

function rangeOf(start: Place, end: Place): Range {
  const range = document.createRange()
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  return range
}
