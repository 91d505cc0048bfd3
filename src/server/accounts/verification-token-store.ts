import type { Selectable } from 'kysely'
import type { Db } from '#server/database/connection.ts'
import type { Schema } from '#server/database/schema.ts'

export type ProofRow = Selectable<Schema['proof']>
type NewProof = Omit<ProofRow, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

/** Keeps a proof in place of the person's earlier ones of the same purpose. */
export async function replaceProof(db: Db, proof: NewProof): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('proof').where('userId', '=', proof.userId).where('purpose', '=', proof.purpose).execute()
    await trx.insertInto('proof').values(proof).execute()
  })
}

/** Takes a proof out of the table in one statement, so that of two who come with it one gets it. */
export function takeProof(db: Db, id: string, purposes: readonly string[]): Promise<ProofRow | undefined> {
  return db.deleteFrom('proof').where('id', '=', id).where('purpose', 'in', purposes).returningAll().executeTakeFirst()
}

export async function deleteOldProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('proof').where('expiresAt', '<=', now).execute()
}
