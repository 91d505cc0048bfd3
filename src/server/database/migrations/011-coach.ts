import type { Migration } from '#server/database/migrations/migration.ts'

/** Entitlements, and practice sessions with the coach. */
export const coach: Migration = {
  name: '011_coach',
  async up(db, { time, identity }) {
    const numbered = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('id', 'integer', identity)
        .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
        .addColumn('createdAt', time, (c) => c.notNull())
    await db.schema
      .createTable('entitlement')
      .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addColumn('product', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('grantedAt', time, (c) => c.notNull())
      .addColumn('endsAt', time)
      .addPrimaryKeyConstraint('entitlement_key', ['userId', 'product', 'source'])
      .execute()
    await ['role', 'industry', 'level', 'kinds', 'postingTitle', 'asked']
      .reduce((table, name) => table.addColumn(name, 'text', (c) => c.notNull()), numbered('coachSession'))
      .execute()
    await db.schema.createIndex('coachSession_user').on('coachSession').columns(['userId', 'id']).execute()
    await db.schema
      .createTable('coachAnswer')
      .addColumn('sessionId', 'integer', (c) => c.notNull().references('coachSession.id').onDelete('cascade'))
      .addColumn('questionId', 'text', (c) => c.notNull())
      .addColumn('attempt', 'integer', (c) => c.notNull())
      .addColumn('answer', 'text', (c) => c.notNull())
      .addColumn('spokenSeconds', 'integer')
      .addColumn('total', 'integer', (c) => c.notNull())
      .addColumn('points', 'text', (c) => c.notNull())
      .addColumn('feedback', 'text', (c) => c.notNull())
      .addColumn('createdAt', time, (c) => c.notNull())
      .addPrimaryKeyConstraint('coachAnswer_key', ['sessionId', 'questionId', 'attempt'])
      .execute()
    await numbered('coachNegotiation')
      .addColumn('record', 'text', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('coachNegotiation_user').on('coachNegotiation').columns(['userId', 'id']).execute()
  },
}
