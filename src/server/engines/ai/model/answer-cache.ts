import { createHash } from 'node:crypto'
import { deleteAnswer, deleteOldAnswers, selectAnswer, upsertAnswer } from '#server/engines/ai/model/store.ts'
import type { Db } from '#server/database/connection.ts'

export type AnswerCache = ReturnType<typeof createAnswerCache>

const DAY = 86_400_000
/** Raised when the same question would be asked in other words. */
const VERSION = 1

/** What a model answered, for a day: per person, so that it goes when the person goes, and with placeholders only. */
export function createAnswerCache({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  return {
    /** The JSON that was kept. */
    get: (userId: string, key: string) => selectAnswer(db, userId, key, clock().getTime()),
    put: (userId: string, key: string, answer: string) =>
      upsertAnswer(db, { userId, key, answer, endsAt: clock().getTime() + DAY }),
    forget: (userId: string, key: string) => deleteAnswer(db, userId, key),
    clean: () => deleteOldAnswers(db, clock().getTime()),
  }
}

/** The same for the same question to the same model, and no way back to the text. */
export const cacheKey = (parts: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, ...parts]))
    .digest('base64url')
