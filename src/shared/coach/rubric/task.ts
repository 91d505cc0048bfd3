import { hasMeasure } from '#shared/coach/rubric/numbers.ts'
import { holds } from '#shared/coach/rubric/matches.ts'
import type { WordJudge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'

/** What the speaker had to achieve; best with a measure: by when, how much, what for. */
export const task: WordJudge = (answer) => {
  const { words } = answer
  const own = answer.sentences.filter((sentence) => holds(sentence, words.task))
  const shared = answer.sentences.filter((sentence) => holds(sentence, words.sharedTask))
  if (own.length === 0 && shared.length === 0) return { points: 0, advice: 'task-missing' }
  if (own.length === 0)
    return { points: 2, advice: 'task-shared', evidence: quotesOf(answer, shared, words.sharedTask) }
  const isMeasured = own.some((sentence) => holds(sentence, words.goal) || hasMeasure(sentence, words))
  const evidence = quotesOf(answer, own, words.task)
  return isMeasured
    ? { points: 4, advice: 'task-good', evidence }
    : { points: 3, advice: 'task-without-goal', evidence }
}
