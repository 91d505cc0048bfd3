import { matchesOf } from '#shared/coach/rubric/matches.ts'
import type { WordJudge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'

/** How often the answer says 'I' and how often 'we': the listener wants to know who did it. */
export const ownership: WordJudge = (answer) => {
  const { words } = answer
  const count = (pattern: RegExp) => answer.sentences.reduce((sum, one) => sum + matchesOf(one, pattern).length, 0)
  const i = count(words.i)
  const we = count(words.we)
  const values = { i, we }
  const quotes = (pattern: RegExp) => quotesOf(answer, answer.sentences, pattern)
  if (i + we === 0) return { points: 0, advice: 'ownership-nobody' }
  if (i === 0) return { points: 0, advice: 'ownership-we', evidence: quotes(words.we), values }
  const share = i / (i + we)
  if (share < 0.4) return { points: 1, advice: 'ownership-we', evidence: quotes(words.we), values }
  if (share < 0.5) return { points: 2, advice: 'ownership-mixed', evidence: quotes(words.we), values }
  if (answer.sentences.every((one) => words.deedsIn(one.words).every(({ by }) => by !== 'i')))
    return { points: 2, advice: 'ownership-without-deed', evidence: quotes(words.i), values }
  if (share < 0.6 || i < 2)
    return { points: 3, advice: 'ownership-mixed', evidence: quotes(we > 0 ? words.we : words.i), values }
  return { points: 4, advice: 'ownership-good', evidence: quotes(words.i), values }
}
