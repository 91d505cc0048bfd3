import { linesOfHtml } from '#shared/text/html-lines.ts'

/** A line of a pasted list, in our marks; nested ones belong to the line above. */
export type PastedLine = { readonly text: string; readonly nested: boolean }

/** What a program puts on the clipboard; `html` is blank where it gives text only. */
type Clipboard = { readonly html: string; readonly plain: string }

/** Characters of HTML that are read; a longer clipboard is taken as plain text. */
const MAX_HTML = 500_000

/**
 * The lines of a pasted list without its bullets and numbers; null for anything else. Formats are taken over from lists
 * only: a few bold words from a web page are rarely meant to stay bold.
 */
export function pastedLines({ html, plain }: Clipboard): readonly PastedLine[] | null {
  const fromHtml = html.length > MAX_HTML || !LIST.test(html) ? [] : listOf(html)
  if (fromHtml.length > 0) return fromHtml
  const lines = plain.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  return lines.length > 1 ? plainList(lines) : null
}

const LIST = /<li[\s>]|mso-list\s*:/i

function listOf(html: string): PastedLine[] {
  const lines = linesOfHtml(html)
  const levels = lines.flatMap(({ level }) => (level > 0 ? [level] : []))
  return lines.map(({ text, level }) => ({ text, nested: level > Math.min(...levels) }))
}

const SIGNS = String.raw`[•●▪■◦○‣·∙–—*-]|\uF0B7|\uF0A7`
const BULLET = new RegExp(String.raw`^\s*(?:${SIGNS})\s+`, 'u')
const BULLET_OR_O = new RegExp(String.raw`^\s*(?:${SIGNS}|o)\s+`, 'u')
/** Word processors use these for the second level. */
const LOWER_BULLET = /^\s*(?:[◦○▪■]|\uF0A7|o)\s/u
const NUMBER = /^\s*(\d{1,2})[.)]\s+/

function plainList(lines: readonly string[]): PastedLine[] {
  const sign = signIn(lines)
  const listed = lines.filter((line) => sign.test(line))
  const indent = indentOf(listed[0] ?? '')
  // A lower bullet is of the second level only below another one.
  const hasLevels = listed[0] !== undefined && !LOWER_BULLET.test(listed[0])
  return lines.map((line) => ({
    text: line.replace(sign, '').trim(),
    nested: sign.test(line) && (indentOf(line) >= indent + 2 || (hasLevels && LOWER_BULLET.test(line))),
  }))
}

/** An 'o' is Word's second bullet, but also a word of Portuguese, Spanish and Italian: it takes a list to be sure. */
function signIn(lines: readonly string[]): RegExp {
  if (areNumbered(lines)) return NUMBER
  return lines.some((line) => BULLET.test(line) || /^\s*o(?:\t| {2,})/.test(line)) ? BULLET_OR_O : BULLET
}

/** Numbers count the lines: '1. Platz' alone is a rank. */
function areNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => NUMBER.exec(line)?.[1] ?? [])
  return numbers.length > 1 && numbers.every((number, index) => Number(number) === index + 1)
}

/** Blanks at the start of a line; a tab counts as several. */
const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length
