import { sql } from 'kysely'
import type { Migration } from '#server/database/migrations/migration.ts'

/** Which version a stored score belongs to, and how many bytes each account keeps. */
export const storedScores: Migration = {
  name: '019_stored_scores',
  async up(db) {
    await db.schema.alterTable('resume').addColumn('scoredVersion', 'integer').execute()
    await db.schema
      .alterTable('resume')
      .addColumn('storedBytes', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('resumeVersion')
      .addColumn('bytes', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // Every save has stored its score until now.
    await sql`update resume set "scoredVersion" = version`.execute(db)
    await sql`update "resumeVersion" set bytes = octet_length(content)`.execute(db)
    await sql`update resume set "storedBytes" = octet_length(content) + coalesce(
      (select sum(bytes) from "resumeVersion" where "resumeId" = resume.id), 0)`.execute(db)
    // Each save reads these of all versions; without the index it would read their texts, too.
    await db.schema
      .createIndex('resumeVersion_kept')
      .on('resumeVersion')
      .columns(['resumeId', 'version', 'savedAt', 'bytes'])
      .execute()
  },
}
