import type { Migration } from '#server/database/migrations/migration.ts'

/** What users published of their templates, as it was measured. It goes with the template, and so with the account. */
export const sharedTemplates: Migration = {
  name: '022_shared_templates',
  async up(db, { time }) {
    await db.schema
      .createTable('sharedTemplate')
      .addColumn('templateId', 'integer', (c) => c.primaryKey().references('userTemplate.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('html', 'text', (c) => c.notNull())
      .addColumn('css', 'text', (c) => c.notNull())
      .addColumn('points', 'integer', (c) => c.notNull())
      .addColumn('publishedAt', time, (c) => c.notNull())
      .execute()
  },
}
