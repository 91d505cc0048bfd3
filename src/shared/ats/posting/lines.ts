import { isAboutCompany, needIn, placeOpenedBy, type Place } from '#shared/ats/posting/phrases.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** How much a posting wants something: it may be written in a list of demands, wished for, or just be mentioned. */
export type Need = 'must' | 'nice' | 'named'
export type PostingLine = {
  readonly text: string
  /** Where it begins in the posting, in UTF-16 units. */
  readonly start: number
  readonly place: Place
  readonly need: Need
}

/** The sentences and items of a posting, each under the heading that it stands below. Blank ones and headings are left out. */
export function postingLines(text: string): readonly PostingLine[] {
  const lines: PostingLine[] = []
  let place: Place = 'other'
  for (const { row, start } of rowsOf(text)) {
    const opened = isHeading(row) ? placeOpenedBy(foldWord(row)) : null
    if (opened) {
      place = opened
      // 'Requirements: three years of nursing' has the first of them behind it.
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

/** Headings are short, are no items of a list and no sentences. */
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
