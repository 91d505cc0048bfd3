import type { Migration } from '#server/database/migrations/migration.ts'

/** Usage of language models by day in UTC, and their answers, cached for a day. */
export const ai: Migration = {
  name: '012_ai',
  async up(db) {
    await db.schema
      .createTable('aiUsage')
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('tokens', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('aiUsage_key', ['userId', 'day'])
      .execute()
    await db.schema
      .createTable('aiTotal')
      .addColumn('day', 'text', (c) => c.primaryKey())
      .addColumn('tokens', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('aiAnswer')
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('endsAt', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('aiAnswer_key', ['userId', 'key'])
      .execute()
    await db.schema.createIndex('aiAnswer_end').on('aiAnswer').column('endsAt').execute()
  },
}
