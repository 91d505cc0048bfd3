import { sql, type Kysely } from 'kysely'
import type { Target } from '#server/database/migrations/migration.ts'

/** The tables with addresses, and the column of each whose changes matter. */
const SOURCES = [
  { table: 'user', column: 'email' },
  { table: 'subscriber', column: 'confirmedAt' },
  { table: 'contactMessage', column: 'deletedAt' },
] as const

/**
 * Addresses without an account, each once: newsletter subscribers take precedence over senders of messages. Triggers keep
 * the table up to date, because combining three tables for each page of a list would be too slow.
 */
export async function createVisitorLeads(
  db: Kysely<unknown>,
  { time, engine }: Pick<Target, 'time' | 'engine'>,
): Promise<void> {
  await db.schema
    .createTable('visitorLead')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.generatedAlwaysAs(sql`lower(email || ' ' || name)`).stored())
    .execute()
  await db.schema.createIndex('visitorLead_search').on('visitorLead').columns(['email', 'search']).execute()
  await db.schema.createIndex('visitorLead_at').on('visitorLead').columns(['at', 'email', 'search']).execute()
  // Existing rows; the triggers cover later ones.
  await sql`insert into "visitorLead" (email, source, name, "at")
    select email, 'newsletter', '', "confirmedAt" from subscriber
    where topic = 'newsletter' and "confirmedAt" is not null and email not in (select email from "user")`.execute(db)
  await sql`insert into "visitorLead" (email, source, name, "at")
    select email, 'contact', name, "createdAt" from "contactMessage" as message
    where id = (select min(id) from "contactMessage" as other where other.email = message.email)
    and email not in (select email from "user") and email not in (select email from "visitorLead")`.execute(db)
  await (engine === 'sqlite' ? triggersOfSqlite(db) : triggersOfPostgres(db))
}

async function triggersOfSqlite(db: Kysely<unknown>): Promise<void> {
  for (const { table, column } of SOURCES) {
    const trigger = (when: string, ...rows: string[]) =>
      sql
        .raw(
          `create trigger "lead_${table}_${when.split(' ')[0]}" after ${when} on "${table}"
          begin ${rows.map((row) => refreshOf(`${row}.email`)).join('')} end`,
        )
        .execute(db)
    await trigger('insert', 'new')
    await trigger(`update of "${column}"`, 'old', 'new')
    await trigger('delete', 'old')
  }
}

/**
 * Inserts a temporary row, so that a concurrent insert of the same address waits. Advisory locks would run out: there are
 * a few thousand, and a restore refreshes the address of every account in one transaction.
 */
export const lockOf = (email: string) => `
  insert into "visitorLead" (email, source, name, "at") values (${email}, 'contact', '', now()) on conflict do nothing;`

async function triggersOfPostgres(db: Kysely<unknown>): Promise<void> {
  await setTriggerFunction(db, refreshOf)
  for (const { table, column } of SOURCES)
    await sql
      .raw(
        `create trigger lead_renewed after insert or delete or update of "${column}" on "${table}"
        for each row execute function lead_renewed()`,
      )
      .execute(db)
}

export async function setTriggerFunction(db: Kysely<unknown>, statements: (email: string) => string): Promise<void> {
  await sql
    .raw(
      `create or replace function lead_renewed() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${statements('old.email')} end if;
        if tg_op <> 'DELETE' then ${statements('new.email')} end if;
        return null;
      end $$`,
    )
    .execute(db)
}

/** Replaces the row of an address. Ids of messages start at 1, so the newsletter sorts before them. */
export const refreshOf = (email: string) => `
  delete from "visitorLead" where email = ${email};
  insert into "visitorLead" (email, source, name, "at")
    select email, source, name, "at" from (
      select email, 'newsletter' as source, '' as name, "confirmedAt" as "at", 0 as place
        from subscriber where email = ${email} and topic = 'newsletter' and "confirmedAt" is not null
      union all
      select email, 'contact', name, "createdAt", id
        from "contactMessage" where email = ${email} and "deletedAt" is null
    ) as known
    where not exists (select 1 from "user" where "user".email = ${email})
    order by place limit 1
    on conflict (email) do update set source = excluded.source, name = excluded.name, "at" = excluded."at";`
