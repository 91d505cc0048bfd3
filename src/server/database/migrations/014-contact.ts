import { sql } from 'kysely'
import type { Migration } from '#server/database/migrations/migration.ts'

/** Messages and newsletter subscriptions, with or without an account. */
export const contact: Migration = {
  name: '014_contact',
  async up(db, { time, identity }) {
    await db.schema
      .createTable('contactMessage')
      .addColumn('id', 'integer', identity)
      .addColumn('userId', 'text', (c) => c.references('user.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('createdAt', time, (c) => c.notNull())
      .addColumn('replied', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
      .execute()
    await db.schema.createIndex('contactMessage_user').on('contactMessage').column('userId').execute()
    await db.schema.createIndex('contactMessage_email').on('contactMessage').column('email').execute()

    await db.schema
      .createTable('subscriber')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('topic', 'text', (c) => c.notNull())
      .addColumn('askedAt', time, (c) => c.notNull())
      .addColumn('confirmedAt', time)
      .addUniqueConstraint('subscriber_key', ['email', 'topic'])
      .execute()
    // Unsubscribing deletes emails that are still queued.
    await db.schema
      .alterTable('mail')
      .addColumn('subscriberId', 'text', (c) => c.references('subscriber.id').onDelete('cascade'))
      .execute()
    await db.schema.createIndex('mail_subscriber').on('mail').column('subscriberId').execute()

    await db.schema
      .createTable('article')
      .addColumn('slug', 'text', (c) => c.primaryKey())
      .addColumn('announcedAt', time)
      .execute()
    await db.schema
      .createTable('notice')
      .addColumn('topic', 'text', (c) => c.primaryKey())
      .addColumn('sentAt', time, (c) => c.notNull())
      .execute()
  },
}
