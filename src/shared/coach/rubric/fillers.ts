import { matchesOf } from '#shared/coach/rubric/matches.ts'
import type { Points, WordJudge } from '#shared/coach/rubric/judged.ts'
import { exactly, someOf } from '#shared/coach/rubric/quote.ts'
import type { KnownAnswer } from '#shared/coach/rubric/read-answer.ts'

/** Too few words to judge how a person speaks. */
export const ENOUGH_WORDS = 20

/** Voiced pauses, words that fill, and words that take back, in a hundred words. */
export const fillers: WordJudge = (answer) => {
  const found = [...placesOf(answer)]
  const count = found.length
  const perHundred = Math.round((count * 1_000) / answer.said) / 10
  const values = { count, perHundred }
  const points = pointsOf((count * 100) / answer.said)
  const advice = points === 4 ? 'fillers-good' : points >= 2 ? 'fillers-some' : 'fillers-many'
  return { points, advice, evidence: someOf(found), values }
}

function* placesOf(answer: KnownAnswer): Generator<string> {
  for (const word of answer.voiced) yield answer.text.slice(word.start, word.end)
  for (const sentence of answer.sentences) {
    for (const pattern of [answer.words.fillers, answer.words.hedges])
      for (const place of matchesOf(sentence, pattern)) yield exactly(answer, sentence, place)
    for (const [at, word] of sentence.words.entries())
      if (
        answer.words.fillersBetweenCommas.has(word.plain) &&
        word.afterComma &&
        sentence.words[at + 1]?.afterComma !== false
      )
        yield exactly(answer, sentence, { from: at, to: at + 1 })
  }
}

const pointsOf = (perHundred: number): Points =>
  perHundred <= 1.5 ? 4 : perHundred <= 3 ? 3 : perHundred <= 5 ? 2 : perHundred <= 8 ? 1 : 0
