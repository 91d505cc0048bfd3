import { sql, type Kysely } from 'kysely'
import type { Engine } from '#server/database/connection.ts'
import type { Migration } from '#server/database/migrations/migration.ts'
import { createVisitorLeads } from '#server/database/migrations/visitor-leads.ts'

/** What the admin area needs at scale: sortable columns, search indexes, and an audit trail. */
export const adminArea: Migration = {
  name: '017_operator_area',
  async up(db, { engine, time, identity }) {
    await db.schema.alterTable('user').addColumn('suspendedAt', time).execute()
    // '' means never, and sorts before every day in both databases.
    await db.schema
      .alterTable('user')
      .addColumn('lastActiveOn', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('user')
      .addColumn('resumeCount', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update "user" set "resumeCount" = (select count(*) from resume where resume."userId" = "user".id)`.execute(
      db,
    )
    await countResumes(db, engine)
    // SQLite can add only virtual columns; its indexes store their values.
    const search = sql`lower(email || ' ' || name)`
    await db.schema
      .alterTable('user')
      .addColumn('search', 'text', (c) =>
        engine === 'postgres' ? c.generatedAlwaysAs(search).stored() : c.generatedAlwaysAs(search),
      )
      .execute()
    // One index serves both the search and the sort order of a list.
    for (const column of ['createdAt', 'lastActiveOn', 'resumeCount'])
      await db.schema.createIndex(`user_${column}`).on('user').columns([column, 'email', 'search']).execute()
    await db.schema.createIndex('user_search').on('user').columns(['email', 'search']).execute()
    await db.schema.createIndex('resume_createdAt').on('resume').column('createdAt').execute()

    await db.schema
      .createTable('auditEntry')
      .addColumn('id', 'integer', identity)
      .addColumn('at', time, (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('target', 'text', (c) => c.notNull())
      .addColumn('detail', 'text', (c) => c.notNull())
      .addColumn('session', 'text', (c) => c.notNull())
      .execute()

    await db.schema
      .alterTable('contactMessage')
      .addColumn('isPriority', 'boolean', (c) => c.notNull().defaultTo(sql`false`))
      .execute()
    await db.schema.alterTable('contactMessage').addColumn('reply', 'text').execute()
    await db.schema.alterTable('contactMessage').addColumn('repliedAt', time).execute()
    await db.schema.alterTable('contactMessage').addColumn('deletedAt', time).execute()
    await db.schema
      .createIndex('contactMessage_list')
      .on('contactMessage')
      .columns(['replied', 'isPriority desc', 'createdAt desc', 'id desc'])
      .execute()
    await createVisitorLeads(db, { time, engine })
    await db.schema.createIndex('viewCount_day').on('viewCount').columns(['day', 'views']).execute()
    await db.schema.createIndex('portfolioView_day').on('portfolioView').columns(['day', 'views']).execute()

    await db.schema
      .createTable('fault')
      .addColumn('hour', 'text', (c) => c.notNull())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('lastAt', time, (c) => c.notNull())
      .addPrimaryKeyConstraint('fault_key', ['hour', 'place', 'name'])
      .execute()
  },
}

/** Triggers count resumes: counting those of a hundred thousand users for each list would be too slow. */
async function countResumes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const change = (sign: '+' | '-', row: 'new' | 'old') =>
    sql.raw(`update "user" set "resumeCount" = "resumeCount" ${sign} 1 where id = ${row}."userId"`)
  if (engine === 'sqlite') {
    await sql`create trigger resume_added after insert on resume begin ${change('+', 'new')}; end`.execute(db)
    await sql`create trigger resume_removed after delete on resume begin ${change('-', 'old')}; end`.execute(db)
    return
  }
  await sql`create function resume_counted() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${change('+', 'new')}; else ${change('-', 'old')}; end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger resume_counted after insert or delete on resume
    for each row execute function resume_counted()`.execute(db)
}
