import type { Migration } from '#server/database/migrations/migration.ts'

export const operatorTemplates: Migration = {
  name: '004_operator_templates',
  async up(db) {
    await db.schema
      .createTable('operatorTemplate')
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('folder', 'text', (c) => c.notNull().unique())
      .execute()
  },
}
