import type { Mark } from '#shared/ai/grounding/numerals.ts'
import type { Bound, Pairing } from '#shared/ai/grounding/quantity.ts'

/** The bound of the number whose marks these are; `from` is its first mark and `to` the one after its last. */
export function boundAt(marks: readonly Mark[], from: number, to: number): Bound {
  const after = marks.slice(to, to + 2).map(({ lower }) => lower)
  if (after[0] === '+' || after[0] === 'plus' || after.join(' ') === 'or more') return 'over'
  if (/^or (?:less|fewer)$/.test(after.join(' '))) return 'under'
  const before = marks
    .slice(Math.max(0, from - 4), from)
    .map(({ lower }) => lower)
    .join(' ')
  if (UNDER.test(before)) return 'under'
  return OVER.test(before) ? 'over' : null
}

const ARTICLE = '(?: (?:a|an|the))?$'
const UNDER = new RegExp(
  `(?:^| )(?:under|below|less than|fewer than|up to|at most|no more than|not more than|never more than|maximum of|max|within|unter|weniger als|bis zu|hochstens|maximal|moins de|jusqu'a|au plus|menos de|hasta|como maximo|<|≤)${ARTICLE}`,
)
const OVER = new RegExp(
  `(?:^| )(?:over|above|more than|at least|upwards of|exceeding|minimum of|no less than|no fewer than|not less than|uber|mehr als|mindestens|plus de|au moins|mas de|al menos|>|≥|~ >)${ARTICLE}`,
)

type Span = { readonly from: number; readonly to: number }

/** How two neighbouring numbers are tied to each other; null where they are not. */
export function pairedBy(marks: readonly Mark[], low: Span, high: Span): Pairing | null {
  const between = marks
    .slice(low.to, high.from)
    .map(({ lower }) => lower)
    .join(' ')
  const before = marks
    .slice(Math.max(0, low.from - 2), low.from)
    .map(({ lower }) => lower)
    .join(' ')
  if (!TIED.test(between)) return null
  if (/^(?:and|und|et|y)$/.test(between)) return /(?:between|zwischen|entre)(?: \S+)?$/.test(before) ? 'range' : null
  const isChange = /(?:from|von|de|desde)(?: \S+)?$/.test(before) || /down to|up to|→|>|and then/.test(between)
  return isChange ? 'change' : 'range'
}

const TIED =
  /^(?:(?:\p{L}+ ){0,2}(?:to|bis|auf|a|à|down to|up to|to about|to around|a unos|hasta)|-|–|—|→|- >|->|and then|and|und|et|y)$/u
