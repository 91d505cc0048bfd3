import { escapeHtml } from '#shared/text/escape.ts'

/** Private-use characters that stand around a field's text while the host maps paper to form. */
export const MARK_START = '\uE000'
export const MARK_TEXT = '\uE001'
export const MARK_END = '\uE002'

/**
 * A piece of text on the paper that came from one field of the form. Templates print it like any
 * text; `path` lets the preview find the way back, and never reaches the paper itself. Neither
 * property has a name that templates may ask for.
 */
export class Leaf {
  readonly html: string
  readonly path: string
  constructor(html: string, path: string) {
    this.html = html
    this.path = path
  }
}

/** The summary prints as its text where a template asks for it flatly, and has a title where it asks for a section. */
export class SummaryLeaf extends Leaf {
  readonly title: string
  readonly text: Leaf
  constructor(title: string, text: Leaf) {
    super(text.html, text.path)
    this.title = title
    this.text = text
  }
}

/** How a value of the view model enters the page: our own fields as checked HTML, all else escaped. */
export function printed(value: unknown): string {
  return value instanceof Leaf ? value.html : escapeHtml(String(value))
}

/** The same with the field's path around the text, between characters that no resume contains. */
export function printedWithMarks(value: unknown): string {
  if (!(value instanceof Leaf)) return printed(value)
  return `${MARK_START}${escapeHtml(value.path)}${MARK_TEXT}${value.html}${MARK_END}`
}
