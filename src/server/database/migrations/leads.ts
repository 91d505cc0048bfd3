import { sql, type ColumnDataType, type Kysely } from 'kysely'
import type { Engine } from '#server/database/connection.ts'

/** Which rows say that an address was left, and which changes of them matter. */
const SOURCES = [
  { table: 'user', moved: 'email' },
  { table: 'subscriber', moved: 'confirmedAt' },
  { table: 'contactMessage', moved: 'deletedAt' },
] as const

/**
 * Addresses of people without an account, each once: a confirmed reader of the newsletter before a sender of messages.
 * The database keeps the list itself, as to put it together from three tables for each page would take too long.
 */
export async function visitorLeads(db: Kysely<unknown>, time: ColumnDataType, engine: Engine): Promise<void> {
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
  // What is there already; a table is renewed by the very statements that will keep it.
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
  for (const { table, moved } of SOURCES) {
    const trigger = (when: string, ...rows: string[]) =>
      sql
        .raw(
          `create trigger "lead_${table}_${when.split(' ')[0]}" after ${when} on "${table}"
          begin ${rows.map((row) => renewed(`${row}.email`)).join('')} end`,
        )
        .execute(db)
    await trigger('insert', 'new')
    await trigger(`update of "${moved}"`, 'old', 'new')
    await trigger('delete', 'old')
  }
}

/**
 * PostgreSQL writes side by side: an account and a message of one address, neither of which saw the other, left it in the
 * list beside its account, or in neither. Whoever renews an address now waits for whoever does so already.
 */
export async function leadsInTurn(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return
  await functionOfPostgres(db, (email) => `${turnOf(email)} ${renewed(email)}`)
  await sql`delete from "visitorLead" where email in (select email from "user")`.execute(db)
}

/**
 * A row that the address has for a moment, so that the next one who wants to put it there waits. It is no advisory lock:
 * of those there are a few thousand, and a restore renews an address for each account in one transaction.
 */
const turnOf = (email: string) => `
  insert into "visitorLead" (email, source, name, "at") values (${email}, 'contact', '', now()) on conflict do nothing;`

async function triggersOfPostgres(db: Kysely<unknown>): Promise<void> {
  await functionOfPostgres(db, renewed)
  for (const { table, moved } of SOURCES)
    await sql
      .raw(
        `create trigger lead_renewed after insert or delete or update of "${moved}" on "${table}"
        for each row execute function lead_renewed()`,
      )
      .execute(db)
}

async function functionOfPostgres(db: Kysely<unknown>, statements: (email: string) => string): Promise<void> {
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

/** Puts down anew what is known of one address: ids of messages begin at 1, so the newsletter stands before them. */
const renewed = (email: string) => `
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
