import { MARK_END, MARK_START, MARK_TEXT } from '#shared/template/leaf.ts'

/** A piece of the paper's text and the field it was typed into. */
export type FieldText = { readonly path: string; readonly range: Range }

const NO_MARK = `[^${MARK_START}${MARK_TEXT}${MARK_END}]`
const MARK = new RegExp(`(${MARK_START}${NO_MARK}*${MARK_TEXT}|${MARK_END})`)
const MARKS = new RegExp(MARK, 'g')

type Place = { readonly node: Text; readonly offset: number }

/**
 * Finds the fields on the paper. `marked` is the same resume with marks around each field's text; without them it has
 * the paper's text, node by node. Where it has not, because a resume holds such characters itself, no field is found: a
 * wrong one would be worse.
 */
export function mapFields(doc: HTMLElement, marked: string): FieldText[] {
  const template = document.createElement('template')
  template.innerHTML = marked
  const paper = textsOf(doc)
  const found: FieldText[] = []
  let open: { path: string; start?: Place } | undefined
  let last: Place | undefined
  for (const { data } of textsOf(template.content)) {
    const plain = data.replace(MARKS, '')
    // Marks may stand alone, before bold text for one, and then the paper has no such node.
    const node = plain === '' ? undefined : paper.next().value
    if (plain !== '' && node?.data !== plain) return []
    let offset = 0
    for (const piece of data.split(MARK)) {
      if (piece.startsWith(MARK_START)) open = { path: piece.slice(1, -1) }
      else if (piece === MARK_END) {
        if (open?.start && last) found.push({ path: open.path, range: rangeOf(open.start, last) })
        open = undefined
      } else if (piece !== '' && node) {
        if (open && !open.start) open.start = { node, offset }
        offset += piece.length
        last = { node, offset }
      }
    }
  }
  return found
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
