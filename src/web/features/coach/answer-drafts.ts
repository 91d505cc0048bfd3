import * as z from 'zod/mini'
import { createStoredRecord } from '#web/features/coach/stored-record.ts'

/** An answer that is being written, kept in this browser with every key until it was looked at. */
export type AnswerDraft = {
  readonly text: string
  /** How long of it was spoken, in seconds; 0 when all of it was typed. */
  readonly spokenSeconds: number
}
/** Where an answer belongs: a question of a session. */
export type AnswerPlace = { readonly sessionId: number; readonly questionId: string }

const Shape = z.object({ text: z.string(), spokenSeconds: z.number() })
const answers = createStoredRecord<AnswerDraft>('coach-answer:', (kept) => z.safeParse(Shape, kept).data ?? null)
const nameOf = ({ sessionId, questionId }: AnswerPlace) => `${sessionId}:${questionId}`

/** False when only this page has it. */
export const saveAnswerDraft = (place: AnswerPlace, answer: AnswerDraft): boolean => answers.keep(nameOf(place), answer)

export const removeAnswerDraft = (place: AnswerPlace): void => void answers.keep(nameOf(place), null)

/** Null when nothing was started. */
export const readAnswerDraft = (place: AnswerPlace): AnswerDraft | null => answers.read(nameOf(place))

/** The kept answer as it changes, here or in another tab; null on the server. */
export const useAnswerDraft = (place: AnswerPlace): AnswerDraft | null => answers.useKept(nameOf(place))
