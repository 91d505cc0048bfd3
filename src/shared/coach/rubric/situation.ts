import { holds } from '#shared/coach/rubric/matches.ts'
import type { WordJudge } from '#shared/coach/rubric/judged.ts'
import { quotesOf } from '#shared/coach/rubric/quote.ts'
import type { KnownAnswer } from '#shared/coach/rubric/read-answer.ts'
import type { Sentence } from '#shared/coach/rubric/sentence.ts'

/** When, where and what was wrong, in the first half. */
export const situation: WordJudge = (answer) => {
  const early = answer.sentences.slice(0, Math.max(2, Math.ceil(answer.sentences.length / 2)))
  const isLate = !early.some((sentence) => PARTS.some((part) => tells(answer, sentence, part)))
  const sentences = isLate ? answer.sentences : early
  const [when, where, problem] = PARTS.map((part) => sentences.some((sentence) => tells(answer, sentence, part)))
  const count = [when, where, problem].filter(Boolean).length
  if (count === 0) return { points: 0, advice: 'situation-missing' }
  const evidence = PARTS.flatMap((part) => quotesOf(answer, sentences, answer.words[part]).slice(0, 1))
  const quotes = { evidence: [...new Set(evidence)] }
  if (isLate) return { points: 1, advice: 'situation-late', ...quotes }
  if (count === 3) return { points: 4, advice: 'situation-good', ...quotes }
  const points = count === 2 ? 3 : 2
  const lacks = when ? (where ? 'problem' : 'place') : 'time'
  return { points, advice: `situation-without-${lacks}`, ...quotes }
}

const PARTS = ['when', 'where', 'problem'] as const

const tells = ({ words }: KnownAnswer, sentence: Sentence, part: (typeof PARTS)[number]): boolean =>
  holds(sentence, words[part]) || (part === 'where' && isAtName(sentence, words.nameAfter))

/** 'At Harlow Foods': a name after 'at', as it is written. */
const isAtName = ({ words }: Sentence, nameAfter: ReadonlySet<string>): boolean =>
  words.some(({ plain }, at) => nameAfter.has(plain) && words[at + 1]?.isCapitalized === true)
