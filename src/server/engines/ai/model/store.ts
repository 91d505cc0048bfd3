import { sql } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'

type Tokens = { readonly userId: string; readonly day: string; readonly tokens: number }
type Limits = { readonly perUser: number; readonly total: number }

/**
 * Counts tokens for a person and for everyone before they are used. False, with nothing counted, where that would
 * exceed a limit or the account is gone. Each count is one statement, so that concurrent ones are not lost.
 */
export async function reserveTokens(db: Queries, { userId, day, tokens }: Tokens, limits: Limits): Promise<boolean> {
  if (tokens > limits.perUser || tokens > limits.total) return false
  const text = (value: string) => sql<string>`cast(${value} as text)`
  const count = sql<number>`cast(${tokens} as bigint)`
  const own = await db
    .insertInto('aiUsage')
    .columns(['userId', 'day', 'tokens'])
    .expression((build) =>
      build
        .selectFrom('user')
        .select(['id as userId', text(day).as('day'), count.as('tokens')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'day'])
        .doUpdateSet({ tokens: sql<number>`"aiUsage".tokens + excluded.tokens` })
        .where(sql<boolean>`"aiUsage".tokens + excluded.tokens <= ${limits.perUser}`),
    )
    .returning('tokens')
    .executeTakeFirst()
  if (!own) return false
  const all = await db
    .insertInto('aiTotal')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ tokens: sql<number>`"aiTotal".tokens + excluded.tokens` })
        .where(sql<boolean>`"aiTotal".tokens + excluded.tokens <= ${limits.total}`),
    )
    .returning('tokens')
    .executeTakeFirst()
  if (!all) await addUsage(db, { userId, day, tokens: -tokens })
  return all !== undefined
}

/** Corrects a reservation by the difference to the tokens used, which may be negative. */
export async function correctTokens(db: Queries, { userId, day, tokens }: Tokens): Promise<void> {
  await addUsage(db, { userId, day, tokens })
  await db
    .updateTable('aiTotal')
    .set((column) => ({ tokens: column('tokens', '+', tokens) }))
    .where('day', '=', day)
    .execute()
}

async function addUsage(db: Queries, { userId, day, tokens }: Tokens): Promise<void> {
  await db
    .updateTable('aiUsage')
    .set((column) => ({ tokens: column('tokens', '+', tokens) }))
    .where('userId', '=', userId)
    .where('day', '=', day)
    .execute()
}

/** Earlier days no longer matter. */
export async function deleteUsageBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('aiUsage').where('day', '<', day).execute()
  await db.deleteFrom('aiTotal').where('day', '<', day).execute()
}

export async function selectAnswer(db: Queries, userId: string, key: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('aiAnswer')
    .select('answer')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return row?.answer
}

/** Keeps an answer, unless the account is gone. */
export async function upsertAnswer(
  db: Queries,
  { userId, key, answer, endsAt }: { userId: string; key: string; answer: string; endsAt: number },
): Promise<void> {
  const text = (value: string) => sql<string>`cast(${value} as text)`
  const end = sql<number>`cast(${endsAt} as bigint)`
  await db
    .insertInto('aiAnswer')
    .columns(['userId', 'key', 'answer', 'endsAt'])
    .expression((build) =>
      build
        .selectFrom('user')
        .select(['id as userId', text(key).as('key'), text(answer).as('answer'), end.as('endsAt')])
        .where('id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict.columns(['userId', 'key']).doUpdateSet({
        answer: sql<string>`excluded.answer`,
        endsAt: sql<number>`excluded."endsAt"`,
      }),
    )
    .execute()
}

export async function deleteAnswer(db: Queries, userId: string, key: string): Promise<void> {
  await db.deleteFrom('aiAnswer').where('userId', '=', userId).where('key', '=', key).execute()
}

export async function deleteOldAnswers(db: Queries, now: number): Promise<void> {
  await db.deleteFrom('aiAnswer').where('endsAt', '<=', now).execute()
}
