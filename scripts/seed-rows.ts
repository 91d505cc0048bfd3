import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Database, Db } from '#server/database/connection.ts'
import type { Schema } from '#server/database/schema.ts'
import { chances, jobOf, oneOf, personOf, resumeOf, type Chance } from './seed-people.ts'

export type Amounts = { readonly users: number; readonly resumes: number }

const DAY = 86_400_000
/** People signed up over three years. */
const SPAN = 3 * 365 * DAY
/** Rows per statement: both databases limit the number of values. */
const AT_ONCE = 1000

type Rows<Table extends keyof Schema> = Insertable<Schema[Table]>

/** Fills a database with invented people and their data, the same for each empty database except for the ids. */
export async function seedRows({ db, engine }: Database, { users, resumes }: Amounts, now: Date): Promise<void> {
  const known = await knownIn(db)
  const chance = chances(1843 + known.people)
  // Numbers of earlier runs are not used again; each run needs three per person.
  const first = 3 * known.people
  const ids = Array.from({ length: users }, () => randomUUID().replaceAll('-', ''))
  const people = ids.map((id, i) => ({ id, ...personOf(chance, first + i), createdAt: ago(chance, now, SPAN) }))
  await put(
    db,
    'user',
    people.map((person) => userOf(chance, person, now)),
  )
  await put(db, 'account', people.map(accountOf))
  const count = (share: number) => Math.round(users * share)
  await put(
    db,
    'resume',
    times(resumes, () => resumeRow(chance, oneOf(chance, people), now)),
  )
  await put(
    db,
    'subscriber',
    times(count(0.2), (i) => subscriberOf(chance, people[i * 9]?.email, first + users + i, now)),
  )
  await put(
    db,
    'contactMessage',
    times(count(0.05), (i) => messageOf(chance, people[i * 31], first + 2 * users + i, now)),
  )
  const open = people.filter((_, i) => i % 20 === 0)
  await put(
    db,
    'portfolio',
    open.map(({ id, lastName }, i) => portfolioOf(id, slugOf(lastName, first + i))),
  )
  await put(
    db,
    'portfolioSlug',
    open.map(({ id, lastName }, i) => ({ userId: id, slug: slugOf(lastName, first + i), takenAt: now })),
  )
  await put(db, 'viewCount', await viewsOf(db, known.resume, chance, now))
  await put(
    db,
    'portfolioView',
    open.flatMap(({ id }) => days(now, 10).map((day) => ({ userId: id, day, views: 2 }))),
  )
  // PostgreSQL does this by itself within minutes: it updates row counts and page visibility.
  if (engine !== 'postgres') return
  // A counter updated 300,000 times within a minute leaves a bloated index.
  await sql`reindex table "user"`.execute(db)
  await sql`vacuum analyze`.execute(db)
}

/** How many people there are, and the last resume. */
async function knownIn(db: Db) {
  const { people } = await db
    .selectFrom('user')
    .select(({ fn }) => fn.countAll().as('people'))
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('resume')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  return { people: Number(people), resume: last?.id ?? 0 }
}

async function put<T extends keyof Schema>(db: Db, table: T, rows: readonly Rows<T>[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await trx
        .insertInto(table)
        .values(rows.slice(from, from + AT_ONCE))
        .execute()
  })
}

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const ago = (chance: Chance, now: Date, span: number) => new Date(now.getTime() - Math.floor(chance() * span))
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const days = (now: Date, count: number) => times(count, (i) => dayOf(new Date(now.getTime() - i * DAY)))
const slugOf = (lastName: string, i: number) => `${lastName.toLowerCase().replace(/[^a-z]/g, 'x')}-${i}`

type Person = ReturnType<typeof personOf> & { readonly id: string; readonly createdAt: Date }

/** Of a hundred, thirty signed up within a month, five never confirmed or returned, one is suspended. */
function userOf(chance: Chance, person: Person, now: Date): Rows<'user'> {
  const [luck, seen] = [chance(), ago(chance, now, chance() < 0.3 ? 30 * DAY : SPAN)]
  const lastSeen = new Date(Math.max(seen.getTime(), person.createdAt.getTime()))
  return {
    ...person,
    emailVerified: luck > 0.05,
    image: null,
    updatedAt: person.createdAt,
    lastActiveOn: luck > 0.05 ? dayOf(lastSeen) : '',
    suspendedAt: luck > 0.99 ? lastSeen : null,
  }
}

/** Without a password: signing in is impossible until one is set by `npm run account -- reset`. */
const accountOf = ({ id, createdAt }: Person): Rows<'account'> => ({
  id,
  accountId: id,
  providerId: 'credential',
  userId: id,
  password: null,
  createdAt,
  updatedAt: createdAt,
})

function resumeRow(chance: Chance, { id, name, email, createdAt }: Person, now: Date): Rows<'resume'> {
  const job = jobOf(chance)
  const made = ago(chance, now, now.getTime() - createdAt.getTime())
  return {
    userId: id,
    title: job,
    content: JSON.stringify(resumeOf(name, email, job)),
    templateId: null,
    atsScore: Math.floor(chance() * 100),
    isPublic: chance() < 0.05,
    version: 1,
    scoredVersion: 1,
    key: null,
    createdAt: made,
    updatedAt: made,
  }
}

/** Half have an account; one of five never confirmed. */
function subscriberOf(chance: Chance, known: string | undefined, number: number, now: Date): Rows<'subscriber'> {
  const askedAt = ago(chance, now, SPAN)
  const email = known ?? personOf(chance, number).email
  return { id: randomUUID(), email, topic: 'newsletter', askedAt, confirmedAt: chance() < 0.8 ? askedAt : null }
}

function messageOf(chance: Chance, known: Person | undefined, number: number, now: Date): Rows<'contactMessage'> {
  const { name, email } = known ?? personOf(chance, number)
  const createdAt = ago(chance, now, SPAN)
  const replied = chance() < 0.7
  return {
    userId: known?.id ?? null,
    name,
    email,
    subject: `A question about ${jobOf(chance)} resumes`,
    category: 'general',
    message: 'How long should a resume be, and which template do text extractors read best? '.repeat(4),
    createdAt,
    replied,
    isPriority: chance() < 0.1,
    reply: replied ? 'One page for each ten years is a good measure.' : null,
    repliedAt: replied ? createdAt : null,
  }
}

const portfolioOf = (userId: string, slug: string): Rows<'portfolio'> => ({
  userId,
  slug,
  accent: null,
  hidesBrand: false,
  showsContact: false,
})

/** Each public resume was viewed on some days of the last two months. */
async function viewsOf(db: Db, after: number, chance: Chance, now: Date): Promise<Rows<'viewCount'>[]> {
  const open = await db.selectFrom('resume').select('id').where('isPublic', '=', true).where('id', '>', after).execute()
  return open.flatMap(({ id }) =>
    days(now, 60)
      .filter(() => chance() < 0.2)
      .map((day) => ({ resumeId: id, linkId: '', day, views: 1 + Math.floor(chance() * 9), downloads: 0 })),
  )
}
