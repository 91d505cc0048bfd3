import type { Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type VerificationTokenRow = Selectable<Schema['proof']>
type NewVerificationToken = Omit<VerificationTokenRow, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

/** Stores a token in place of the user's earlier ones of the same purpose. */
export async function replaceVerificationToken(tx: Tx, proof: NewVerificationToken): Promise<void> {
  await tx.deleteFrom('proof').where('userId', '=', proof.userId).where('purpose', '=', proof.purpose).execute()
  await tx.insertInto('proof').values(proof).execute()
}

export function selectVerificationToken(
  db: Queries,
  id: string,
  purposes: readonly string[],
): Promise<VerificationTokenRow | undefined> {
  return db.selectFrom('proof').selectAll().where('id', '=', id).where('purpose', 'in', purposes).executeTakeFirst()
}

/** Deletes and returns a token in one statement, so that only one of two simultaneous requests gets it. */
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
