import { sql } from 'kysely'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Queries } from '#server/database/transaction.ts'

/** Whether the database answers at all. */
export async function databaseAnswers(db: Queries): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}

/** As much as a resume of many pages; less may fit into what is left when a save does not. */
const PROBE_BYTES = 64 * 1024

/** Whether a row of some size can be written; it is gone afterwards. */
export async function databaseHasRoom(db: Db): Promise<boolean> {
  const probe = { name: 'room-probe', value: 'x'.repeat(PROBE_BYTES) }
  const write = withTransaction(db, async (tx) => {
    await tx.deleteFrom('operatorValue').where('name', '=', probe.name).execute()
    await tx.insertInto('operatorValue').values(probe).execute()
    await tx.deleteFrom('operatorValue').where('name', '=', probe.name).execute()
  })
  return write.then(
    () => true,
    () => false,
  )
}
