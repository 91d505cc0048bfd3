import {
  AlignmentType,
  BorderStyle,
  ShadingType,
  type IBorderOptions,
  type IParagraphStylePropertiesOptions,
  type IRunStylePropertiesOptions,
} from 'docx'
import type { RunFormat } from '#shared/docx-look/run-format.ts'
import type { Border, ParagraphFormat, WordParagraph } from '#shared/docx-look/word-paragraph.ts'
import { fontOf, lineOf } from '#server/engines/docx/fonts.ts'

/** Word's twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20)
/** Word wants a color without its number sign. */
export const hex = (color: string): string => color.slice(1)

/** What a run must say itself, because its style (`base`) does not. */
export function runProperties(format: RunFormat, base: RunFormat | null): IRunStylePropertiesOptions {
  const differs = (key: keyof RunFormat) => base === null || format[key] !== base[key]
  return {
    ...(differs('family') && { font: fontOf(format.family) }),
    ...(differs('size') && { size: format.size }),
    ...(differs('color') && { color: hex(format.color) }),
    ...switches(format, base),
    ...(differs('underline') &&
      (base !== null || format.underline) && { underline: { type: format.underline ? 'single' : 'none' } }),
    ...(differs('spacing') && { characterSpacing: twips(format.spacing) }),
  }
}

/**
 * Bold, italics and capitals: two styles that both switch one of them on switch it off again in Word, so character
 * styles leave them to the runs.
 */
function switches(format: RunFormat, base: RunFormat | null): IRunStylePropertiesOptions {
  const differs = (key: keyof RunFormat) => (base === null ? format[key] === true : format[key] !== base[key])
  return {
    ...(differs('bold') && { bold: format.bold }),
    ...(differs('italic') && { italics: format.italic }),
    ...(differs('upperCase') && { allCaps: format.upperCase }),
  }
}

/** What a character style says: all but what its runs switch on and off. */
export function characterProperties(format: RunFormat): IRunStylePropertiesOptions {
  const { bold: _bold, italics: _italics, allCaps: _allCaps, ...rest } = runProperties(format, null)
  return rest
}

type Formatted = Pick<WordParagraph, 'format' | 'text' | 'bullet'> & Partial<Pick<WordParagraph, 'lead'>>

/** What a paragraph must say itself, because its style (`base`) does not. */
export function paragraphProperties(
  { format, text, bullet, lead = [] }: Formatted,
  base: ParagraphFormat | null,
): IParagraphStylePropertiesOptions {
  const differs = (...keys: (keyof ParagraphFormat)[]) =>
    base === null || keys.some((key) => JSON.stringify(format[key]) !== JSON.stringify(base[key]))
  const { before, after, line, left, right, shading, borders } = format
  const isBoxed = shading !== null || Object.keys(borders).length > 0
  return {
    ...(differs('align') && (base !== null || format.align !== 'left') && { alignment: ALIGNMENTS[format.align] }),
    ...(differs('before', 'after', 'line') && {
      spacing: { before: twips(before), after: twips(after), line: lineOf(text.family, line) },
    }),
    ...((differs('left', 'right') || lead.length > 0) && {
      indent: bullet
        ? listIndent(format, text)
        : { left: twips(left), right: twips(right), ...(lead.length > 0 && { hanging: twips(left) }) },
    }),
    ...((isBoxed || base !== null) && differs('borders', 'shading') && boxOf(format, base)),
  }
}

const ALIGNMENTS = {
  left: AlignmentType.START,
  center: AlignmentType.CENTER,
  right: AlignmentType.END,
  justify: AlignmentType.BOTH,
} as const

/** Text of a list item begins where the page has it, and its sign before that. */
export function listIndent({ left, right }: ParagraphFormat, { size }: RunFormat) {
  const sign = (size / 2) * SIGN_WIDTH
  const text = Math.max(left, sign)
  return { left: twips(text), right: twips(right), hanging: twips(Math.min(text, sign)) }
}

/** From a list sign to its text, as a multiple of the type size: browsers have 1.15 in our sheets. */
const SIGN_WIDTH = 1.15

function boxOf({ shading, borders }: ParagraphFormat, base: ParagraphFormat | null): IParagraphStylePropertiesOptions {
  const none = Object.keys(base?.borders ?? {}).map((side) => [side, NO_LINE])
  const own = Object.entries(borders).map(([side, border]) => [side, borderOf(border)])
  const sides = Object.fromEntries([...none, ...own])
  // Word joins neighbors with the same lines into one box: without a line between them, only the first would have one.
  const between = shading === null ? (sides['top'] ?? sides['bottom']) : undefined
  return {
    border: { ...sides, ...(between && { between }) },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: shading === null ? 'auto' : hex(shading) },
  }
}

/** Takes away a line that the style has. */
const NO_LINE: IBorderOptions = { style: BorderStyle.NONE }

/** Widths of lines are in eighths of a point. */
const borderOf = ({ width, color, space }: Border): IBorderOptions => ({
  style: BorderStyle.SINGLE,
  size: Math.round(width * 8),
  color: hex(color),
  space,
})
