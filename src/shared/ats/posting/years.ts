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
const WORDS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10 },
  ...{ ein: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, zehn: 10 },
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, diez: 10 },
}
const NUMBER = String.raw`(?<number>\d{1,2}|${Object.keys(WORDS).join('|')})`
/** Of '3 to 5 years' the first number counts. */
const YEARS = new RegExp(
  String.raw`\b${NUMBER}\s*(?:\(\d{1,2}\)\s*)?\+?\s*(?:(?:-|–|to|bis|a|or|oder|ou|o)\s*(?:\d{1,2}|more|mehr|plus|mas)\s*)?\+?\s*(?:(?:full|volle|mehr als|or more)\s*)?(?:years?|yrs?|jahre?n?|ans?|annees?|anos?)\b`,
  'g',
)
const EXPERIENCE =
  /\b(?:experience\w*|experienced?|erfahrung\w*|berufserfahrung|praxis|berufspraxis|tatigkeit|experiencia|pratique|practica|similar (?:role|position)|(?:poste|fonction) similaire|puesto similar|in (?:a|the) role|background)\b/
