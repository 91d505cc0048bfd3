import { timestamped, type Migration } from '#server/database/migrations/migration.ts'

/** The outbox. Emails are rendered when they are sent, so the table holds no link that opens an account. */
export const emails: Migration = {
  name: '006_mail',
  async up(db, { time, identity }) {
    await timestamped(db.schema.createTable('mail').addColumn('id', 'integer', identity), time)
      .addColumn('event', 'text', (c) => c.notNull().unique())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('facts', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('nextAt', time, (c) => c.notNull())
      .addColumn('lastError', 'text')
      .addColumn('sentAt', time)
      .execute()
    await db.schema.createIndex('mail_due').on('mail').columns(['state', 'nextAt']).execute()
    await db.schema.createIndex('mail_user').on('mail').column('userId').execute()
  },
}
