import type { Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

type ShareLinkRow = Selectable<Schema['shareLink']>
/** A hash is handed on where it is needed, and to nobody else. */
export type ShownLinkRow = Omit<ShareLinkRow, 'userId' | 'passwordHash'> & { readonly hasPassword: boolean | number }
export type LinkChanges = {
  readonly label?: string
  readonly passwordHash?: string | null
  readonly expiresAt?: Date | null
}

/** All links of a person, the last made first. */
export function selectLinksOf(db: Queries, userId: string): Promise<ShownLinkRow[]> {
  return db
    .selectFrom('shareLink')
    .select(['id', 'resumeId', 'label', 'expiresAt', 'createdAt'])
    .select(({ eb }) => eb('passwordHash', 'is not', null).as('hasPassword'))
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
}

type NewLink = Omit<ShareLinkRow, 'expiresAt' | 'createdAt'> & { expiresAt: Date | null; createdAt: Date }

export async function insertLink(db: Queries, link: NewLink): Promise<void> {
  await db.insertInto('shareLink').values(link).execute()
}

export async function countLinks(db: Queries, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shareLink')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** False for a link that is not theirs. Nothing given changes nothing. */
export async function updateLink(db: Queries, userId: string, id: string, changes: LinkChanges): Promise<boolean> {
  const changed = await db
    .updateTable('shareLink')
    .set({ userId, ...changes })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Deletes a link with its view counts; false where the user has no such link. */
export async function deleteLinkOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('shareLink')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('resumeId')
    .executeTakeFirst()
  if (!gone) return false
  await tx.deleteFrom('viewCount').where('resumeId', '=', gone.resumeId).where('linkId', '=', id).execute()
  return true
}
