import { CRITERIA, type Criterion, type Judged } from '#shared/coach/feedback.ts'

/** A piece of an answer with what it is evidence of; 'mend' where one of that is not good yet. */
export type AnswerSegment = {
  readonly text: string
  readonly of: readonly Criterion[]
  readonly look: 'plain' | 'good' | 'mend'
}

/** Points from which a criterion is good. */
const GOOD = 3

/** An answer in pieces, in order and whole, each with what rests on it. Quotes that are not in it are left out. */
export function answerSegments(answer: string, judged: readonly Judged[]): readonly AnswerSegment[] {
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

/** Where a quote stands as words of its own: 'um' is not in 'autumn'. */
function placeOf(answer: string, quote: string) {
  if (quote === '') return []
  for (let from = answer.indexOf(quote); from >= 0; from = answer.indexOf(quote, from + 1)) {
    const to = from + quote.length
    if (!isLetter(answer, from - 1) && !isLetter(answer, to)) return [{ from, to }]
  }
  return []
}

const isLetter = (text: string, at: number): boolean => /\p{L}/u.test(text.charAt(at))

/** Fillers are never good, however few there are. */
const isToMend = ({ criterion, points }: { readonly criterion: Criterion; readonly points: number }): boolean =>
  points < GOOD || criterion === 'fillers'

const lookOf = (here: readonly { readonly criterion: Criterion; readonly points: number }[]): AnswerSegment['look'] =>
  here.length === 0 ? 'plain' : here.some(isToMend) ? 'mend' : 'good'
