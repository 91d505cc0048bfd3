import { gapBetween, indentOf, linesOf, tintedBox, type Box, type Drawn, type Lines } from '#shared/docx-look/boxes.ts'
import type { Cascade } from '#shared/docx-look/cascade.ts'
import type { BlockKind } from '#shared/exports/blocks.ts'
import { lineOf, type Align, type Side } from '#shared/docx-look/style.ts'
import { points, type Border, type ParagraphFormat } from '#shared/docx-look/word-paragraph.ts'

/** The boxes around a line, and around the lines before and after it. */
export type Neighbors = {
  readonly own: readonly Box[]
  readonly before: readonly Box[] | undefined
  readonly after: readonly Box[] | undefined
}

/** The format of a line; the space below a title is its own, all other space is above a line. */
export function formatOf(around: Neighbors, cascade: Cascade, isTitle: boolean): ParagraphFormat {
  const { own, before, after } = around
  const style = own.at(-1)?.style
  const tinted = tintedBox(own)
  const indent = { left: points(indentOf(own, 'left')), right: points(indentOf(own, 'right')) }
  const { borders, shift } = tinted
    ? bandOf(own, tinted)
    : { borders: bordersOf({ ...linesOf(own, endsOf(around)), ...ruleBeside(own, cascade) }), shift: NO_SHIFT }
  return {
    align: alignOf(own.at(-1)),
    before: before && !isAfterTitle(before) ? points(gapBetween(before, own)) : 0,
    after: isTitle && after ? points(gapBetween(own, after)) : 0,
    line: style?.lineHeight ?? 1.4,
    left: Math.max(0, indent.left) - shift.left,
    right: Math.max(0, indent.right) - shift.right,
    shading: tinted?.style.background ?? null,
    borders,
  }
}

/** The outermost box that begins with a line, and the outermost that ends with it, as indexes. */
const endsOf = ({ own, before = [], after = [] }: Neighbors) => ({
  first: commonOf(before, own),
  last: commonOf(after, own),
})

/** What stays on one page, as the page's sheet says. */
export function breaksOf(around: Neighbors, kind: BlockKind) {
  const { own, before, after } = around
  const entry = own.findLast(({ element }) => element.tag === 'article' || element.classes.includes('entry'))
  const continues = entry !== undefined && (after ?? []).some(({ element }) => element === entry.element)
  const isHead = kind === 'entry' || kind === 'subtitle' || own.some(({ element }) => element.classes.includes('head'))
  const opened = before ? own.slice(commonOf(before, own)) : []
  const closed = own.slice(commonOf(after ?? [], own))
  return {
    keepNext:
      after !== undefined &&
      (kind === 'heading' ||
        closed.some(({ style }) => style.breakAfter === 'avoid') ||
        (continues && (isHead || entry.style.breakInside === 'avoid'))),
    keepLines: kind === 'heading' || own.some(({ style }) => style.breakInside === 'avoid'),
    breakBefore: opened.some(({ style }) => /^(?:page|always|left|right)$/.test(style.breakBefore)),
  }
}

const NO_SHIFT = { left: 0, right: 0 }
const isAfterTitle = (boxes: readonly Box[] | undefined) => /^h[12]$/.test(boxes?.at(-1)?.element.tag ?? '')

/** How many outer boxes two lines share. */
function commonOf(one: readonly Box[], other: readonly Box[]): number {
  const at = other.findIndex(({ element }, index) => one[index]?.element !== element)
  return at < 0 ? other.length : at
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

/** Word's limits for the lines around a paragraph, in points. */
const MAX_SPACE = 31
const MAX_WIDTH = 12
const MIN_WIDTH = 0.25

const bordersOf = (lines: Lines): ParagraphFormat['borders'] =>
  Object.fromEntries(Object.entries(lines).map(([side, drawn]) => [side, borderOf(drawn)]))

const borderOf = ({ line, space }: Drawn): Border => ({
  width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, points(line.width))),
  color: line.color,
  space: Math.min(MAX_SPACE, Math.round(points(space))),
})

/**
 * A tinted box as shading that lines of the same color extend on all sides: paragraphs with the same lines become one
 * area. `shift` is how far the text must move outward, in points, where the lines do not reach the edge of the box.
 */
function bandOf(boxes: readonly Box[], tinted: Box) {
  const inner = boxes.slice(boxes.indexOf(tinted))
  const { margin, padding, border, background } = tinted.style
  const inside = (side: 'left' | 'right') => indentOf(inner, side) - margin[side] - (border[side]?.width ?? 0)
  const along = (side: Side, distance: number): Border => {
    const line = border[side]
    const space = Math.min(MAX_SPACE, Math.max(0, Math.floor(distance)))
    if (line) return { ...borderOf({ line, space: 0 }), space }
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, distance - space))
    return { width, color: background ?? '#ffffff', space }
  }
  const distances = edgesOf((side) => points(side === 'left' || side === 'right' ? inside(side) : padding[side]))
  const leftOver = (side: Side) => Math.max(0, distances[side] - MAX_SPACE - MAX_WIDTH)
  const borders = edgesOf((side) => along(side, distances[side]))
  return { borders, shift: { left: leftOver('left'), right: leftOver('right') } }
}

const edgesOf = <T>(make: (side: Side) => T): Record<Side, T> => ({
  top: make('top'),
  right: make('right'),
  bottom: make('bottom'),
  left: make('left'),
})

/** Whether a line is on a band that reaches over the page's margins. */
export function isBled(boxes: readonly Box[], margin: number): boolean {
  const tinted = tintedBox(boxes)
  return tinted !== undefined && margin > 0 && tinted.style.margin.left <= -margin && tinted.style.margin.top < 0
}
