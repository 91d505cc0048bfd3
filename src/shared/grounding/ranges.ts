import type { Mark } from '#shared/grounding/number-tokens.ts'
import type { Bound, Pairing } from '#shared/grounding/quantity.ts'
import type { Language } from '#shared/text/languages.ts'

/** The bound of the number at these marks; `from` is its first mark and `to` the one after its last. */
export function boundAt(marks: readonly Mark[], from: number, to: number): Bound {
  const after = lowerText(marks, to, to + 2)
  const boundAfter = BOUNDS_AFTER.find(([words]) => words.test(after))
  return boundAfter ? boundAfter[1] : boundBefore(marks, from)
}

const lowerText = (marks: readonly Mark[], from: number, to: number): string =>
  marks
    .slice(Math.max(0, from), to)
    .map(({ lower }) => lower)
    .join(' ')

const BOUNDS_AFTER: readonly (readonly [RegExp, Bound])[] = [
  [/^(?:\+|plus)(?: |$)|^or more$/, 'over'],
  [/^(?:or (?:less|fewer)|at most|max.*|maximum.*|tops.*)$/, 'under'],
  [/^(?:at least|minimum.*)$/, 'over'],
  // '20 pieces minimum'
  [/^\p{L}+ minimum$/u, 'over'],
  [/^\p{L}+ maximum$/u, 'under'],
]

function boundBefore(marks: readonly Mark[], from: number): Bound {
  // 'Under-14' has the same bound as 'under 14'.
  const isHyphened = marks[from - 1]?.text === '-' && marks[from - 1]?.start === marks[from - 2]?.end
  const end = isHyphened ? from - 1 : from
  const before = lowerText(marks, end - 4, end)
  if (UNDER.test(before) && !REACHED.test(before)) return 'under'
  return OVER.test(before) ? 'over' : null
}

const ARTICLE = '(?: (?:a|an|the))?$'
const UNDER = new RegExp(
  `(?:^| )(?:under|below|less than|fewer than|up to(?: about)?|at most|no more than|not more than|never more than|maximum of|max|within|unter|weniger als|bis zu|hochstens|maximal|moins de|jusqu'a|au plus|menos de|hasta|como maximo|<|≤)${ARTICLE}`,
)
/** 'They put it up to 600' means exactly that many. */
const REACHED =
  /(?:^| )(?:put|puts|bring|brought|went|go|gone|got|get|took|raised|moved|pushed|grew|came) (?:\S+ )?up to(?: about)?$/
const OVER = new RegExp(
  `(?:^| )(?:over|above|more than|at least|upwards of|exceeding|minimum of|no less than|no fewer than|not less than|uber|mehr als|mindestens|plus de|au moins|mas de|al menos|>|≥|~ >)${ARTICLE}`,
)

type Span = { readonly from: number; readonly to: number }

/** How two adjacent numbers belong together; null if they don't. */
export function pairedBy(marks: readonly Mark[], low: Span, high: Span, language: Language): Pairing | null {
  const between = lowerText(marks, low.to, high.from)
  const before = lowerText(marks, low.from - 2, low.from)
  const connector = (language === 'en' ? ENGLISH_CONNECTORS : CONNECTORS).exec(between)
  // 'The team of 7 was down to 120': with other words between, numbers are a pair only after 'from'.
  if (!connector || (connector[1] && !FROM.test(before))) return null
  if (/^(?:or|oder|ou|o)$/.test(between)) return 'range'
  if (/^(?:and|und|et|y)$/.test(between)) return /(?:between|zwischen|entre)(?: \S+)?$/.test(before) ? 'range' : null
  const around = lowerText(marks, low.from - 8, high.to + 6)
  return /down to|up to|→|>|and then/.test(between) || (FROM.test(before) && CHANGE_WORDS.test(around))
    ? 'change'
    : 'range'
}

/** In English 'a' and 'to' don't mean 'à' and 'auf'. */
const ENGLISH_CONNECTORS =
  /^(?:((?:\p{L}+ ){1,2})??(?:to|down to|up to|to about|to around)|-|–|—|→|- >|->|and then|and|or)$/u
const CONNECTORS =
  /^(?:((?:\p{L}+ ){1,2})??(?:to|bis|auf|a|à|down to|up to|to about|to around|a unos|hasta)|-|–|—|→|- >|->|and then|and|or|und|oder|et|ou|y|o)$/u

const FROM = /(?:from|von|de|desde)(?: \S+)?$/
/** Words for a change between two numbers; without them 'from 6 to 10' is a range. */
const CHANGE_WORDS =
  /\b(?:went|go|goes|gone|going|fell|fall|fell|rose|rise|grew|grow|growth|cut|cutting|down|up|reduc\w+|increas\w+|decreas\w+|dropp?\w*|improv\w+|brought|bring|got|get|took|take|moved|lower\w*|rais\w+|chang\w+|climb\w*|shrank|shr\w+|speed\w*|sped|halved|doubled|declin\w+|expand\w*|scal\w+|now|stieg\w*|sank\w*|senk\w*|gesenkt|gesteigert|passe\w*|augment\w+|redui\w+|baj\w+|sub\w+|reduj\w+|aument\w+)\b/
