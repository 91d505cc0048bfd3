import type { Criterion, Judged, ToJudge } from '#shared/coach/feedback.ts'
import type { AdviceCode } from '#shared/coach/rubric/advice.ts'
import type { Answer, KnownAnswer } from '#shared/coach/rubric/read-answer.ts'

export type Points = 0 | 1 | 2 | 3 | 4

/** What a criterion finds, before it gets its name. */
export type Verdict = {
  readonly points: Points | null
  readonly advice: AdviceCode
  readonly evidence?: readonly string[]
  readonly values?: Judged['values']
}

/** Judges one criterion of an answer that has words. */
export type Judge = (answer: Answer, asked: Asked) => Verdict

/** Judges a criterion by words, of an answer in a language that we read. */
export type WordJudge = (answer: KnownAnswer, asked: Asked) => Verdict

/** The question, and how long the answer took to say; null when it was typed. */
export type Asked = Omit<ToJudge, 'answer' | 'spokenSeconds'> & { readonly seconds: number | null }

export const named = (criterion: Criterion, { points, advice, evidence = [], values = {} }: Verdict): Judged => ({
  criterion,
  points,
  evidence,
  advice,
  values,
})

/** The question in English, by which it is known what it asks for. */
export const inEnglish = ({ inEnglish: english, question }: Pick<ToJudge, 'inEnglish' | 'question'>): string =>
  english ?? question
