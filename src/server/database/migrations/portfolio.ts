import { sql, type ColumnDataType, type Kysely } from 'kysely'
import { visitorLeads } from '#server/database/migrations/leads.ts'
import type { Engine } from '#server/database/connection.ts'

/** What people show to the world: addresses of their own, links to single resumes, and how often both were looked at. */
export async function portfolio(db: Kysely<unknown>, time: ColumnDataType): Promise<void> {
  const off = sql`false`
  await db.schema
    .createTable('portfolio')
    .addColumn('userId', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('slug', 'text', (c) => c.unique())
    .addColumn('accent', 'text')
    .addColumn('hidesBrand', 'boolean', (c) => c.notNull().defaultTo(off))
    .addColumn('showsContact', 'boolean', (c) => c.notNull().defaultTo(off))
    .addColumn('takenDownAt', time)
    .execute()
  // Every address that somebody has had leads to them for as long as they have an account.
  await db.schema
    .createTable('portfolioSlug')
    .addColumn('slug', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('takenAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('portfolioSlug_user').on('portfolioSlug').column('userId').execute()

  await db.schema
    .createTable('shareLink')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('resumeId', 'integer', (c) => c.notNull().references('resume.id').onDelete('cascade'))
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('passwordHash', 'text')
    .addColumn('expiresAt', time)
    .addColumn('createdAt', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('shareLink_user').on('shareLink').columns(['userId', 'createdAt']).execute()
  await db.schema.createIndex('shareLink_resume').on('shareLink').column('resumeId').execute()

  // The public address of a resume counts under the link ''.
  await db.schema
    .createTable('viewCount')
    .addColumn('resumeId', 'integer', (c) => c.notNull().references('resume.id').onDelete('cascade'))
    .addColumn('linkId', 'text', (c) => c.notNull())
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addColumn('downloads', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('viewCount_key', ['resumeId', 'linkId', 'day'])
    .execute()
  await db.schema
    .createTable('portfolioView')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('views', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('portfolioView_key', ['userId', 'day'])
    .execute()
  await db.schema.alterTable('resume').addColumn('takenDownAt', time).execute()
}

/** What the operator needs to look after many people: figures that lists can be sorted by, and a trail of what was done. */
export async function operatorArea(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
  await db.schema.alterTable('user').addColumn('suspendedAt', time).execute()
  // '' is never, so that both databases sort it before every day.
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
  // SQLite adds such a column only uncounted; its indexes hold what was counted.
  const search = sql`lower(email || ' ' || name)`
  await db.schema
    .alterTable('user')
    .addColumn('search', 'text', (c) =>
      engine === 'postgres' ? c.generatedAlwaysAs(search).stored() : c.generatedAlwaysAs(search),
    )
    .execute()
  // Lists are searched in the very index that sorts them.
  for (const column of ['createdAt', 'lastActiveOn', 'resumeCount'])
    await db.schema.createIndex(`user_${column}`).on('user').columns([column, 'email', 'search']).execute()
  await db.schema.createIndex('user_search').on('user').columns(['email', 'search']).execute()
  await db.schema.createIndex('resume_createdAt').on('resume').column('createdAt').execute()

  await db.schema
    .createTable('auditEntry')
    .addColumn('id', 'integer', (c) =>
      engine === 'postgres' ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
    )
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
  await visitorLeads(db, time, engine)
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
}

/** Counting the resumes of a hundred thousand people for each list would take longer than the list may. */
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
