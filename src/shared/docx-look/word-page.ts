import { withSharedLines } from '#shared/docx-look/area-lines.ts'
import { areaOf, boxesOf, indentOf, isColumn, type Box, type Neighbors } from '#shared/docx-look/boxes.ts'
import { createCascade, type Cascade } from '#shared/docx-look/cascade.ts'
import { breaksOf, formatOf, isBled, type Beginning } from '#shared/docx-look/paragraph-format.ts'
import { withPictures } from '#shared/docx-look/pictures.ts'
import { runFormatOf } from '#shared/docx-look/run-format.ts'
import { withJoinedLines, type Line } from '#shared/docx-look/joined-lines.ts'
import { beginningOf, withLabelAsLead } from '#shared/docx-look/lead-columns.ts'
import { lineOf, type Edges, type Side } from '#shared/docx-look/style.ts'
import {
  points,
  type Bullet,
  type Role,
  type WordPage,
  type WordParagraph,
  type WordRun,
} from '#shared/docx-look/word-paragraph.ts'
import {
  BLOCK_TAGS,
  GAP,
  isLine,
  pageBlocksOf,
  type Block,
  type PageElement,
  type Run,
} from '#shared/exports/blocks.ts'

/**
 * A laid-out resume as paragraphs that look like its page: the formats are read from its style sheet.
 *
 * Columns become one, in the order of the page, and not a table without borders. Measured with the resumes of
 * `npm run prove`: a side column on the left comes back from a table in its order, but of one on the right, 46 of 840
 * neighbors come back inverted; and our own X-ray warns of any table, because many programs skip them.
 */
export function wordPage({ html, css }: { readonly html: string; readonly css: string }): WordPage {
  const cascade = createCascade(css)
  const blocks = withJoinedLines(pageBlocksOf(html)).map((block) =>
    isLine(block) ? withLabelAsLead(block, cascade) : block,
  )
  const lines = blocks.filter((block) => isLine(block))
  const boxes = lines.map((block) => boxesOf(leafOf(block), cascade))
  const page = cascade.styleOf(rootOf(lines[0] && leafOf(lines[0])))
  const all = lines.map((block, at) =>
    paragraphOf({ block, own: boxes[at] ?? [], before: boxes[at - 1], after: boxes[at + 1], cascade, page }),
  )
  const spaced = all.map((one, at) => (isAfterColumn(boxes[at - 1], boxes[at]) ? spacedFrom(one, all) : one))
  const paragraphs = withSharedLines(spaced, boxes.map(areaOf))
  return {
    text: runFormatOf(page, null, page),
    line: page.lineHeight,
    margin: edges((side) => points(page.padding[side])),
    isBled: boxes[0] !== undefined && isBled(boxes[0], page.padding.left),
    isRightToLeft: page.isRightToLeft,
    paragraphs: withPictures(paragraphs, blocks, cascade),
  }
}

const edges = (length: (side: Side) => number): Edges => ({
  top: length('top'),
  right: length('right'),
  bottom: length('bottom'),
  left: length('left'),
})

const NOWHERE: PageElement = { tag: 'div', classes: ['doc'], parent: null, index: 0, children: [], hasText: false }

function rootOf(element: PageElement = NOWHERE): PageElement {
  return element.parent ? rootOf(element.parent) : element
}

/** The innermost element around a whole line. */
function leafOf({ runs, aside }: Block): PageElement {
  let element = runs[0]?.element ?? aside[0]?.element ?? NOWHERE
  while (element.parent && !BLOCK_TAGS.has(element.tag)) element = element.parent
  return element
}

/** Whether a line begins a column that is beside that of the line before. */
function isAfterColumn(before: readonly Box[] = [], own: readonly Box[] = []): boolean {
  const at = own.findIndex(({ element }, index) => before[index]?.element !== element)
  const [one, other] = [before[at], own[at]]
  return one !== undefined && other !== undefined && isColumn(one) && isColumn(other)
}

