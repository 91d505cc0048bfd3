import { sql } from 'kysely'
import { timestamped, type Migration } from '#server/database/migrations/migration.ts'

/** Tables of the account library, with its names and columns. */
export const accounts: Migration = {
  name: '001_accounts',
  async up(db, { time }) {
    await timestamped(
      db.schema.createTable('user').addColumn('id', 'text', (c) => c.primaryKey()),
      time,
    )
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('emailVerified', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
      .addColumn('image', 'text')
      .addColumn('firstName', 'text')
      .addColumn('lastName', 'text')
      .execute()
    await timestamped(
      db.schema.createTable('session').addColumn('id', 'text', (c) => c.primaryKey()),
      time,
    )
      .addColumn('token', 'text', (c) => c.notNull().unique())
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('expiresAt', time, (c) => c.notNull())
      .addColumn('ipAddress', 'text')
      .addColumn('userAgent', 'text')
      .execute()
    await db.schema.createIndex('session_user').on('session').column('userId').execute()
    await timestamped(
      db.schema.createTable('account').addColumn('id', 'text', (c) => c.primaryKey()),
      time,
    )
      .addColumn('accountId', 'text', (c) => c.notNull())
      .addColumn('providerId', 'text', (c) => c.notNull())
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('accessToken', 'text')
      .addColumn('refreshToken', 'text')
      .addColumn('idToken', 'text')
      .addColumn('accessTokenExpiresAt', time)
      .addColumn('refreshTokenExpiresAt', time)
      .addColumn('scope', 'text')
      .addColumn('password', 'text')
      .execute()
    await db.schema.createIndex('account_user').on('account').column('userId').execute()
    await timestamped(
      db.schema.createTable('verification').addColumn('id', 'text', (c) => c.primaryKey()),
      time,
    )
      .addColumn('identifier', 'text', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('expiresAt', time, (c) => c.notNull())
      .execute()
    await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute()
  },
}
