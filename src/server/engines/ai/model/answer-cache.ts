import { createHash } from 'node:crypto'
import { deleteAnswer, deleteOldAnswers, selectAnswer, upsertAnswer } from '#server/engines/ai/model/store.ts'
import type { Db } from '#server/database/connection.ts'

export type AnswerCache = ReturnType<typeof createAnswerCache>

const DAY = 86_400_000
/** Raised when prompts change, so that answers to older ones no longer match. */
const VERSION = 1

/** Keeps a model's answers for a day: per person, so that they are deleted with the account, with placeholders only. */
export function createAnswerCache({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  return {
    /** The JSON text. */
    get: (userId: string, key: string) => selectAnswer(db, userId, key, clock().getTime()),
    put: (userId: string, key: string, answer: string) =>
      upsertAnswer(db, { userId, key, answer, endsAt: clock().getTime() + DAY }),
    forget: (userId: string, key: string) => deleteAnswer(db, userId, key),
    clean: () => deleteOldAnswers(db, clock().getTime()),
  }
}

/** The same for the same question to the same model; the text cannot be recovered from it. */
export const cacheKey = (parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, ...parts]))
    .digest('base64url')
