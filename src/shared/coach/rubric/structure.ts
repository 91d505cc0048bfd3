import { holds, matchesOf } from '#shared/coach/rubric/matches.ts'
import type { Judge, Points } from '#shared/coach/rubric/judged.ts'
import { quoteAt, quotesOf } from '#shared/coach/rubric/quote.ts'
import type { Answer } from '#shared/coach/rubric/read-answer.ts'
import type { Sentence } from '#shared/coach/rubric/sentence.ts'
import type { RubricWords } from '#shared/coach/rubric/words.ts'

/** Average sentence length that is easy to follow when spoken. */
const SHORT = 6
const LONG = 28
const SENTENCES = { behavioural: 3, role: 3, resume: 3, curveball: 2, salary: 2 }

/** Clear, linked sentences, with the result at the end. In a language that we do not read only the sentences count. */
export const structure: Judge = (answer, { kind }) => {
  const { sentences, words: known } = answer
  if (sentences.length < 2) return { points: answer.said > 12 ? 1 : 0, advice: 'structure-one-sentence' }
  const average = Math.round(sentences.reduce((sum, { words }) => sum + words.length, 0) / sentences.length)
  const many = sentences.length >= SENTENCES[kind] ? 2 : 1
  const values = { average, sentences: sentences.length }
  if (average > LONG)
    return { points: limited(many), advice: 'structure-long-sentences', evidence: [longest(answer)], values }
  if (average < SHORT) return { points: limited(many), advice: 'structure-short-sentences', values }
  if (known === null) return { points: limited(many + 1), advice: 'structure-good', values }
  const links = sentences.reduce((sum, one) => sum + matchesOf(one, known.links).length, 0)
  const evidence = quotesOf(answer, sentences, known.links)
  if (links < 2) return { points: limited(many + links), advice: 'structure-without-links', evidence, values }
  if (endsBeforeItBegins(sentences, known))
    return { points: limited(many + 1), advice: 'structure-order', evidence, values }
  return {
    points: limited(many + 2),
    advice: many === 2 ? 'structure-good' : 'structure-without-links',
    evidence,
    values,
  }
}

const limited = (points: number): Points => (points >= 4 ? 4 : points === 3 ? 3 : points === 2 ? 2 : 1)

function longest(answer: Answer): string {
  const [first] = answer.sentences.toSorted((a, b) => b.words.length - a.words.length)
  return first ? quoteAt(answer, first, { from: 0, to: 1 }) : ''
}

/** The result comes first, followed only by how it came about. */
function endsBeforeItBegins(sentences: readonly Sentence[], { announcesEnd, deedsIn }: RubricWords): boolean {
  const ends = sentences.flatMap((one, at) => (holds(one, announcesEnd) ? [at] : []))
  const deeds = sentences.flatMap((one, at) => (deedsIn(one.words).length > 0 ? [at] : []))
  const [last, first] = [ends.at(-1), deeds[0]]
  return last !== undefined && first !== undefined && last < first
}
