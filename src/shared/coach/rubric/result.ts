import { hasMeasure } from '#shared/coach/rubric/numbers.ts'
import { holds } from '#shared/coach/rubric/matches.ts'
import type { Judge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'
import type { Sentence } from '#shared/coach/rubric/read-answer.ts'
import { CHANGE, OUTCOME, VAGUE_END } from '#shared/coach/rubric/story-words.ts'

/** How it ended: what changed and by how much. The first third sets the scene, so it has no result. */
export const result: Judge = (answer) => {
  const { sentences } = answer
  const third = sentences.length < 3 ? 0 : Math.ceil(sentences.length / 3)
  const ends = sentences.filter((one, at) => at >= third || holds(one, ANNOUNCES_END))
  // At the very end what changed is the result, announced or not; before it may be a step on the way.
  const last = new Set(sentences.slice(Math.floor(sentences.length * 0.6)))
  const isEnd = (one: Sentence) => last.has(one) || holds(one, OUTCOME)
  const changes = ends.filter((sentence) => holds(sentence, CHANGE))
  const measured = changes.filter((one) => hasMeasure(one) && isEnd(one))
  if (measured.length > 0) return { points: 4, advice: 'result-good', evidence: quotesOf(answer, measured, CHANGE) }
  const outcomes = ends.filter((sentence) => holds(sentence, OUTCOME))
  const numbered = outcomes.filter(hasMeasure)
  if (numbered.length > 0) return { points: 4, advice: 'result-good', evidence: quotesOf(answer, numbered, OUTCOME) }
  const ended = changes.filter(isEnd)
  if (ended.length > 0) return { points: 3, advice: 'result-without-number', evidence: quotesOf(answer, ended, CHANGE) }
  if (outcomes.length > 0)
    return { points: 2, advice: 'result-without-number', evidence: quotesOf(answer, outcomes, OUTCOME) }
  const vague = ends.filter((sentence) => holds(sentence, VAGUE_END))
  if (vague.length > 0) return { points: 1, advice: 'result-vague', evidence: quotesOf(answer, vague, VAGUE_END) }
  return { points: 0, advice: 'result-missing' }
}

export const ANNOUNCES_END = /\b(?:as a result|result(?:ed|ing) in|the (?:\w+ )?(?:result|outcome) was)\b/g
