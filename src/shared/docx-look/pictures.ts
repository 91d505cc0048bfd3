import { ancestorsOf } from '#shared/docx-look/match.ts'
import type { Cascade } from '#shared/docx-look/cascade.ts'
import type { Style } from '#shared/docx-look/style.ts'
import { lengthOf } from '#shared/docx-look/values.ts'
import type { PictureShape, WordParagraph, WordPicture } from '#shared/docx-look/word-paragraph.ts'
import { isLine, type Block, type PageElement, type PictureBlock } from '#shared/exports/blocks.ts'

/** Of a picture without a width, in CSS pixels. */
const USUAL_WIDTH = 96

/**
 * Puts each picture to the first line of the header that contains both, or to the name if it is in a side column: beside
 * the text, or above it where the text is centered. `paragraphs` are those of the lines among the blocks.
 */
export function withPictures(
  paragraphs: readonly WordParagraph[],
  blocks: readonly (Block | PictureBlock)[],
  { styleOf }: Cascade,
): readonly WordParagraph[] {
  const result = [...paragraphs]
  const lines = blocks.filter((block) => isLine(block))
  let passed = 0
  let hasName = false
  let added = 0
  for (const block of blocks) {
    if (isLine(block)) {
      passed += 1
      hasName ||= block.kind === 'name'
      continue
    }
    const beginning = lines.findIndex(beginsWith(block.element))
    const at = (beginning >= 0 ? beginning : Math.min(passed, lines.length - 1)) + added
    const beside = result[at]
    if (!beside) continue
    const style = styleOf(block.element)
    const side = sideOf(style, block.element.parent && styleOf(block.element.parent), hasName, beside)
    const picture: WordPicture = {
      ...block.picture,
      width: style.width ?? USUAL_WIDTH,
      height: style.height,
      shape: shapeOf(style),
      side,
      isInLine: side === 'center' || beside.format.shading !== null,
    }
    if (side !== 'center') result[at] = { ...beside, picture }
    else {
      result.splice(at, 0, { ...beside, role: 'paragraph', lead: [], runs: [], aside: [], picture, keepNext: true })
      added += 1
    }
  }
  return result
}

/** Corners of less than a twentieth of the width look like those of a rectangle. */
function shapeOf({ radius, width }: Style): PictureShape {
  const length = width ?? USUAL_WIDTH
  const share = (lengthOf(radius, { em: 0, percent: length }) ?? 0) / length
  if (share >= 0.45) return 'ellipse'
  return share >= 0.05 ? 'rounded' : 'rectangle'
}

/** Where the page has a picture: where it floats (items of a flexible box do not), in the middle of centered text, or in the order of the document. */
function sideOf(
  style: Style,
  parent: Style | null,
  isAfterName: boolean,
  { format }: WordParagraph,
): WordPicture['side'] {
  const floats = !/^(?:flex|grid)$/.test(parent?.display ?? '')
  if (floats && (style.float === 'left' || style.float === 'right')) return style.float
  if (format.align === 'center') return 'center'
  const isAtEnd = isAfterName !== (parent?.direction === 'row-reverse')
  return isAtEnd !== style.isRightToLeft ? 'right' : 'left'
}

/** Finds the line that a picture belongs to. */
function beginsWith(picture: PageElement): (line: Block) => boolean {
  const around = ancestorsOf(picture)
  const header = around.find(({ tag }) => tag === 'header')
  if (!header) return ({ kind }) => kind === 'name'
  return ({ runs }) => runs[0]?.element !== undefined && ancestorsOf(runs[0].element).includes(header)
}
