import { sql, type ColumnDataType, type Kysely } from 'kysely'
import type { Engine } from '#server/database/connection.ts'

/** What visitors send us, account or not: messages, and addresses that want mail. */
export async function contact(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
  await db.schema
    .createTable('contactMessage')
    .addColumn('id', 'integer', (c) =>
      engine === 'postgres' ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
    )
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
  // Who leaves a list takes along what still waits to be mailed.
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
}
