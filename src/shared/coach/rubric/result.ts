import { hasMeasure } from '#shared/coach/rubric/numbers.ts'
import { holds } from '#shared/coach/rubric/matches.ts'
import type { WordJudge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'
import type { Sentence } from '#shared/coach/rubric/sentence.ts'

/** How it ended: what changed and by how much. The first third sets the scene, so it has no result. */
export const result: WordJudge = (answer) => {
  const { sentences, words } = answer
  const third = sentences.length < 3 ? 0 : Math.ceil(sentences.length / 3)
  const ends = sentences.filter((one, at) => at >= third || holds(one, words.announcesEnd))
  // At the very end what changed is the result, announced or not; before it may be a step on the way.
  const last = new Set(sentences.slice(Math.floor(sentences.length * 0.6)))
  const isEnd = (one: Sentence) => last.has(one) || holds(one, words.outcome)
  const changes = ends.filter((sentence) => holds(sentence, words.change))
  const measured = changes.filter((one) => hasMeasure(one, words) && isEnd(one))
  if (measured.length > 0)
    return { points: 4, advice: 'result-good', evidence: quotesOf(answer, measured, words.change) }
  const outcomes = ends.filter((sentence) => holds(sentence, words.outcome))
  const numbered = outcomes.filter((one) => hasMeasure(one, words))
  if (numbered.length > 0)
    return { points: 4, advice: 'result-good', evidence: quotesOf(answer, numbered, words.outcome) }
  const ended = changes.filter(isEnd)
  if (ended.length > 0)
    return { points: 3, advice: 'result-without-number', evidence: quotesOf(answer, ended, words.change) }
  if (outcomes.length > 0)
    return { points: 2, advice: 'result-without-number', evidence: quotesOf(answer, outcomes, words.outcome) }
  const vague = ends.filter((sentence) => holds(sentence, words.vagueEnd))
  if (vague.length > 0) return { points: 1, advice: 'result-vague', evidence: quotesOf(answer, vague, words.vagueEnd) }
  return { points: 0, advice: 'result-missing' }
}
