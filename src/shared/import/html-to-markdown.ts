import { withIndent } from '#shared/resume/nested-bullets.ts'
import { linesOfHtml } from '#shared/text/html-lines.ts'

/** A text in resume form: paragraphs, and separately its list items, of which lower levels are nested bullets. */
export type Prose = { readonly paragraphs: string; readonly bullets: readonly string[] }

/** Converts HTML from rich-text editors to our Markdown subset: bold, italic, underlines, links. */
export function proseOfHtml(html: string): Prose {
  if (!/[<&]/.test(html)) return proseOf(html)
  const lines = linesOfHtml(html)
  const items = lines.filter(({ level }) => level > 0)
  const top = Math.min(...items.map(({ level }) => level))
  return {
    paragraphs: joinLines(lines.filter(({ level }) => level === 0).map(({ text }) => text)),
    bullets: items.map(({ text, level }) => withIndent(text, level > top)),
  }
}

/** Reads plain text or Markdown; lines that begin with a bullet are list items. */
export function proseOf(text: string): Prose {
  const lines = text.split(/\r\n?|\n/)
  const items = lines.filter((line) => BULLET.test(line))
  const [indent = 0] = items.map(indentOf)
  return {
    paragraphs: joinLines(lines.filter((line) => !BULLET.test(line)).map((line) => line.trim())),
    bullets: items.map((line) => withIndent(line.replace(BULLET, '').trim(), indentOf(line) >= indent + 2)),
  }
}

const BULLET = /^\s*[-•–·▪◦‣*]\s+/

/** Blanks at the start of a line; a tab counts as several. */
const indentOf = (line: string): number => (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length

const joinLines = (lines: readonly string[]) =>
  lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
