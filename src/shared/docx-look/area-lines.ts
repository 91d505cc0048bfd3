import { commonOf, indentOf, spaceInside, type Box, type Drawn, type Neighbors } from '#shared/docx-look/boxes.ts'
import { points, type Border, type ParagraphFormat, type WordParagraph } from '#shared/docx-look/word-paragraph.ts'

/** Word's limits for the lines around a paragraph, in points. */
const MAX_SPACE = 31
const MAX_WIDTH = 12
const MIN_WIDTH = 0.25
/** Between a line and the text, where the page has less. */
const MIN_SPACE = 3

export const borderOf = ({ line, space }: Drawn): Border => ({
  width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, points(line.width))),
  color: line.color,
  space: Math.min(MAX_SPACE, Math.round(points(space))),
})

/**
 * A tinted or framed box as the lines around its paragraphs, in points. All space in it is made of lines in its own
 * color, because Word leaves the space between paragraphs with different lines or indents bare. The first letter is at
 * `begins`. `left` and `right` are how far the text must move outward, where the lines do not reach the
 * edge of the box, or inward.
 */
export function areaLines(
  { own, before = [], after = [] }: Neighbors,
  area: Box,
  { begins, ...gaps }: { readonly begins: number; readonly before: number; readonly after: number },
): Pick<ParagraphFormat, 'before' | 'after' | 'borders' | 'left' | 'right'> {
  const at = own.indexOf(area)
  const inner = own.slice(at + 1)
  const isFirst = at >= commonOf(before, own)
  const isLast = at >= commonOf(after, own)
  const { border, background, margin } = area.style
  const color = background ?? '#ffffff'
  const inside = (side: 'left' | 'right') => indentOf(own.slice(at), side) - margin[side] - (border[side]?.width ?? 0)
  const distances = {
    left: begins - points(indentOf(own, 'left') - inside('left')),
    right: points(inside('right')),
  }
  const shift = (side: 'left' | 'right') =>
    border[side] && distances[side] < MIN_SPACE
      ? distances[side] - MIN_SPACE
      : Math.max(0, distances[side] - MAX_SPACE - MAX_WIDTH)
  const [left, right] = [shift('left'), shift('right')]
  return {
    before: isFirst ? gaps.before : 0,
    after: isLast ? gaps.after : 0,
    left,
    right,
    borders: {
      // Always there: LibreOffice leaves parts of a tint bare where it has lines at the sides only.
      top: isFirst
        ? edgeOf(border.top, color, points(spaceInside(area, inner, 'top')))
        : edgeOf(null, color, gaps.before),
      left: edgeOf(border.left, color, distances.left - left),
      ...(isLast
        ? { bottom: edgeOf(border.bottom, color, points(spaceInside(area, inner, 'bottom'))) }
        : gaps.after > 0 && { bottom: edgeOf(null, color, gaps.after) }),
      right: edgeOf(border.right, color, distances.right - right),
    },
  }
}

/** An edge at a distance from the text: the line of the box, or a part of its tint. */
function edgeOf(line: Drawn['line'] | null, color: string, distance: number): Border {
  const space = Math.min(MAX_SPACE, Math.max(0, Math.floor(distance)))
  if (line) return { ...borderOf({ line, space: 0 }), space: Math.max(MIN_SPACE, space) }
  return { width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, distance - space)), color, space }
}

/**
 * Word draws the lines of neighbors that have the same around all of them: those in an area are then apart by space, and
 * others by a line between them, or by their color where there is space between their boxes.
 */
export function withSharedLines(
  paragraphs: readonly WordParagraph[],
  areas: readonly (Box | undefined)[],
): readonly WordParagraph[] {
  const runs: WordParagraph[][] = []
  for (const [at, paragraph] of paragraphs.entries()) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    const isInArea = areas[at] !== undefined && areas[at].element === areas[at - 1]?.element
    if (run && before && isInArea && sidesOf(before) === sidesOf(paragraph)) run.push(paragraph)
    else runs.push([paragraph])
  }
  const lines = withOwnLines(runs.map((run) => joined(run)))
  return lines.flatMap((run, at) => (isAlike(run, lines[at - 1]) || isAlike(run, lines[at + 1]) ? run.map(apart) : run))
}

/** Boxes with space between them have lines that are not quite the same. */
function withOwnLines(runs: readonly (readonly WordParagraph[])[]): readonly (readonly WordParagraph[])[] {
  let isOther = false
  return runs.map((run, at) => {
    const isSame = isAlike(run, runs[at - 1])
    const space = (runs[at - 1]?.at(-1)?.format.after ?? 0) + (run[0]?.format.before ?? 0)
    isOther = isSame && space > 0 ? !isOther : isSame && isOther
    return isOther ? run.map(inOtherColor) : run
  })
}

function inOtherColor(paragraph: WordParagraph): WordParagraph {
  const borders = Object.entries(paragraph.format.borders).map(([side, border]) => [
    side,
    { ...border, color: otherColor(border.color) },
  ])
  return { ...paragraph, format: { ...paragraph.format, borders: Object.fromEntries(borders) } }
}

/** The color with another last bit. */
const otherColor = (color: string): string =>
  `#${(Number.parseInt(color.slice(1), 16) ^ 1).toString(16).padStart(6, '0')}`

const apart = (paragraph: WordParagraph): WordParagraph => ({
  ...paragraph,
  format: { ...paragraph.format, isApart: true },
})

/** Whether the lines of two neighbors are the same: LibreOffice joins them even if their text is not as far from these. */
function isAlike([one]: readonly WordParagraph[], [other]: readonly WordParagraph[] = []): boolean {
  const ends = ({ format: { borders } }: WordParagraph) =>
    JSON.stringify([borders.top, borders.bottom].map((border) => [border?.width, border?.color]))
  return (
    one !== undefined &&
    other !== undefined &&
    Object.keys(one.format.borders).length > 0 &&
    sidesOf(one) === sidesOf(other) &&
    ends(one) === ends(other)
  )
}

const sidesOf = ({ format: { left, right, hanging, borders } }: WordParagraph) =>
  JSON.stringify([left, right, hanging, borders.left, borders.right])

function joined(run: readonly WordParagraph[]): readonly WordParagraph[] {
  const [first, last] = [run[0], run.at(-1)]
  if (first === last) return run
  const { top } = first?.format.borders ?? {}
  const { bottom } = last?.format.borders ?? {}
  return run.map((paragraph): WordParagraph => {
    const { format } = paragraph
    const { top: above, bottom: below, ...sides } = format.borders
    return {
      ...paragraph,
      format: {
        ...format,
        before: paragraph === first ? format.before : heightOf(above),
        after: paragraph === last ? format.after : heightOf(below),
        borders: { ...(top && { top }), ...sides, ...(bottom && { bottom }) },
      },
    }
  })
}

/** The distance that an edge was made for: one of the least width is there only to be drawn. */
const heightOf = (edge: Border | undefined): number =>
  edge ? edge.space + (edge.width > MIN_WIDTH ? edge.width : 0) : 0
