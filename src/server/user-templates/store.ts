import type { Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type UserTemplateRow = Selectable<Schema['userTemplate']>
type Draft = Pick<UserTemplateRow, 'name' | 'html' | 'css'>

export function selectUserTemplates(db: Queries, userId: string): Promise<UserTemplateRow[]> {
  return db.selectFrom('userTemplate').selectAll().where('userId', '=', userId).orderBy('id').execute()
}

export function selectUserTemplate(db: Queries, userId: string, id: number): Promise<UserTemplateRow | undefined> {
  return db.selectFrom('userTemplate').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
}

export function insertUserTemplate(
  db: Queries,
  userId: string,
  draft: Draft & Pick<UserTemplateRow, 'basedOn'>,
  at: Date,
): Promise<UserTemplateRow> {
  return db
    .insertInto('userTemplate')
    .values({ ...draft, userId, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined where the user has no such template. */
export function updateUserTemplate(
  db: Queries,
  userId: string,
  id: number,
  draft: Draft,
  at: Date,
): Promise<UserTemplateRow | undefined> {
  return db
    .updateTable('userTemplate')
    .set({ ...draft, updatedAt: at })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** False where the user has no such template. */
export async function deleteUserTemplateOf(db: Queries, userId: string, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('userTemplate').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function countUserTemplates(db: Queries, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('userTemplate')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
