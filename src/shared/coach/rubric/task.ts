import { hasMeasure } from '#shared/coach/rubric/numbers.ts'
import { holds } from '#shared/coach/rubric/matches.ts'
import type { Judge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'
import { GOAL, SHARED_TASK, TASK } from '#shared/coach/rubric/story-words.ts'

/** What the speaker had to achieve; best with a measure: by when, how much, what for. */
export const task: Judge = (answer) => {
  const own = answer.sentences.filter((sentence) => holds(sentence, TASK))
  const shared = answer.sentences.filter((sentence) => holds(sentence, SHARED_TASK))
  if (own.length === 0 && shared.length === 0) return { points: 0, advice: 'task-missing' }
  if (own.length === 0) return { points: 2, advice: 'task-shared', evidence: quotesOf(answer, shared, SHARED_TASK) }
  const isMeasured = own.some((sentence) => holds(sentence, GOAL) || hasMeasure(sentence))
  const evidence = quotesOf(answer, own, TASK)
  return isMeasured
    ? { points: 4, advice: 'task-good', evidence }
    : { points: 3, advice: 'task-without-goal', evidence }
}
