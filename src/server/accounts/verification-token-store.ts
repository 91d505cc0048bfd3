import type { Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type VerificationTokenRow = Selectable<Schema['proof']>
type NewVerificationToken = Omit<VerificationTokenRow, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

/** Keeps a proof in place of the person's earlier ones of the same purpose. */
export async function replaceVerificationToken(tx: Tx, proof: NewVerificationToken): Promise<void> {
  await tx.deleteFrom('proof').where('userId', '=', proof.userId).where('purpose', '=', proof.purpose).execute()
  await tx.insertInto('proof').values(proof).execute()
}

/** Takes a proof out of the table in one statement, so that of two who come with it one gets it. */
export function consumeVerificationToken(
  db: Queries,
  id: string,
  purposes: readonly string[],
): Promise<VerificationTokenRow | undefined> {
  return db.deleteFrom('proof').where('id', '=', id).where('purpose', 'in', purposes).returningAll().executeTakeFirst()
}

export async function deleteExpiredVerificationTokens(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('proof').where('expiresAt', '<=', now).execute()
}
