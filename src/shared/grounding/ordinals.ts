import type { Mark } from '#shared/grounding/number-tokens.ts'
import { periodAfter } from '#shared/grounding/periods.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import type { Language } from '#shared/text/languages.ts'

/** The rank at a mark: 'second', '3rd', 'Q3'. 'Second' as a unit of time and 'third' as a share are not ranks. */
export function ordinalAt(
  marks: readonly Mark[],
  at: number,
  language: Language,
): { readonly quantity: Quantity; readonly from: number; readonly to: number } | null {
  const rank = rankAt(marks, at, language)
  if (!rank) return null
  const to = at + rank.length
  return {
    from: at,
    to,
    quantity: {
      value: rank.value,
      unit: null,
      isOrdinal: true,
      isFraction: false,
      isVague: false,
      isYear: false,
      bound: null,
      per: periodAfter(marks, to),
      counted: marks.slice(to, to + 1).map(({ lower: word }) => word),
      pair: null,
      start: marks[at]?.start ?? 0,
      end: marks[to - 1]?.end ?? 0,
      text: rank.text,
    },
  }
}

type Rank = { readonly value: number; readonly text: string; readonly length: number }

function rankAt(marks: readonly Mark[], at: number, language: Language): Rank | null {
  const [before, mark, after] = [marks[at - 1], marks[at], marks[at + 1]]
  if (!mark) return null
  // 'First aid' is a thing, not a rank.
  if (mark.lower === 'first' && after?.lower === 'aid') return null
  const glued = after?.start === mark.end ? after.lower : ''
  const isSuffixed = /^\d+$/.test(mark.text) && /^(?:st|nd|rd|th|er|e|eme)$/.test(glued)
  if (isSuffixed) return { value: Number(mark.text), text: mark.text + glued, length: 2 }
  const isQuarter = mark.lower === 'q' && /^[1-4]$/.test(glued)
  if (isQuarter) return { value: Number(glued), text: mark.text + glued, length: 2 }
  const value = isPartOrTime(before, mark) ? undefined : RANKS[language].get(mark.lower)
  return value === undefined ? null : { value, text: mark.text, length: 1 }
}

/** 'Per second', 'a third', 'two seconds'. */
const isPartOrTime = (before: Mark | undefined, { lower }: Mark): boolean =>
  lower === 'second'
    ? /^(?:\d.*|per|each|every|a|one|half|milli|split)$/.test(before?.lower ?? '')
    : /^(?:a|one|an)$/.test(before?.lower ?? '')

const ranks = (names: string): ReadonlyMap<string, number> =>
  new Map(names.split('|').flatMap((row, at) => row.split(' ').map((name) => [name, at + 1] as const)))

const RANKS: Record<Language, ReadonlyMap<string, number>> = {
  en: ranks('first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'),
  de: ranks(
    'erste erster ersten erstes|zweite zweiter zweiten zweites|dritte dritter dritten drittes|vierte vierter vierten|funfte funfter funften',
  ),
  fr: ranks('premier premiere premiers premieres|deuxieme seconde|troisieme|quatrieme|cinquieme'),
  es: ranks(
    'primer primero primera primeros primeras|segundo segunda|tercer tercero tercera|cuarto cuarta|quinto quinta',
  ),
}
