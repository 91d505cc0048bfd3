import type { Migration } from '#server/database/migrations/migration.ts'

/** The score of each version of a resume. */
export const scores: Migration = {
  name: '010_scores',
  async up(db) {
    await db.schema.alterTable('resumeVersion').addColumn('atsScore', 'integer').execute()
  },
}
