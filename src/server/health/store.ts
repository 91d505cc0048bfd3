import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'

/** Whether the database answers at all. */
export async function databaseAnswers(db: Queries): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
