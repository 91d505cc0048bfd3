import { ancestorsOf } from '#shared/docx-look/match.ts'
import type { Cascade } from '#shared/docx-look/cascade.ts'
import { SIDES, type Line, type Side, type Style } from '#shared/docx-look/style.ts'
import { BLOCK_TAGS, type PageElement } from '#shared/exports/blocks.ts'

/** An element around a line of the page, with the space between its edge and its content in CSS pixels. */
export type Box = { readonly element: PageElement; readonly style: Style }

/** The boxes around a line, and around the lines before and after it. */
export type Neighbors = {
  readonly own: readonly Box[]
  readonly before: readonly Box[] | undefined
  readonly after: readonly Box[] | undefined
}

/** The boxes of a line from the outermost to the innermost, without the page itself. */
export function boxesOf(inner: PageElement, { styleOf }: Cascade): readonly Box[] {
  const around = [inner, ...ancestorsOf(inner)].filter(({ tag, parent }) => parent !== null && isBlock(tag))
  return around.toReversed().map((element) => ({ element, style: laidOut(element, styleOf) }))
}

const isBlock = (tag: string) => BLOCK_TAGS.has(tag) || tag === 'img'

/** Columns are printed one below the other in Word, so what keeps them apart is left out. */
function laidOut(element: PageElement, styleOf: Cascade['styleOf']): Style {
  const style = uncovered(element, styleOf)
  if (element.parent === null || !isRow(styleOf(element.parent))) return style
  if (element.parent.children.some(({ tag }) => tag === 'aside')) return { ...style, ...NO_COLUMN, display: COLUMN }
  return element.tag === 'h2' ? style : { ...style, border: NO_COLUMN.border }
}

/** A background that shows only between the elements on it is no tint. */
function uncovered(element: PageElement, styleOf: Cascade['styleOf']): Style {
  const style = styleOf(element)
  const isCovered =
    style.background !== null &&
    element.children.length > 0 &&
    element.children.every((child) => styleOf(child).background !== null)
  return isCovered ? { ...style, background: null } : style
}

/** Whether the children of an element are beside each other. */
export const isRow = ({ display, direction }: Style) =>
  /^(?:flex|grid)$/.test(display) && !direction.startsWith('column')

/** Marks the columns of a page, in place of how they are displayed. */
const COLUMN = 'column'
export const isColumn = ({ style }: Box): boolean => style.display === COLUMN

const NO_EDGES = { top: 0, right: 0, bottom: 0, left: 0 }
const NO_COLUMN = {
  margin: NO_EDGES,
  padding: NO_EDGES,
  border: { top: null, right: null, bottom: null, left: null },
  background: null,
  width: null,
} as const

const lineWidth = (line: Line | null) => line?.width ?? 0

/** From the edge of the page's text to that of a line, in CSS pixels: negative where a box reaches into the margin. */
export const indentOf = (boxes: readonly Box[], side: 'left' | 'right'): number =>
  boxes.reduce((sum, box, at) => {
    const { border, padding } = box.style
    return sum + marginOf(box, boxes[at + 1], side) + lineWidth(border[side]) + padding[side]
  }, 0)

/** A row that begins in the margin has its first item there; the others begin where the text does. */
function marginOf({ element, style }: Box, inner: Box | undefined, side: 'left' | 'right'): number {
  const margin = style.margin[side]
  const isOther = inner && (inner.element !== element.children[0] || inner.style.isPushed)
  return margin < 0 && isOther && isRow(style) ? 0 : margin
}

/** Whether the edge of a box is drawn, so that its padding is the distance of the drawing from the text. */
const isDrawn = ({ style }: Box, side: 'top' | 'bottom'): boolean => isTinted(style) || style.border[side] !== null

/** Whether a box has a background other than the paper's. */
const isTinted = ({ background }: Style): boolean => background !== null && background !== '#ffffff'

/**
 * The space between two lines in CSS pixels, from the boxes that end after the first and begin before the second;
 * negative where these overlap. Neighboring margins collapse as in CSS; a padding with a drawn edge is left to the
 * drawing.
 */
