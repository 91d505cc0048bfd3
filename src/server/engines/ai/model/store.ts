import { sql } from 'kysely'
import type { Db } from '#server/database/connection.ts'

type Tokens = { readonly userId: string; readonly day: string; readonly tokens: number }
type Most = { readonly ofOne: number; readonly ofAll: number }

/**
 * Counts tokens for a person and for all together, before they are used; false, and nothing counted, where either would
 * have more than allowed or the person is gone. Each count is one statement, so that none at the same moment is lost.
 */
export async function reserveTokens(db: Db, { userId, day, tokens }: Tokens, most: Most): Promise<boolean> {
  if (tokens > most.ofOne || tokens > most.ofAll) return false
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
        .where(sql<boolean>`"aiUsage".tokens + excluded.tokens <= ${most.ofOne}`),
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
        .where(sql<boolean>`"aiTotal".tokens + excluded.tokens <= ${most.ofAll}`),
    )
    .returning('tokens')
    .executeTakeFirst()
  if (!all) await addUsage(db, { userId, day, tokens: -tokens })
  return all !== undefined
}

/** Puts right what was reserved, when it is known what was used: `tokens` more, or less than none. */
export async function correctTokens(db: Db, { userId, day, tokens }: Tokens): Promise<void> {
  await addUsage(db, { userId, day, tokens })
  await db
    .updateTable('aiTotal')
    .set((column) => ({ tokens: column('tokens', '+', tokens) }))
    .where('day', '=', day)
    .execute()
}

async function addUsage(db: Db, { userId, day, tokens }: Tokens): Promise<void> {
  await db
    .updateTable('aiUsage')
    .set((column) => ({ tokens: column('tokens', '+', tokens) }))
    .where('userId', '=', userId)
    .where('day', '=', day)
    .execute()
}

/** Days before this one decide nothing any more. */
export async function deleteUsageBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('aiUsage').where('day', '<', day).execute()
  await db.deleteFrom('aiTotal').where('day', '<', day).execute()
}

export async function selectAnswer(db: Db, userId: string, key: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('aiAnswer')
    .select('answer')
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('endsAt', '>', now)
    .executeTakeFirst()
  return row?.answer
}

/** Keeps an answer; for somebody who is gone, nothing. */
export async function upsertAnswer(
  db: Db,
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

export async function deleteAnswer(db: Db, userId: string, key: string): Promise<void> {
  await db.deleteFrom('aiAnswer').where('userId', '=', userId).where('key', '=', key).execute()
}

export async function deleteOldAnswers(db: Db, now: number): Promise<void> {
  await db.deleteFrom('aiAnswer').where('endsAt', '<=', now).execute()
}
