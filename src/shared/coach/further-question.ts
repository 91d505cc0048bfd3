import type { Criterion, Feedback } from '#shared/coach/feedback.ts'
import type { Competency } from '#shared/coach/types.ts'
import { followUpTo } from '#shared/interview/missing.ts'
import type { Language } from '#shared/text/languages.ts'
import type { Piece } from '#shared/writer/types.ts'

type Answered = {
  readonly question: { readonly id: string; readonly competency: Competency }
  readonly answer: string
  readonly feedback: Pick<Feedback, 'judged'>
}

/**
 * What an interviewer may ask next: about something that the rubric marked down and the answer lacks, or else a
 * general question, which is in English.
 */
export function furtherQuestion(
  { question: { id, competency }, answer, feedback: { judged } }: Answered,
  language: Language = 'en',
): string {
  const wanting = judged.filter(({ points }) => points !== null && points < 4).map(({ criterion }) => criterion)
  const asks = PIECE_OF.filter(([criterion]) => wanting.includes(criterion)).map(([, piece]) => piece)
  return followUpTo({ id, asks }, answer, language)?.text ?? GENERAL[competency]
}

/** The most important first. */
const PIECE_OF: readonly (readonly [Criterion, Piece])[] = [
  ['ownership', 'own-part'],
  ['result', 'result'],
  ['specificity', 'number'],
]

const GENERAL: Readonly<Record<Competency, string>> = {
  motivation: 'What would make you leave a job like that?',
  ownership: 'Looking back, what would you do differently?',
  teamwork: 'What would the others say it was like to work with you?',
  conflict: 'How do the two of you work together today?',
  leadership: 'How did you know that the others were on board?',
  communication: 'How could you tell that you had been understood?',
  'problem-solving': 'What other solution did you consider, and why didn’t you choose it?',
  learning: 'Where have you used what you learned since then?',
  resilience: 'What helped you most to keep going?',
  planning: 'What did you leave out to get it done on time?',
  integrity: 'What would you have done if nobody had backed you up?',
  'customer-focus': 'How did you find out what they really needed?',
  craft: 'How would you explain that to someone who is new to the work?',
  judgement: 'What would have made you decide differently?',
  negotiation: 'What would you do if they said no?',
}
