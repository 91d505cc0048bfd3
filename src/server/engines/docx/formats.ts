import {
  AlignmentType,
  BorderStyle,
  LineRuleType,
  ShadingType,
  type IBorderOptions,
  type IParagraphStylePropertiesOptions,
  type IRunStylePropertiesOptions,
} from 'docx'
import type { RunFormat } from '#shared/docx-look/run-format.ts'
import type { Border, ParagraphFormat, WordParagraph } from '#shared/docx-look/word-paragraph.ts'
import { fontOf, lineOf, sizeOf } from '#server/engines/docx/fonts.ts'

/** Word's twentieths of a point. */
export const twips = (points: number): number => Math.round(points * 20)
/** Word wants a color without its number sign. */
export const hex = (color: string): string => color.slice(1)

/** What a run must say itself, because its style (`base`) does not. */
export function runProperties(format: RunFormat, base: RunFormat | null): IRunStylePropertiesOptions {
  const differs = (key: keyof RunFormat) => base === null || format[key] !== base[key]
  return {
    ...(differs('family') && { font: fontOf(format.family) }),
    ...(differs('size') && { size: sizeOf(format) }),
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

/** What a paragraph must say itself, because its style (`base`) does not. */
export function paragraphProperties(
  { format, text }: Pick<WordParagraph, 'format' | 'text'>,
  base: ParagraphFormat | null,
): IParagraphStylePropertiesOptions {
  const differs = (...keys: (keyof ParagraphFormat)[]) =>
    base === null || keys.some((key) => JSON.stringify(format[key]) !== JSON.stringify(base[key]))
  const { before, after, line, shading, borders } = format
  const isBoxed = shading !== null || Object.keys(borders).length > 0
  return {
    ...(differs('align') && (base !== null || format.align !== 'left') && { alignment: ALIGNMENTS[format.align] }),
    ...(differs('before', 'after', 'line') && {
      spacing: { before: twips(before), after: twips(after), line: lineOf(text, line), lineRule: LineRuleType.AUTO },
    }),
    ...(differs('left', 'right', 'hanging') && { indent: indentOf(format) }),
    ...((isBoxed || base !== null) && differs('borders', 'isApart', 'shading') && boxOf(format, base)),
  }
}

const ALIGNMENTS = {
  left: AlignmentType.START,
  center: AlignmentType.CENTER,
  right: AlignmentType.END,
  justify: AlignmentType.BOTH,
} as const

export const indentOf = ({ left, right, hanging }: ParagraphFormat) => ({
  left: twips(left),
  right: twips(right),
  hanging: twips(hanging),
})

function boxOf(
  { shading, borders, isApart }: ParagraphFormat,
  base: ParagraphFormat | null,
): IParagraphStylePropertiesOptions {
  const none = Object.keys(base?.borders ?? {}).map((side) => [side, NO_LINE])
  const own = Object.entries(borders).map(([side, border]) => [side, borderOf(border)])
  const sides = Object.fromEntries([...none, ...own])
  // Word joins neighbors with the same lines into one box: without a line between them, only the first would have one.
  const between = isApart ? (sides['top'] ?? sides['bottom']) : base?.isApart && NO_LINE
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
