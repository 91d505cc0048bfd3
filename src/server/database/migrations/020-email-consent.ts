import type { Migration } from '#server/database/migrations/migration.ts'

/** When a user agreed to emails that no one needs to get. Nobody has been asked before, so nobody has agreed. */
export const emailConsent: Migration = {
  name: '020_email_consent',
  async up(db, { time }) {
    await db.schema.alterTable('userSettings').addColumn('emailsAgreedAt', time).execute()
  },
}
