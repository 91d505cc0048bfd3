import { isAboutCompany, needIn, placeOpenedBy, type Place } from '#shared/ats/posting/phrases.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** How much a posting wants something: required, nice to have, or only mentioned. */
export type Need = 'must' | 'nice' | 'named'
export type PostingLine = {
  readonly text: string
  /** Where it begins in the posting, in UTF-16 code units. */
  readonly start: number
  readonly place: Place
  readonly need: Need
}

/**
 * The sentences and list items of a posting, each with the section it belongs to. Blank lines and headings are left
 * out.
 */
export function postingLines(text: string): readonly PostingLine[] {
  const lines: PostingLine[] = []
  let place: Place = 'other'
  for (const { row, start } of rowsOf(text)) {
    const opened = isHeading(row) ? placeOpenedBy(foldWord(row)) : null
    if (opened) {
      place = opened
      // In 'Requirements: three years of nursing', the first requirement follows on the same line.
      if (!/:\s*\S/.test(row)) continue
    }
    for (const sentence of row.matchAll(SENTENCE)) {
      const said = foldWord(sentence[0])
      const here = place !== 'requirements' && isAboutCompany(said) ? 'company' : place
      lines.push({ text: sentence[0], start: start + sentence.index, place: here, need: needOf(here, said) })
    }
  }
  return lines
}

function needOf(place: Place, said: string): Need {
  if (place === 'company') return 'named'
  const need = needIn(said)
  if (place === 'nice') return 'nice'
  return need ?? (place === 'requirements' ? 'must' : 'named')
}

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
