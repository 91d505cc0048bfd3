import { CRITERIA, type Criterion, type Judged } from '#shared/coach/feedback.ts'

/** A piece of an answer with what it is evidence of; 'mend' where one of that is not good yet. */
export type Piece = {
  readonly text: string
  readonly of: readonly Criterion[]
  readonly look: 'plain' | 'good' | 'mend'
}

/** Points from which a criterion is good. */
const GOOD = 3

/** An answer in pieces, in order and whole, each with what rests on it. Quotes that are not in it are left out. */
export function markAnswer(answer: string, judged: readonly Judged[]): readonly Piece[] {
  const places = judged.flatMap(({ criterion, points, evidence }) =>
    points === null
      ? []
      : evidence.flatMap((quote) => placeOf(answer, quote)).map((at) => ({ ...at, criterion, points })),
  )
  const cuts = [...new Set([0, answer.length, ...places.flatMap(({ from, to }) => [from, to])])].toSorted(
    (a, b) => a - b,
  )
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] ?? 0
    const here = places.filter((place) => place.from <= from && place.to >= to)
    return {
      text: answer.slice(from, to),
      of: CRITERIA.filter((one) => here.some(({ criterion }) => criterion === one)),
      look: lookOf(here),
    }
  })
}

function placeOf(answer: string, quote: string) {
  const from = quote === '' ? -1 : answer.indexOf(quote)
  return from < 0 ? [] : [{ from, to: from + quote.length }]
}

const lookOf = (here: readonly { readonly points: number }[]): Piece['look'] =>
  here.length === 0 ? 'plain' : here.some(({ points }) => points < GOOD) ? 'mend' : 'good'
