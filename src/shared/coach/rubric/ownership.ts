import { matchesOf } from '#shared/coach/rubric/matches.ts'
import type { Judge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'
import { deedsIn } from '#shared/coach/rubric/verbs.ts'

/** How often the answer says 'I' and how often 'we': the listener wants to know who did it. */
export const ownership: Judge = (answer) => {
  const count = (pattern: RegExp) => answer.sentences.reduce((sum, one) => sum + matchesOf(one, pattern).length, 0)
  const i = count(I)
  const we = count(WE)
  const values = { i, we }
  const quotes = (pattern: RegExp) => quotesOf(answer, answer.sentences, pattern)
  if (i + we === 0) return { points: 0, advice: 'ownership-nobody' }
  if (i === 0) return { points: 0, advice: 'ownership-we', evidence: quotes(WE), values }
  const share = i / (i + we)
  if (share < 0.4) return { points: 1, advice: 'ownership-we', evidence: quotes(WE), values }
  if (share < 0.5) return { points: 2, advice: 'ownership-mixed', evidence: quotes(WE), values }
  if (answer.sentences.every(({ words }) => deedsIn(words).every(({ by }) => by !== 'i')))
    return { points: 2, advice: 'ownership-without-deed', evidence: quotes(I), values }
  if (share < 0.6 || i < 2) return { points: 3, advice: 'ownership-mixed', evidence: quotes(we > 0 ? WE : I), values }
  return { points: 4, advice: 'ownership-good', evidence: quotes(I), values }
}

// 'I think we should' does not say who acted.
const I = /\b(?:i|myself)\b(?!'?m? ?(?:think|guess|mean|suppose|hope)\b)/g
const WE = /\b(?:we|ourselves)\b/g
