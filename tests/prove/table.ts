import type { Measured } from '#shared/template/rubric.ts'
import { percent } from './measure.ts'

const HEADINGS = [
  'template',
  'score',
  'pages',
  'text: pdf.js',
  'PDFium',
  'mammoth',
  'words: pdf.js',
  'PDFium',
  'mammoth',
  'order',
  'our fields: PDF',
  'Word',
  'other parser',
  'straight across',
  'tagged',
]

/** One line for each template, as wide as its widest cells. */
export function tableOf({ templates }: Pick<Measured, 'templates'>): string {
  const rows = templates.map(({ name, atsScore, measures: m }) => [
    name,
    `${atsScore}`,
    `${m.pages}`,
    percent(m.text.pdfjs),
    percent(m.text.pdfium),
    percent(m.text.mammoth),
    percent(m.words.pdfjs),
    percent(m.words.pdfium),
    percent(m.words.mammoth),
    percent(m.order),
    percent(m.ownPdf),
    percent(m.ownDocx),
    percent(m.other),
    percent(m.across),
    percent(m.tagged),
  ])
  const widths = HEADINGS.map((heading, i) => Math.max(heading.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return [line(HEADINGS), ...rows.map(line)].join('\n')
}
