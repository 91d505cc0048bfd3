import { areaLines, borderOf } from '#shared/docx-look/area-lines.ts'
import {
  areaOf,
  commonOf,
  gapBetween,
  indentOf,
  linesOf,
  withoutInside,
  type Box,
  type Lines,
  type Neighbors,
} from '#shared/docx-look/boxes.ts'
import type { Cascade } from '#shared/docx-look/cascade.ts'
import type { BlockKind } from '#shared/exports/blocks.ts'
import { lineOf, type Align } from '#shared/docx-look/style.ts'
import { points, type ParagraphFormat } from '#shared/docx-look/word-paragraph.ts'

/** In points: where the text of a line begins, if not at the edge of its boxes, and how far before that its first line does. */
export type Beginning = { readonly left?: number; readonly hanging: number }

/** The format of a line; the space below a title is its own, all other space is above a line. */
export function formatOf(
  around: Neighbors,
  cascade: Cascade,
  { isTitle, beginning }: { readonly isTitle: boolean; readonly beginning: Beginning },
): ParagraphFormat {
  const { own, before, after } = around
  const style = own.at(-1)?.style
  const area = areaOf(own)
  const { hanging } = beginning
  const left = Math.max(hanging, beginning.left ?? points(indentOf(own, 'left')))
  const gaps = {
    before: before && !isAfterTitle(before) ? gapBefore(before, own) : 0,
    after: isTitle && after ? gapBefore(own, after) : 0,
  }
  const lines = area
    ? areaLines(around, area, { ...gaps, begins: left - hanging })
    : { borders: bordersOf({ ...linesAround(around), ...ruleBeside(own, cascade) }), ...gaps, ...NO_SHIFT }
  return {
    align: alignOf(own.at(-1)),
    before: lines.before,
    after: lines.after,
    line: style?.lineHeight ?? 1.4,
    left: left - lines.left,
    right: Math.max(0, points(indentOf(own, 'right'))) - lines.right,
    hanging,
    shading: area?.style.background ?? null,
    borders: lines.borders,
    isApart: false,
  }
}

const NO_SHIFT = { left: 0, right: 0 }

/** The space between two lines in points, up to the edges of areas that end and begin between them. */
const gapBefore = (before: readonly Box[], own: readonly Box[]): number =>
  points(Math.max(0, gapBetween(withoutInside(before, own), withoutInside(own, before))))

const isAfterTitle = (boxes: readonly Box[] | undefined) => /^h[12]$/.test(boxes?.at(-1)?.element.tag ?? '')

/** The lines of the boxes that begin or end with a line; boxes that overlap share one. */
function linesAround({ own, before = [], after = [] }: Neighbors): Lines {
  const { top, ...others } = linesOf(own, { first: commonOf(before, own), last: commonOf(after, own) })
  return top && gapBetween(before, own) >= 0 ? { top, ...others } : others
}

/** What stays on one page, as the page's sheet says. */
export function breaksOf(around: Neighbors, kind: BlockKind) {
  const { own, before, after } = around
  const entry = own.findLast(({ element }) => element.tag === 'article' || element.classes.includes('entry'))
  const continues = entry !== undefined && (after ?? []).some(({ element }) => element === entry.element)
  const isHead = kind === 'entry' || kind === 'subtitle' || own.some(({ element }) => element.classes.includes('head'))
  const opened = before ? own.slice(commonOf(before, own)) : []
  const shared = commonOf(after ?? [], own)
  const closed = own.slice(shared)
  return {
    keepNext:
      after !== undefined &&
      (kind === 'heading' ||
        closed.some(({ style }) => style.breakAfter === 'avoid') ||
        after.slice(shared).some(({ style }) => style.breakBefore === 'avoid') ||
        own.slice(0, shared).some(({ style }) => style.breakInside === 'avoid') ||
        (continues && isHead)),
    keepLines: kind === 'heading' || own.some(({ style }) => style.breakInside === 'avoid'),
    breakBefore: opened.some(({ style }) => /^(?:page|always|left|right)$/.test(style.breakBefore)),
  }
}

/** A title at the right of a column of its own begins where the text does. */
function alignOf(box: Box | undefined): Align {
  if (!box) return 'left'
  const { style, element } = box
  if (element.tag === 'h2') return style.align === 'center' || style.justify === 'center' ? 'center' : 'left'
  if (style.display !== 'flex') return style.align
  if (style.justify === 'center') return 'center'
  return /end|right/.test(style.justify) ? 'right' : style.align === 'center' ? 'left' : style.align
}

/** A line that fills the rest of a heading's row; Word can only draw it below. */
function ruleBeside(boxes: readonly Box[], cascade: Cascade): Lines {
  const box = boxes.at(-1)
  if (box?.element.tag !== 'h2') return {}
  for (const name of ['before', 'after'] as const) {
    const made = cascade.generated(box.element, name)
    const line = lineOf(made.get('border-top') ?? made.get('border-bottom') ?? '', box.style)
    if (line && made.get('display') !== 'none' && FILLS.test(made.get('flex') ?? made.get('flex-grow') ?? ''))
      return { bottom: { line, space: 2 } }
  }
  return {}
}

/** A flexible item that takes the free space, or a share of the row. */
const FILLS = /^1(?:\s|$)|%/

const bordersOf = (lines: Lines): ParagraphFormat['borders'] =>
  Object.fromEntries(Object.entries(lines).map(([side, drawn]) => [side, borderOf(drawn)]))

/** Whether a line is on a band that reaches over the page's margins. */
export function isBled(boxes: readonly Box[], margin: number): boolean {
  const area = areaOf(boxes)
  return area !== undefined && margin > 0 && area.style.margin.left <= -margin && area.style.margin.top < 0
}
