import { holds } from '#shared/coach/rubric/matches.ts'
import type { Judge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'
import type { Answer, Sentence } from '#shared/coach/rubric/read-answer.ts'
import { PROBLEM, WHEN, WHERE } from '#shared/coach/rubric/story-words.ts'

/** When, where and what was wrong, in the first half. */
export const situation: Judge = (answer) => {
  const early = answer.sentences.slice(0, Math.max(2, Math.ceil(answer.sentences.length / 2)))
  const isLate = !early.some((sentence) => PARTS.some((part) => tells(answer, sentence, part)))
  const sentences = isLate ? answer.sentences : early
  const [when, where, problem] = PARTS.map((part) => sentences.some((sentence) => tells(answer, sentence, part)))
  const count = [when, where, problem].filter(Boolean).length
  if (count === 0) return { points: 0, advice: 'situation-missing' }
  const evidence = PARTS.flatMap((part) => quotesOf(answer, sentences, part).slice(0, 1))
  const quotes = { evidence: [...new Set(evidence)] }
  if (isLate) return { points: 1, advice: 'situation-late', ...quotes }
  if (count === 3) return { points: 4, advice: 'situation-good', ...quotes }
  const points = count === 2 ? 3 : 2
  const lacks = when ? (where ? 'problem' : 'place') : 'time'
  return { points, advice: `situation-without-${lacks}`, ...quotes }
}

const PARTS = [WHEN, WHERE, PROBLEM] as const

const tells = ({ text }: Answer, sentence: Sentence, part: (typeof PARTS)[number]): boolean =>
  holds(sentence, part) || (part === WHERE && isAtName(text, sentence))

/** 'At Harlow Foods': a name after 'at', as it is written. */
const isAtName = (text: string, { words }: Sentence): boolean =>
  words.some(({ plain }, at) => {
    const next = words[at + 1]
    return (
      (plain === 'at' || plain === 'for') && next !== undefined && /^\p{Lu}/u.test(text.slice(next.start, next.end))
    )
  })
