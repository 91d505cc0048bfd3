import { timestamped, type Migration } from '#server/database/migrations/migration.ts'

export const resumes: Migration = {
  name: '002_resumes',
  async up(db, { time, identity }) {
    const table = db.schema.createTable('resume').addColumn('id', 'integer', identity)
    await timestamped(table, time)
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('templateId', 'integer')
      .addColumn('atsScore', 'integer')
      .addColumn('isPublic', 'boolean', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('resume_user').on('resume').columns(['userId', 'updatedAt']).execute()
  },
}
