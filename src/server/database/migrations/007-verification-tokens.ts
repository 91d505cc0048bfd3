import type { Migration } from '#server/database/migrations/migration.ts'

/** Single-use links that were sent by email. */
export const verificationTokens: Migration = {
  name: '007_proofs',
  async up(db, { time }) {
    await db.schema
      .createTable('proof')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('createdAt', time, (c) => c.notNull())
      .addColumn('expiresAt', time, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('proof_user').on('proof').columns(['userId', 'purpose']).execute()
  },
}