/** With the space above that other titles have. */
const spacedFrom = (paragraph: WordParagraph, all: readonly WordParagraph[]): WordParagraph => ({
  ...paragraph,
  format: {
    ...paragraph.format,
    before: Math.max(...all.filter(({ role }) => role === paragraph.role).map(({ format }) => format.before)),
  },
})

type Place = Neighbors & {
  readonly block: Line
  readonly cascade: Cascade
  readonly page: Box['style']
}

function paragraphOf(place: Place): WordParagraph {
  const { block, own, cascade, page } = place
  const style = own.at(-1)?.style ?? page
  const isTitle = block.kind === 'heading' || block.kind === 'name'
  const bullet = bulletOf(block, own, cascade)
  const format = formatOf(place, cascade, { isTitle, beginning: startOf(place, bullet) })
  const run = ({ text, href, element }: Run): WordRun => {
    const runFormat = runFormatOf(element ? cascade.styleOf(element) : style, format.shading, page)
    const isGap = text === GAP && element !== undefined
    return {
      text,
      ...(href && { href }),
      format: isGap ? { ...runFormat, spacing: gapSpacing(element, cascade) } : runFormat,
    }
  }
  return {
    role: roleOf(block, own, bullet),
    text: runFormatOf(cascade.styleOf(leafOf(block)), format.shading, page),
    format,
    bullet,
    lead: (block.lead ?? []).map(run),
    runs: block.runs.map(run),
    aside: block.aside.map(run),
    picture: null,
    hasOwnDirection: cascade.styleOf(leafOf(block)).hasOwnDirection,
    ...breaksOf(place, block.kind),
  }
}

/** The spaces between contact details, widened to the distance that these have on the page. */
function gapSpacing(contacts: PageElement, { styleOf }: Cascade): number {
  const { columnGap, size } = styleOf(contacts)
  const [contact] = contacts.children
  const margin = contact ? styleOf(contact).margin : NO_MARGIN
  const distance = columnGap + margin.left + margin.right
  return Math.max(0, points(distance / GAP.length - SPACE_WIDTH * size))
}
const NO_MARGIN = { left: 0, right: 0 }
/** That of the widest of Word's fonts, as a multiple of the type size, so that no more lines are needed. */
const SPACE_WIDTH = 0.28

function startOf({ block, own, cascade, page }: Place, bullet: Bullet | null): Beginning {
  const { size } = own.at(-1)?.style ?? page
  return bullet ? { hanging: points(size * SIGN_WIDTH) } : beginningOf(block, points(indentOf(own, 'left')), cascade)
}

/** From a list sign to its text, as a multiple of the type size: browsers have 1.15 in our sheets. */
const SIGN_WIDTH = 1.15

function roleOf({ kind }: Block, boxes: readonly Box[], bullet: Bullet | null): Role {
  if (kind === 'bullet') return bullet ? 'bullet' : 'paragraph'
  return kind === 'paragraph' && boxes.at(-1)?.element.classes.includes('headline') ? 'headline' : kind
}

function bulletOf({ kind }: Block, boxes: readonly Box[], cascade: Cascade): Bullet | null {
  const item = boxes.findLast(({ element }) => element.tag === 'li')
  if (kind !== 'bullet' || !item) return null
  const { listStyle, color } = item.style
  const sign = signOf(listStyle)
  if (sign === null) return null
  const level = Math.max(0, boxes.filter(({ element }) => /^[uo]l$/.test(element.tag)).length - 1)
  const marker = cascade.generated(item.element, 'marker').get('color')
  const shade = marker && lineOf(`1px solid ${marker}`, item.style)?.color
  return { level: Math.min(level, 2), sign, color: shade || color }
}

const SIGNS: Readonly<Record<string, string>> = { disc: '•', circle: '◦', square: '▪' }

/** The sign before list items; null for none. */
function signOf(listStyle: string): string | null {
  const [, quoted] = /["']([^"']*)["']/.exec(listStyle) ?? []
  if (quoted !== undefined) return quoted.trim() || null
  if (/\bnone\b/.test(listStyle)) return null
  return SIGNS[listStyle.split(/\s+/).find((word) => word in SIGNS) ?? 'disc'] ?? null
}
