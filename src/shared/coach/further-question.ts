import type { Criterion, Feedback } from '#shared/coach/feedback.ts'
import type { Competency } from '#shared/coach/types.ts'
import { followUpTo } from '#shared/interview/missing.ts'
import type { Piece } from '#shared/writer/types.ts'

type Answered = {
  readonly question: { readonly id: string; readonly competency: Competency }
  readonly answer: string
  readonly feedback: Pick<Feedback, 'judged'>
}

/**
 * What an interviewer may ask next: about something that the rubric marked down and the answer lacks, or else a
 * general question.
 */
export function furtherQuestion({ question: { id, competency }, answer, feedback: { judged } }: Answered): string {
  const wanting = judged.filter(({ points }) => points !== null && points < 4).map(({ criterion }) => criterion)
  const asks = PIECE_OF.filter(([criterion]) => wanting.includes(criterion)).map(([, piece]) => piece)
  return followUpTo({ id, asks }, answer, 'en')?.text ?? GENERAL[competency]
}

/** The most important first. */
const PIECE_OF: readonly (readonly [Criterion, Piece])[] = [
  ['ownership', 'own-part'],
  ['result', 'result'],
  ['specificity', 'number'],
]

const GENERAL: Readonly<Record<Competency, string>> = {
  motivation: 'What would make you leave such a job again?',
  ownership: 'Looking back, what would you do differently?',
  teamwork: 'What would the others say that it was like to work with you?',
  conflict: 'How do the two of you work together today?',
  leadership: 'How did you know that the others were with you?',
  communication: 'How did you notice that you had been understood?',
  'problem-solving': 'Which other way did you consider, and why did you not take it?',
  learning: 'Where have you used since then what you learned?',
  resilience: 'What helped you most to go on?',
  planning: 'What did you leave out to get it done in time?',
  integrity: 'What would you have done if nobody had backed you?',
  'customer-focus': 'How did you find out what they really needed?',
  craft: 'How would you explain that to somebody who is new to the work?',
  judgement: 'What would have made you decide otherwise?',
  negotiation: 'What would you do if they said no?',
}
