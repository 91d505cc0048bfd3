import type { ParagraphFormat, WordPage, WordParagraph, WordRun } from '#shared/docx-look/word-paragraph.ts'
import { GAP } from '#shared/exports/blocks.ts'

/** Letters of Hebrew, Arabic and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/
/** Such letters with the spaces and marks between them. */
const RIGHT_TO_LEFT_SPAN =
  /([\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC](?:[\s\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC'"״׳.,-]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])?)/

/** A line runs from right to left when its first letter does (Unicode bidirectional algorithm, P2). */
export function isRightToLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text)?.[0]
  return letter !== undefined && RIGHT_TO_LEFT.test(letter)
}

/** Splits a text where its direction changes, because Word needs the direction of each run. */
export function splitByDirection(text: string): { text: string; rightToLeft: boolean }[] {
  return text
    .split(RIGHT_TO_LEFT_SPAN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, rightToLeft: RIGHT_TO_LEFT.test(part) }))
}

/**
 * Whether a paragraph runs from right to left: as its first letter does, but what has columns or a list sign runs as the
 * page does.
 */
export function runsRightToLeft(
  { hasOwnDirection, lead, runs, aside, bullet }: WordParagraph,
  page: Pick<WordPage, 'isRightToLeft'>,
): boolean {
  const hasColumns = lead.length > 0 || aside.length > 0 || bullet !== null
  return (
    (page.isRightToLeft && (!hasOwnDirection || hasColumns)) || isRightToLeft(runs.map(({ text }) => text).join(''))
  )
}

/** Word turns a paragraph around with its direction; on the page, it begins at the same edge as the others. */
export function placedFormat(
  { format, lead, aside, bullet }: WordParagraph,
  isMirrored: boolean,
  page: Pick<WordPage, 'isRightToLeft'>,
): ParagraphFormat {
  if (isMirrored === page.isRightToLeft || lead.length > 0 || aside.length > 0 || bullet) return format
  const { align, left, right } = format
  return { ...format, align: TURNED[align], left: right, right: left }
}

const TURNED = { left: 'right', right: 'left', center: 'center', justify: 'justify' } as const

/** Signs without a width that are letters of a direction (Unicode bidirectional algorithm, 2.6). */
const [LEFT_TO_RIGHT_MARK, RIGHT_TO_LEFT_MARK] = ['\u200E', '\u200F']

/**
 * Within a paragraph from right to left, contact details follow each other in that direction, while years and phone
 * numbers keep the order of their digits.
 */
export const orderedRuns = (runs: readonly WordRun[]): readonly WordRun[] =>
  runs.map((run) => {
    if (run.text === GAP) return { ...run, text: GAP + RIGHT_TO_LEFT_MARK }
    return /\d\D+\d/.test(run.text) && !/\p{L}/u.test(run.text) ? { ...run, text: LEFT_TO_RIGHT_MARK + run.text } : run
  })
