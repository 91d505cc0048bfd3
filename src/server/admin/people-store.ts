import { sql, type SelectQueryBuilder } from 'kysely'
import { searchMatch, type Match } from '#server/admin/people-search-store.ts'
import type { Database } from '#server/database/connection.ts'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

/** Whom a list is of: accounts, or everybody who left an address. */
type Whom = 'users' | 'leads'
type PeopleSort = 'createdAt' | 'lastActive' | 'resumeCount' | 'email'
export type PeopleQuery = {
  readonly whom: Whom
  readonly search: string
  readonly sort: PeopleSort
  readonly order: 'asc' | 'desc'
  readonly limit: number
  readonly offset: number
}
type Found = { readonly emails: string[]; readonly total: number }
type Addresses = SelectQueryBuilder<Schema, 'user' | 'visitorLead', { email: string }>

/** So many that a search finds are put aside and sorted; of more, the order asked for is walked until a page is full. */
const FEW = 2000

const USER_KEYS = { createdAt: 'createdAt', lastActive: 'lastActiveOn', resumeCount: 'resumeCount', email: 'email' }
/** Who has no account has no resumes and was never seen. */
const VISITOR_KEYS = { createdAt: '"at"', lastActive: `''`, resumeCount: '0', email: 'email' }

/**
 * The addresses on one page of a list, in order, and how many there are on all pages. Nothing but indexes is read for
 * it, as the page and the count may go through everybody.
 */
export async function selectPeoplePage(opened: Database, asked: PeopleQuery): Promise<Found> {
  const { db } = opened
  const match = await searchMatch(opened, asked.search)
  const few = match && (await selectFew(db, asked, match))
  if (few) return few
  const [emails, total] = await Promise.all([inOrder(db, asked, match), countPeople(db, asked.whom, match)])
  return { emails, total }
}

/** Page and count in one pass over everybody; undefined where there are too many for it, or none so far down. */
async function selectFew(db: Queries, asked: PeopleQuery, match: Match): Promise<Found | undefined> {
  const { order, limit, offset } = asked
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      () => people(db, asked, match).limit(FEW + 1),
    )
    .selectFrom('found')
    .select((found) => [
      'email',
      found
        .selectFrom('found')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('total'),
    ])
    .$if(asked.sort !== 'email', (query) => query.orderBy(sql.ref('key'), order))
    .orderBy('email', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const total = Number(rows[0]?.total ?? 0)
  if (rows.length === 0 ? offset > 0 : total > FEW) return undefined
  return { emails: rows.map(({ email }) => email), total }
}

/** The next addresses after one, by address. */
export async function selectPeopleAfter(db: Queries, email: string, match: Match, limit: number): Promise<string[]> {
  const after = sql<boolean>`email > ${email}`
  const both = match ? sql<boolean>`(${after} and ${match})` : after
  return inOrder(db, { whom: 'leads', sort: 'email', order: 'asc', limit, offset: 0 }, both)
}

type InOrder = Omit<PeopleQuery, 'search'>

const inOrder = (db: Queries, asked: InOrder, match: Match): Promise<string[]> => {
  const { sort, order, limit, offset } = asked
  const all = people(db, asked, match)
  const sorted = sort === 'email' ? all : all.orderBy(sql.ref('key'), order)
  return emailsOf(sorted.orderBy('email', order).limit(limit).offset(offset))
}

/** Each part of the union stands in an index in the very order asked for, so that the database only merges them. */
function people(db: Queries, { whom, sort }: Pick<InOrder, 'whom' | 'sort'>, match: Match): Addresses {
  const part = (table: 'user' | 'visitorLead', key: string) =>
    db
      .selectFrom(table)
      .select('email')
      .$if(sort !== 'email', (query) => query.select(sql.raw(key).as('key')))
      .$if(match !== undefined, (query) => query.where(match ?? sql<boolean>`true`))
  const users = part('user', `"${USER_KEYS[sort]}"`)
  return whom === 'users' ? users : users.unionAll(part('visitorLead', VISITOR_KEYS[sort]))
}

async function countPeople(db: Queries, whom: Whom, match: Match): Promise<number> {
  const countOf = async (table: 'user' | 'visitorLead') => {
    const { count } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .$if(match !== undefined, (query) => query.where(match ?? sql<boolean>`true`))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const counts = await Promise.all([countOf('user'), whom === 'leads' ? countOf('visitorLead') : 0])
  return counts[0] + counts[1]
}

const emailsOf = async (query: Addresses) => (await query.execute()).map(({ email }) => email)

/** Accounts of some addresses, in no order. */
export function selectUsersByEmail(db: Queries, emails: readonly string[]) {
  return db
    .selectFrom('user')
    .select(['id', 'email', 'firstName', 'lastName', 'createdAt', 'lastActiveOn', 'resumeCount', 'suspendedAt'])
    .where('email', 'in', emails.length > 0 ? emails : [''])
    .execute()
}

/** What is known of some addresses without an account, in no order. */
export function selectVisitorLeads(db: Queries, emails: readonly string[]) {
  return db
    .selectFrom('visitorLead')
    .selectAll()
    .where('email', 'in', emails.length > 0 ? emails : [''])
    .execute()
}
