import type { Migration } from '#server/database/migrations/migration.ts'

export const profile: Migration = {
  name: '008_profile',
  async up(db, { engine, time }) {
    await db.schema
      .createTable('profile')
      .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('phone', 'text', (c) => c.notNull())
      .addColumn('location', 'text', (c) => c.notNull())
      .addColumn('website', 'text', (c) => c.notNull())
      .addColumn('github', 'text', (c) => c.notNull())
      .addColumn('linkedin', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('avatar')
      .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('updatedAt', time, (c) => c.notNull())
      .execute()
    const settings = db.schema
      .createTable('userSettings')
      .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    const flags = [
      'emailUpdates',
      'resumeReminders',
      'interviewTips',
      'portfolioViews',
      'profilePublic',
      'allowSearchEngines',
      'dataCollection',
      'autoSave',
    ]
    await ['theme', 'defaultTemplate', 'language']
      .reduce((table, name) => table.addColumn(name, 'text', (c) => c.notNull()), settings)
      .$call((table) => flags.reduce((all, name) => all.addColumn(name, 'boolean', (c) => c.notNull()), table))
      .execute()
    await db.schema
      .createTable('usageEvent')
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('usageEvent_key', ['userId', 'name', 'day'])
      .execute()
  },
}
