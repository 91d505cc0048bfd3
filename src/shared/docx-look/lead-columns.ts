import { boxesOf, indentOf, isRow } from '#shared/docx-look/boxes.ts'
import type { Cascade } from '#shared/docx-look/cascade.ts'
import type { Line } from '#shared/docx-look/joined-lines.ts'
import { ancestorsOf } from '#shared/docx-look/match.ts'
import type { Beginning } from '#shared/docx-look/paragraph-format.ts'
import { points } from '#shared/docx-look/word-paragraph.ts'
import type { PageElement, Run } from '#shared/exports/blocks.ts'

/** Takes the label that begins a line as its lead, where the page has it in a column beside the text. */
export function withLabelAsLead(line: Line, cascade: Cascade): Line {
  const label = labelOf(line.runs[0])
  if (!label || columnOf(label, cascade) === null) return line
  const at = line.runs.findIndex((run) => labelOf(run) !== label)
  if (at < 0) return line
  const [first, ...others] = line.runs.slice(at)
  return {
    ...line,
    lead: line.runs.slice(0, at),
    runs: first ? [{ ...first, text: first.text.trimStart() }, ...others].filter(({ text }) => text !== '') : [],
  }
}

/** Where a line with something in a column before its text begins; `left` is that of its boxes, in points. */
export function beginningOf({ lead }: Line, left: number, cascade: Cascade): Beginning {
  const element = lead?.[0]?.element
  if (!element) return { hanging: 0 }
  const label = labelOf(lead[0])
  const column = label && columnOf(label, cascade)
  if (column) return { left: points(column.left + column.width), hanging: points(column.width) }
  const start = points(indentOf(boxesOf(element, cascade), 'left'))
  return { hanging: Math.max(0, left - Math.max(0, start)) }
}

const labelOf = (run: Run | undefined): PageElement | undefined =>
  run?.element && [run.element, ...ancestorsOf(run.element)].find(({ classes }) => classes.includes('label'))

/** The column of a label in CSS pixels; null where it is part of the text. */
function columnOf(label: PageElement, cascade: Cascade) {
  const { basis, margin } = cascade.styleOf(label)
  if (basis === null || !label.parent || !isRow(cascade.styleOf(label.parent))) return null
  const { columnGap } = cascade.styleOf(label.parent)
  const left = indentOf(boxesOf(label.parent, cascade), 'left') + margin.left
  return { left: Math.max(0, left), width: basis + columnGap }
}
