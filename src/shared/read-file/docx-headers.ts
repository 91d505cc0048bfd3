import type { ReadText } from '#shared/parse/items.ts'
import { layoutOf } from '#shared/read-file/docx-layout.ts'
import { BODY_SIZE, type DocxNode } from '#shared/read-file/docx-runs.ts'
import { plainOf, type DocxParts } from '#shared/read-file/docx.ts'

/** Header and footer lines of a DOCX without duplicates, because sections often repeat them. */
export type HeadersAndFooters = { readonly header: readonly string[]; readonly footer: readonly string[] }

export const readHeadersAndFooters = (parts: DocxParts): HeadersAndFooters => ({
  header: linesIn(parts, /^word\/header\d*\.xml$/),
  footer: linesIn(parts, /^word\/footer\d*\.xml$/),
})

function linesIn(parts: DocxParts, pattern: RegExp): readonly string[] {
  const names = Object.keys(parts).filter((name) => pattern.test(name))
  return [...new Set(names.flatMap((name) => linesOf(parts[name] ?? '')))]
}

/** Printed text only: Word also writes field codes, and text boxes twice. */
function linesOf(xml: string): readonly string[] {
  const withoutFallback = xml.replace(/<mc:Fallback>.*?<\/mc:Fallback>/gs, '')
  const tags = withoutFallback.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|(<w:tab\/>)|(<w:br\b[^>]*>|<\/w:p>)/g)
  return [...tags]
    .map(([, text, tab, end]) => (end ? '\n' : tab ? '\t' : plainOf(text ?? '')))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\p{L}.*\p{L}|\d{3}/u.test(line) && !PAGE_NUMBER.test(line))
}

const PAGE_NUMBER = /^(?:page|seite|página|pagina)\s*\d*(?:\s*(?:\/|of|von|sur|de)\s*\d*)?$/i

/** The file with its header lines above the text, without lines the text already contains. */
export function withHeader<F extends ReadText>(file: F, header: readonly string[]): F {
  const textLines = new Set(file.text.split('\n').map(collapseSpaces))
  const lines = header.filter((line) => !textLines.has(collapseSpaces(line)))
  if (lines.length === 0) return file
  const { items } = layoutOf({ type: 'document', children: lines.map(paragraph) })
  const height = Math.max(...items.map((item) => item.y + item.height)) + BODY_SIZE
  const moveDown = <P extends { readonly y: number }>(place: P): P => ({ ...place, y: place.y + height })
  return {
    ...file,
    items: [...items.map((item) => ({ ...item, block: `header ${item.block}` })), ...file.items.map(moveDown)],
    links: file.links.map(moveDown),
    text: [...lines, file.text].join('\n'),
  }
}

const collapseSpaces = (line: string): string => line.replace(/\s+/g, ' ').trim()

const paragraph = (line: string): DocxNode => ({
  type: 'paragraph',
  children: line
    .split(/(\t)/)
    .map((text) => (text === '\t' ? { type: 'tab' } : { type: 'run', children: [{ type: 'text', value: text }] })),
})
