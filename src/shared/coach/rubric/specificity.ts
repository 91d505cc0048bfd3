import { holds, matchesOf } from '#shared/coach/rubric/matches.ts'
import type { Judge, Points } from '#shared/coach/rubric/judged.ts'
import { isNumber } from '#shared/coach/rubric/numbers.ts'
import { exactly, quoteAt, someOf } from '#shared/coach/rubric/quote.ts'
import type { Answer } from '#shared/coach/rubric/read-answer.ts'
import type { Sentence, Word } from '#shared/coach/rubric/sentence.ts'
import { skillsIn } from '#shared/coach/rubric/skills-in.ts'

/**
 * Numbers, names and skills: what only this person could say. A long answer needs more of them. One more number is
 * one more word too, but the share of details still grows.
 */
export const specificity: Judge = (answer, { kind }) => {
  const { words: known } = answer
  const numbers = answer.sentences.flatMap(({ words }) => words.filter((word) => isNumber(word, known)))
  if (known === null) return byNumbers(answer, numbers)
  const names = new Set([...namesIn(answer), ...skillsIn(answer).map(({ skill }) => skill.label.toLowerCase())])
  const examples = answer.sentences.filter((sentence) => holds(sentence, known.examples)).length
  const details = numbers.length + names.size + Math.min(2, examples)
  const asked = Math.max(ENOUGH[kind], answer.said / WORDS_FOR_ONE)
  const most = Math.min(4, Math.floor((details / asked) * 4 + 0.2))
  const evidence = quotesFor(answer, numbers)
  const vague = answer.sentences.flatMap((sentence) =>
    matchesOf(sentence, known.vague).map((place) => ({ sentence, place })),
  )
  const values = { details, vague: vague.length }
  if (vague.length >= 3 && vague.length > details) {
    const quotes = someOf(vague.map(({ sentence, place }) => exactly(answer, sentence, place)))
    return { points: limited(most - 1), advice: 'specificity-vague-words', evidence: quotes, values }
  }
  if (details === 0) return { points: 0, advice: 'specificity-missing' }
  if (numbers.length === 0)
    return { points: limited(Math.min(most, 3)), advice: 'specificity-no-number', evidence, values }
  if (most < 4) return { points: limited(most), advice: 'specificity-few', evidence, values }
  return { points: 4, advice: 'specificity-good', evidence, values }
}

/** Details for all points; a long answer needs one in so many words. */
const ENOUGH = { behavioural: 5, resume: 4, role: 4, curveball: 3, salary: 3 }
const WORDS_FOR_ONE = 60

const limited = (points: number): Points =>
  points <= 0 ? 0 : points === 1 ? 1 : points === 2 ? 2 : points === 3 ? 3 : 4

/** Of a language whose words we do not read, numbers are all that can be seen. */
function byNumbers(answer: Answer, numbers: readonly Word[]) {
  const digits = numbers.filter(({ plain }) => /\d/.test(plain)).length
  if (digits === 0) return { points: 1, advice: 'specificity-missing' } as const
  const evidence = quotesFor(answer, numbers)
  const values = { details: digits }
  if (digits < 3) return { points: limited(digits + 1), advice: 'specificity-few', evidence, values } as const
  return { points: 4, advice: 'specificity-good', evidence, values } as const
}

function quotesFor(answer: Answer, numbers: readonly Word[]): readonly string[] {
  if (numbers.length === 0) return someOf(namesWritten(answer))
  const of = (word: Word) => answer.sentences.find(({ words }) => words.includes(word))
  return someOf(
    numbers.slice(0, 12).flatMap((word) => {
      const sentence = of(word)
      if (!sentence) return []
      const at = sentence.words.indexOf(word)
      return quoteAt(answer, sentence, { from: at, to: at + 1 })
    }),
  )
}

/** Capitalized names inside sentences; not counted when most words are capitalized, or all nouns. */
function* namesWritten({ text, sentences, words: known }: Answer): Generator<string> {
  if (known?.areNounsCapitalized) return
  for (const { words } of sentences) {
    const large = words.filter(({ isCapitalized }) => isCapitalized)
    if (large.length * 2 > words.length && words.length > 2) continue
    for (const word of large) if (isName(word, words)) yield text.slice(word.start, word.end)
  }
}

const isName = (word: Word, words: Sentence['words']): boolean => word !== words[0] && !/^i(?:'|$)/.test(word.plain)

const namesIn = (answer: Answer): readonly string[] => [...namesWritten(answer)].map((name) => name.toLowerCase())
