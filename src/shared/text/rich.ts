import { escapeHtml } from '#shared/text/escape.ts'
import { isBold, isItalic, literalStars, readMarks, UNDERLINE, type Token } from '#shared/text/rich-marks.ts'

/** A stretch of text in one style. */
export type Run = {
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly href?: string
}

/**
 * Parses **bold**, *italic*, _italic_, [underlined](_), [text](address) and \escapes; incomplete marks stay as written.
 */
export function parseRich(text: string): readonly Run[] {
  const runs: Run[] = []
  let style: Style = { bold: 0, italic: 0, target: null }
  for (const token of readMarks(text).tokens) {
    const literal = literalOf(token)
    const before = token.kind === 'stars' && token.opened !== 0
    if (before) append(runs, literal, style)
    style = styleAfter(style, token)
    if (!before) append(runs, literal, style)
  }
  return runs
}

/** The text as escaped HTML, with b, i, u, a and br only. */
export function richHtml(text: string): string {
  return parseRich(text).map(runHtml).join('')
}

/** The text without its marks; for a link, its words. */
export function richPlain(text: string): string {
  return parseRich(text)
    .map((run) => run.text)
    .join('')
}

/** Numbers of open marks, and the address of the link or the sign of an underline. */
type Style = { readonly bold: number; readonly italic: number; readonly target: string | null }

function literalOf(token: Token): string {
  if (token.kind === 'plain') return token.text
  if (token.kind === 'stars') return literalStars(token)
  return token.target === null ? '[' : ''
}

function styleAfter(style: Style, token: Token): Style {
  if (token.kind === 'bracket' && token.target !== null)
    return { ...style, target: style.target === null ? token.target : null }
  if (token.kind !== 'stars') return style
  const change = (has: (bits: number) => boolean): number => Number(has(token.opened)) - Number(has(token.closed))
  return { ...style, bold: style.bold + change(isBold), italic: style.italic + change(isItalic) }
}

function append(runs: Run[], text: string, style: Style): void {
  if (text === '') return
  const run: Run = {
    text,
    ...(style.bold > 0 && { bold: true as const }),
    ...(style.italic > 0 && { italic: true as const }),
    ...(style.target === UNDERLINE && { underline: true as const }),
    ...(style.target !== null && style.target !== UNDERLINE && { href: style.target }),
  }
  const last = runs.at(-1)
  if (last && isAlike(last, run)) runs[runs.length - 1] = { ...run, text: last.text + text }
  else runs.push(run)
}

const isAlike = (a: Run, b: Run): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.underline === b.underline && a.href === b.href

function runHtml(run: Run): string {
  const words = escapeHtml(run.text).replace(/\r\n?|\n/g, '<br>')
  const italic = run.italic ? `<i>${words}</i>` : words
  const bold = run.bold ? `<b>${italic}</b>` : italic
  if (run.underline) return `<u>${bold}</u>`
  return run.href === undefined ? bold : `<a href="${escapeHtml(run.href)}">${bold}</a>`
}
