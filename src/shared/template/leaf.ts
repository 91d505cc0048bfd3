import { escapeHtml } from '#shared/text/escape.ts'

/** Private-use characters around a field's text, with which the host maps the page to the form. */
export const MARK_START = '\uE000'
export const MARK_TEXT = '\uE001'
export const MARK_END = '\uE002'

/**
 * Text on the page that comes from one field of the form. Templates print it like any text; `path` leads the preview
 * back to the field and is never printed. Templates can't use the name of either property.
 */
export class Leaf {
  readonly html: string
  readonly path: string
  constructor(html: string, path: string) {
    this.html = html
    this.path = path
  }
}

/** The summary prints as text if a template uses it directly, and has a title if it is used as a section. */
export class SummaryLeaf extends Leaf {
  readonly title: string
  readonly text: Leaf
  readonly flow: string
  constructor(title: string, text: Leaf, flow: string) {
    super(text.html, text.path)
    this.title = title
    this.text = text
    this.flow = flow
  }
}

/**
 * A bullet, and the bullets nested under it as a list of its own. Templates print both in one place, so that none can
 * lose the nested ones.
 */
export class BulletLeaf extends Leaf {
  readonly nested: readonly Leaf[]
  constructor(text: Leaf, nested: readonly Leaf[]) {
    super(text.html, text.path)
    this.nested = nested
  }
}

/** How a value of the view model is printed: our own fields as checked HTML, everything else escaped. */
export function printed(value: unknown): string {
  return value instanceof Leaf ? value.html + nestedList(value, printed) : escapeHtml(String(value))
}

/** The same with the field's path around the text, between characters that no resume contains. */
export function printedWithMarks(value: unknown): string {
  if (!(value instanceof Leaf)) return printed(value)
  return `${MARK_START}${escapeHtml(value.path)}${MARK_TEXT}${value.html}${MARK_END}${nestedList(value, printedWithMarks)}`
}

function nestedList(leaf: Leaf, print: (value: Leaf) => string): string {
  if (!(leaf instanceof BulletLeaf) || leaf.nested.length === 0) return ''
  return `<ul>${leaf.nested.map((nested) => `<li>${print(nested)}</li>`).join('')}</ul>`
}
