import { sql } from 'kysely'
import type { Migration } from '#server/database/migrations/migration.ts'

/** Marks payments of the difference to a more expensive plan. Earlier payments are unknown, and count as full months. */
export const planChanges: Migration = {
  name: '015_changes_of_plans',
  async up(db) {
    await db.schema
      .alterTable('payment')
      .addColumn('isChange', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
      .execute()
  },
}
