import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'

/** Ids below this one belong to the built-in templates. */
const FIRST_OPERATOR_ID = 1000

/** The id of a folder: given when it is first seen, and the same ever after. */
export async function operatorTemplateId(db: Queries, folder: string): Promise<number> {
  for (;;) {
    const row = await db.selectFrom('operatorTemplate').select('id').where('folder', '=', folder).executeTakeFirst()
    if (row) return row.id
    // Another process may take the same next id at this moment; then nothing is written and we look again.
    await sql`insert into "operatorTemplate" (id, folder)
      select coalesce(max(id), ${sql.lit(FIRST_OPERATOR_ID - 1)}) + 1, ${folder} from "operatorTemplate" where true
      on conflict do nothing`.execute(db)
  }
}
