import { sql } from 'kysely'
import type { Migration } from '#server/database/migrations/migration.ts'

/** Public pages with custom URLs, share links to single resumes, and view counts of both. */
export const portfolio: Migration = {
  name: '016_portfolio',
  async up(db, { time }) {
    const off = sql`false`
    await db.schema
      .createTable('portfolio')
      .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
      .addColumn('slug', 'text', (c) => c.unique())
      .addColumn('accent', 'text')
      .addColumn('hidesBrand', 'boolean', (c) => c.notNull().defaultTo(off))
      .addColumn('showsContact', 'boolean', (c) => c.notNull().defaultTo(off))
      .addColumn('takenDownAt', time)
      .execute()
    // Every slug that a user has had leads to them as long as the account exists.
    await db.schema
      .createTable('portfolioSlug')
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('takenAt', time, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('portfolioSlug_user').on('portfolioSlug').column('userId').execute()

    await db.schema
      .createTable('shareLink')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('resumeId', 'integer', (c) => c.notNull().references('resume.id').onDelete('cascade'))
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('passwordHash', 'text')
      .addColumn('expiresAt', time)
      .addColumn('createdAt', time, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('shareLink_user').on('shareLink').columns(['userId', 'createdAt']).execute()
    await db.schema.createIndex('shareLink_resume').on('shareLink').column('resumeId').execute()

    // The public page of a resume counts under the link ''.
    await db.schema
      .createTable('viewCount')
      .addColumn('resumeId', 'integer', (c) => c.notNull().references('resume.id').onDelete('cascade'))
      .addColumn('linkId', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('views', 'integer', (c) => c.notNull())
      .addColumn('downloads', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('viewCount_key', ['resumeId', 'linkId', 'day'])
      .execute()
    await db.schema
      .createTable('portfolioView')
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('views', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('portfolioView_key', ['userId', 'day'])
      .execute()
    await db.schema.alterTable('resume').addColumn('takenDownAt', time).execute()
  },
}
