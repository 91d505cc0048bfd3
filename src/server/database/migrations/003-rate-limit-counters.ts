import type { Migration } from '#server/database/migrations/migration.ts'

export const rateLimitCounters: Migration = {
  name: '003_tries',
  async up(db) {
    await db.schema
      .createTable('tries')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('endsAt', 'bigint', (c) => c.notNull())
      .execute()
  },
}
