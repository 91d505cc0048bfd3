import { sql } from 'kysely'
import type { Db } from '#server/database/connection.ts'

/** Whether the database answers at all. */
export async function databaseAnswers(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
