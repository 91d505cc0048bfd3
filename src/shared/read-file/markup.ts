import type { DocxNode } from '#shared/read-file/docx-runs.ts'
import { decodeEntities } from '#shared/text/entities.ts'

/** A tag or text of HTML or XML; names are in lower case, `tag` is the name as written. */
export type MarkupToken =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open'
      readonly name: string
      readonly tag: string
      readonly attributes: string
      readonly isEmpty: boolean
    }
  | { readonly kind: 'close'; readonly name: string }

/** Quoted attributes may contain '>'. */
const TAG = /<(\/?)([a-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/iy

/** The tags and texts in order, in one pass; comments, declarations, and the contents of `skipped` are left out. */
export function* markupTokens(markup: string, skipped: ReadonlySet<string>): Generator<MarkupToken> {
  const lower = markup.toLowerCase()
  for (let at = 0; at < markup.length;) {
    const next = markup.indexOf('<', at)
    const start = next === -1 ? markup.length : next
    if (start > at) yield { kind: 'text', text: decodeEntities(markup.slice(at, start)) }
    TAG.lastIndex = start
    const [whole = '', slash, tag = '', attributes = ''] = TAG.exec(markup) ?? []
    const name = tag.toLowerCase()
    const isEmpty = attributes.endsWith('/')
    at = start + whole.length
    if (whole === '') at = afterOther(markup, start)
    else if (slash) yield { kind: 'close', name }
    else if (!skipped.has(name)) yield { kind: 'open', name, tag, attributes, isEmpty }
    else if (!isEmpty) at = after(markup, '>', after(lower, `</${name}`, at))
  }
}

/** Where the next `mark` ends, or the end. */
function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}

/** Where a comment or declaration ends; any other '<' is dropped alone. */
const afterOther = (markup: string, at: number): number =>
  markup.startsWith('<!--', at)
    ? after(markup, '-->', at)
    : /[!?]/.test(markup[at + 1] ?? '')
      ? after(markup, '>', at)
      : at + 1

/** An attribute's value; blank without it. */
export function attributeOf(attributes: string, name: string): string {
  const [, one, other, bare] =
    new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))`, 'i').exec(attributes) ?? []
  return decodeEntities(one ?? other ?? bare ?? '')
}

export type RunLook = {
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly fontSize?: number | null
  readonly href?: string
}
/** `level` is that of a list item, from 0. */
export type ParagraphLook = { readonly styleName: string; readonly isItem: boolean; readonly level?: number }
type Container = { readonly type: string; readonly children: DocxNode[] }

/** Tables inside tables beyond this are read as text. */
const MAX_DEPTH = 40

/** Collects a document as the tree that Word files are read into. */
export class DocumentBuilder {
  private readonly stack: Container[] = [{ type: 'document', children: [] }]
  private runs: DocxNode[] = []

  get document(): DocxNode {
    return this.stack[0] as DocxNode // The document itself is never closed.
  }

  text(value: string, look: RunLook = {}): void {
    if (value === '') return
    const run: DocxNode = { type: 'run', ...look, children: [{ type: 'text', value }] }
    this.runs.push(look.href ? { type: 'hyperlink', href: look.href, children: [run] } : run)
  }

  add(type: 'tab' | 'break'): void {
    this.runs.push({ type: 'run', children: [{ type }] })
  }

  get isBlank(): boolean {
    return this.runs.length === 0
  }

  endParagraph({ styleName, isItem, level = 0 }: ParagraphLook): void {
    if (this.isBlank) return
    this.stack
      .at(-1)
      ?.children.push({ type: 'paragraph', styleName, numbering: isItem ? { level } : null, children: this.runs })
    this.runs = []
  }

  open(type: 'table' | 'tableRow' | 'tableCell'): void {
    if (this.stack.length > MAX_DEPTH) return
    const container = { type, children: [] }
    this.stack.at(-1)?.children.push(container)
    this.stack.push(container)
  }

  /** Closes the innermost of this kind and what is open in it; `within` stops at an outer table. */
  close(type: 'table' | 'tableRow' | 'tableCell'): void {
    const at = this.stack.findLastIndex((one) => one.type === type)
    const table = this.stack.findLastIndex((one) => one.type === 'table')
    if (at > 0 && at >= table) this.stack.splice(at)
  }
}
