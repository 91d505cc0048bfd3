import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#server/database/connection.ts'
import type { Queries } from '#server/database/transaction.ts'

/** How rows are told apart that a search finds; absent where there is none. */
export type Match = RawBuilder<boolean> | undefined

/** What could be an id, a slug or a link at all. */
const WORD = /^[\w-]{2,64}$/

/** Rows of `user` or `visitorLead` whose address or name holds a text, or whose id, slug or link it is. */
export async function searchMatch({ db, engine }: Database, search: string): Promise<Match> {
  if (search === '') return undefined
  const emails = await exactly(db, search)
  // In PostgreSQL faster than `like`; and no sign in a text means anything to it.
  const place = engine === 'sqlite' ? sql`instr` : sql`strpos`
  const holds = (text: string) => sql`${place}(search, ${text}) > 0`
  const texts = spellings(search)
  const oneOf = sql`(${sql.join(texts.map(holds), sql` or `)})`
  // All spellings share the ASCII of what was typed: where it is not, one look is enough.
  const shared = texts.length > 1 ? longestAscii(texts[0] ?? '') : ''
  const held = shared.length > 1 ? sql<boolean>`(${holds(shared)} and ${oneOf})` : sql<boolean>`${oneOf}`
  return emails.length === 0 ? held : sql`(${held} or email in (${sql.join(emails)}))`
}

/** Whether one of these expressions, each in small letters, holds a text. */
export function containsText(expressions: readonly string[], search: string): RawBuilder<boolean> {
  const tests = expressions.flatMap((expression) =>
    spellings(search).map((text) => sql`${sql.raw(expression)} like ${`%${escaped(text)}%`} escape '\\'`),
  )
  return sql<boolean>`(${sql.join(tests, sql` or `)})`
}

/** Accounts whose id, slug or link it is: none of them stands in the indexes of names. */
async function exactly(db: Queries, search: string): Promise<string[]> {
  if (!WORD.test(search)) return []
  const bySlug = db
    .selectFrom('portfolioSlug')
    .innerJoin('user', 'user.id', 'portfolioSlug.userId')
    .select('user.email')
    .where('slug', '=', search.toLowerCase())
  const byLink = db
    .selectFrom('shareLink')
    .innerJoin('user', 'user.id', 'shareLink.userId')
    .select('user.email')
    .where('shareLink.id', '=', search)
  const byId = db.selectFrom('user').select('email').where('id', '=', search)
  const rows = await byId.union(bySlug).union(byLink).execute()
  return rows.map(({ email }) => email)
}

const smallAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
const longestAscii = (text: string) =>
  (text.match(/\p{ASCII}+/gu) ?? []).reduce((longest, part) => (part.length > longest.length ? part : longest), '')

/**
 * The databases make small what is ASCII, and SQLite nothing else. So other letters are looked for as typed, in small
 * letters, as a name begins ("Özil"), and in large ones ("JOSÉ"). A text of ASCII has one spelling.
 */
function spellings(search: string): string[] {
  const typed = search.replaceAll('\0', '')
  const small = typed.toLowerCase()
  const large = (letter: string) => letter.toUpperCase()
  const named = small.replace(/(?<!\p{L})[^\p{ASCII}]/gu, large)
  const loud = smallAscii(small.replace(/[^\p{ASCII}]+/gu, large))
  return [...new Set([smallAscii(typed), small, named, loud])]
}

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
