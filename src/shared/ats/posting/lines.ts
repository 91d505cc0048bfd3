import {
  asksForSkills,
  isAboutCompany,
  needIn,
  sectionOpenedBy,
  type PostingSection,
} from '#shared/ats/posting/phrases.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** How much a posting wants something: required, nice to have, or only mentioned. */
export type Need = 'must' | 'nice' | 'named'
export type PostingLine = {
  readonly text: string
  /** Where it begins in the posting, in UTF-16 code units. */
  readonly start: number
  readonly section: PostingSection
  readonly need: Need
  /** It asks for something in so many words, or stands below a heading that does. */
  readonly isAsking: boolean
}

/**
 * The sentences and list items of a posting, each with the section it belongs to. Blank lines and headings are left
 * out.
 */
export function postingLines(text: string): readonly PostingLine[] {
  const lines: PostingLine[] = []
  let currentSection: PostingSection = 'other'
  for (const { row, start } of rowsOf(text)) {
    const openedSection = isHeading(row) ? sectionOpenedBy(foldWord(row)) : null
    if (openedSection) {
      currentSection = openedSection
      // In 'Requirements: three years of nursing', the first requirement follows on the same line.
      if (!/:\s*\S/.test(row)) continue
    }
    for (const sentence of row.matchAll(SENTENCE)) {
      const folded = foldWord(sentence[0])
      const section = isAboutCompany(folded) ? 'company' : currentSection
      lines.push({
        text: sentence[0],
        start: start + sentence.index,
        section,
        need: needOf(section, folded),
        isAsking: isAsking(section, folded),
      })
    }
  }
  return lines
}

function needOf(section: PostingSection, folded: string): Need {
  if (section === 'company') return 'named'
  const need = needIn(folded)
  if (section === 'nice') return 'nice'
  return need ?? 'must'
}

const isAsking = (section: PostingSection, folded: string): boolean =>
  section !== 'company' &&
  (section === 'requirements' || section === 'nice' || needIn(folded) !== null || asksForSkills(folded))

const SENTENCE = /[^.;!?]+(?:[.;!?](?!\s|$)[^.;!?]+)*[.;!?]*/g

/** Headings are short and are neither list items nor sentences. */
function isHeading(row: string): boolean {
  const [head = row] = row.split(':')
  if (/^\s*(?:[-*•·–—▪◦‣>]|\d+[.)])\s*/.test(row) || head.trim().length > 48 || head.trim().split(/\s+/).length > 7)
    return false
  return row.includes(':') || !/[.;,]\s*$/.test(row)
}

function rowsOf(text: string): readonly { row: string; start: number }[] {
  return [...text.matchAll(/[^\n]+/g)]
    .map((match) => ({ row: match[0], start: match.index }))
    .filter(({ row }) => row.trim() !== '')
}
