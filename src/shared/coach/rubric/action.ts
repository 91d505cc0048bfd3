import { holds } from '#shared/coach/rubric/matches.ts'
import type { Points, WordJudge } from '#shared/coach/rubric/judged.ts'
import { quoteAt, quotesOf, someOf } from '#shared/coach/rubric/quote.ts'

/**
 * Different things that 'I' did. What 'we' did and what is told in the present counts half; what the speaker would do
 * does not count.
 */
export const action: WordJudge = (answer) => {
  const { deedsIn, hypothetical } = answer.words
  const deeds = answer.sentences.flatMap((sentence) => deedsIn(sentence.words).map((deed) => ({ ...deed, sentence })))
  const own = new Set(deeds.filter(({ by, isPresent }) => by === 'i' && !isPresent).map(({ verb }) => verb))
  const others = deeds.filter(({ by, isPresent, verb }) => (by === 'we' || isPresent) && !own.has(verb))
  const shared = new Set(others.map(({ verb }) => verb))
  const steps = own.size
  if (steps + shared.size === 0) {
    const isHypothetical = answer.sentences.some((sentence) => holds(sentence, hypothetical))
    if (!isHypothetical) return { points: 0, advice: 'action-missing' }
    return { points: 0, advice: 'action-hypothetical', evidence: quotesOf(answer, answer.sentences, hypothetical) }
  }
  const points = pointsOf(steps + Math.floor(shared.size / 2))
  const advice =
    points === 4
      ? 'action-good'
      : deeds.some(({ by }) => by === 'we') && shared.size > steps
        ? 'action-by-others'
        : 'action-few'
  const first = own.size > 0 ? deeds.filter(({ verb }) => own.has(verb)) : deeds
  const evidence = someOf(first.map(({ sentence, at }) => quoteAt(answer, sentence, { from: at, to: at + 1 })))
  return { points, advice, evidence, values: { steps } }
}

const pointsOf = (steps: number): Points => (steps >= 4 ? 4 : steps === 3 ? 3 : steps === 2 ? 2 : 1)
