import type { PostingLine } from '#shared/ats/posting/lines.ts'
import { foldWord } from '#shared/text/tokens.ts'

/** Years of experience that a posting demands, the most of its demands; null when it demands none. */
export function yearsAsked(lines: readonly PostingLine[]): number | null {
  const years = lines.filter(({ need, section }) => need === 'must' && section !== 'company').flatMap(yearsIn)
  return years.length === 0 ? null : Math.max(...years)
}

/** More than any posting asks for; 'a company of 120 years' is not meant. */
const MOST_YEARS = 20

function yearsIn({ text }: PostingLine): readonly number[] {
  const folded = foldWord(text)
  if (!EXPERIENCE.test(folded)) return []
  return [...folded.matchAll(YEARS)]
    .map(({ groups: { number = '' } = {} }) => WORDS[number] ?? Number(number))
    .filter((years) => years > 0 && years <= MOST_YEARS)
}

/** Folded number words as postings use them, in English, German, French and Spanish. */
const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten',
    'ein zwei drei vier funf sechs sieben acht neun zehn',
    'un deux trois quatre cinq six sept huit neuf dix',
    'un dos tres cuatro cinco seis siete ocho nueve diez',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 1])),
)
const NUMBER = String.raw`(?<number>\d{1,2}|${Object.keys(WORDS).join('|')})`
/** Of '3 to 5 years' the first number counts. */
const YEARS = new RegExp(
  String.raw`\b${NUMBER}\s*(?:\(\d{1,2}\)\s*)?\+?\s*(?:(?:-|–|to|bis|a|or|oder|ou|o)\s*(?:\d{1,2}|more|mehr|plus|mas)\s*)?\+?\s*(?:(?:full|volle|mehr als|or more)\s*)?(?:years?|yrs?|jahre?n?|ans?|annees?|anos?)\b`,
  'g',
)
const EXPERIENCE =
  /\b(?:experience\w*|experienced?|erfahrung\w*|berufserfahrung|praxis|berufspraxis|tatigkeit|experiencia|pratique|practica|similar (?:role|position)|(?:poste|fonction) similaire|puesto similar|in (?:a|the) role|background)\b/
