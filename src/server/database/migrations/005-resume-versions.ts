import type { Migration } from '#server/database/migrations/migration.ts'

/** The version history of resumes, and the idempotency key of their creation. */
export const resumeVersions: Migration = {
  name: '005_resume_versions',
  async up(db, { time }) {
    await db.schema.alterTable('resume').addColumn('key', 'text').execute()
    await db.schema.createIndex('resume_key').unique().on('resume').columns(['userId', 'key']).execute()
    await db.schema
      .createTable('resumeVersion')
      .addColumn('resumeId', 'integer', (c) => c.notNull().references('resume.id').onDelete('cascade'))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('templateId', 'integer')
      .addColumn('savedAt', time, (c) => c.notNull())
      .addPrimaryKeyConstraint('resumeVersion_key', ['resumeId', 'version'])
      .execute()
  },
}
