import type { Migration } from '#server/database/migrations/migration.ts'

/** Sessions and values of the admin area, and when each background job is due. */
export const admin: Migration = {
  name: '009_operator',
  async up(db, { time }) {
    await db.schema
      .createTable('adminSession')
      .addColumn('token', 'text', (c) => c.primaryKey())
      .addColumn('createdAt', time, (c) => c.notNull())
      .addColumn('expiresAt', time, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('operatorValue')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('job')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('nextAt', time, (c) => c.notNull())
      .execute()
  },
}
