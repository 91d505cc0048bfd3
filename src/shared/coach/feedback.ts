import type { CoachQuestion } from '#shared/coach/types.ts'

/** What an answer is judged by. Face, voice, emotion and confidence are not judged. */
export const CRITERIA = [
  'situation',
  'task',
  'action',
  'result',
  'ownership',
  'specificity',
  'relevance',
  'structure',
  'length',
  'fillers',
  'pace',
] as const
export type Criterion = (typeof CRITERIA)[number]

/** One criterion of one answer. */
export type Judged = {
  readonly criterion: Criterion
  /** From 0, nothing of it, to 4, nothing to add; null where it does not apply: pace of a typed answer. */
  readonly points: 0 | 1 | 2 | 3 | 4 | null
  /** Parts of the answer that the points are based on, verbatim; empty for what is missing. */
  readonly evidence: readonly string[]
  /** Names the advice, whose words are the interface's: 'result-without-number'. */
  readonly advice: string
  readonly values: Readonly<Record<string, string | number>>
}

export type Feedback = {
  /** Of 100; the same answer to the same question has the same total, always. */
  readonly total: number
  readonly judged: readonly Judged[]
  /** What to fix first; null when nothing is below 4. */
  readonly fixFirst: Criterion | null
}

export type ToJudge = Pick<CoachQuestion, 'kind' | 'competency'> & {
  readonly question: string
  /** The same in English, where it was asked in another language. */
  readonly inEnglish?: string
  /** What the interviewer listens for, where it is known: an answer may speak of it in these words. */
  readonly listensFor?: string
  /** Id of the industry whose work is asked about; null or absent for questions that are asked in any. */
  readonly industry?: string | null
  readonly answer: string
  /** Seconds that it took to say; absent when it was typed. */
  readonly spokenSeconds?: number
}