export function gapBetween(before: readonly Box[], after: readonly Box[]): number {
  const common = commonOf(before, after)
  const ending = before
    .slice(common)
    .toReversed()
    .flatMap((box) => edgesOf(box, 'bottom').toReversed())
  const beginning = after.slice(common).flatMap((box) => edgesOf(box, 'top'))
  return collapsed([...ending, ...beginning]) + rowGapOf(after[common - 1], after.at(-1))
}

/** How many outer boxes two lines share. */
export function commonOf(one: readonly Box[], other: readonly Box[]): number {
  const at = other.findIndex(({ element }, index) => one[index]?.element !== element)
  return at < 0 ? other.length : at
}

/** From the edge of an area to the first or last line in it, in CSS pixels: `inner` are the boxes within. */
export const spaceInside = ({ style }: Box, inner: readonly Box[], side: 'top' | 'bottom'): number =>
  style.padding[side] + Math.max(0, collapsed(inner.flatMap((box) => edgesOf(box, side))))

/** Sections that are side by side in rows, as in a band, become rows of their own. */
const rowGapOf = (around: Box | undefined, own: Box | undefined): number =>
  around && own?.element.tag === 'h2' && isRow(around.style) ? around.style.rowGap : 0

type Edge = { readonly kind: 'margin' | 'solid' | 'drawn'; readonly size: number }

/** From the outside to the inside. */
function edgesOf(box: Box, side: 'top' | 'bottom'): readonly Edge[] {
  const { margin, padding, border } = box.style
  const solid = padding[side] + lineWidth(border[side])
  return [
    { kind: 'margin', size: margin[side] },
    ...(isDrawn(box, side)
      ? [{ kind: 'drawn', size: 0 } as const]
      : solid > 0
        ? [{ kind: 'solid', size: solid } as const]
        : []),
  ]
}

function collapsed(edges: readonly Edge[]): number {
  let [total, margins] = [0, [0]]
  for (const { kind, size } of edges) {
    if (kind === 'margin') margins.push(size)
    else {
      total += collapsedMargins(margins) + size
      margins = [0]
    }
  }
  return total + collapsedMargins(margins)
}

const collapsedMargins = (margins: readonly number[]) => Math.max(...margins) + Math.min(...margins)

/** The innermost box around a line that is tinted or framed. */
export const areaOf = (boxes: readonly Box[]): Box | undefined =>
  boxes.findLast(({ style, element }) => element.tag !== 'li' && (isTinted(style) || isFramed(style)))

/** Whether a box has lines on all sides, as near to its text as Word can draw them. */
const isFramed = ({ border, padding }: Style): boolean =>
  SIDES.every((side) => border[side] !== null) && Math.max(padding.left, padding.right) <= MAX_PADDING
/** In CSS pixels: Word's limit is 31 points. */
const MAX_PADDING = 41

/** The boxes of a line, without those inside of an area that begins or ends between it and its neighbor. */
export function withoutInside(own: readonly Box[], neighbor: readonly Box[]): readonly Box[] {
  const area = areaOf(own)
  const at = area ? own.indexOf(area) : -1
  return at >= commonOf(neighbor, own) ? own.slice(0, at + 1) : own
}

/**
 * The lines along a paragraph: a side of a box is drawn by the first or last paragraph in it, a line on the left only
 * along a title.
 */
export function linesOf(boxes: readonly Box[], ends: { readonly first: number; readonly last: number }): Lines {
  const found: Partial<Record<Side, Drawn>> = {}
  for (const side of SIDES) {
    const index = boxes.findLastIndex(({ style, element }, at) => {
      if (!style.border[side]) return false
      if (side === 'top') return at >= ends.first
      return side === 'bottom' ? at >= ends.last : element.tag === 'h2' || element.tag === 'h1'
    })
    const box = boxes[index]
    const line = box?.style.border[side]
    if (box && line) found[side] = { line, space: box.style.padding[side] }
  }
  return found
}

export type Drawn = { readonly line: Line; readonly space: number }
export type Lines = Readonly<Partial<Record<Side, Drawn>>>
