import type { Insertable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

/** Answers the entry's id. */
export async function insertAuditEntry(db: Queries, entry: Insertable<Schema['auditEntry']>): Promise<number> {
  const { id } = await db.insertInto('auditEntry').values(entry).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateAuditDetail(db: Queries, id: number, detail: string): Promise<void> {
  await db.updateTable('auditEntry').set({ detail }).where('id', '=', id).execute()
}

/** Changes what an entry says if it still says something; answers whether it did. */
export async function replaceAuditDetail(db: Queries, id: number, was: string, detail: string): Promise<boolean> {
  const changed = await db
    .updateTable('auditEntry')
    .set({ detail })
    .where('id', '=', id)
    .where('detail', '=', was)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** A span of entries, newest first. */
export function selectAuditEntries(db: Queries, { limit, offset }: { limit: number; offset: number }) {
  return db.selectFrom('auditEntry').selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute()
}

export async function countAuditEntries(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('auditEntry')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteAuditEntriesBefore(db: Queries, before: Date): Promise<void> {
  await db.deleteFrom('auditEntry').where('at', '<', before).execute()
}
