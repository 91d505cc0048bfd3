import type { Selectable } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Schema } from '#server/db/schema.ts'

export type ResumeRow = Selectable<Schema['resume']>
export type ResumeCardRow = Omit<ResumeRow, 'content' | 'userId' | 'key'>
export type ResumeDraft = { readonly title: string; readonly content: string; readonly templateId: number | null }

const CARD = ['id', 'title', 'templateId', 'atsScore', 'isPublic', 'version', 'createdAt', 'updatedAt'] as const

export function selectResumesOf(db: Db, userId: string): Promise<ResumeCardRow[]> {
  return db
    .selectFrom('resume')
    .select(CARD)
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function selectResume(db: Db, userId: string, id: number): Promise<ResumeRow | undefined> {
  return db.selectFrom('resume').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
}

export function insertResume(db: Db, userId: string, draft: ResumeDraft, at: Date): Promise<ResumeRow> {
  return db
    .insertInto('resume')
    .values({ ...draft, userId, key: null, atsScore: null, isPublic: false, version: 1, createdAt: at, updatedAt: at })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Saves a draft over what is stored, in one statement; with `seen`, only while that version is the stored one. */
export function updateResume(
  db: Db,
  userId: string,
  id: number,
  draft: ResumeDraft,
  at: Date,
  seen: number | undefined,
): Promise<ResumeRow | undefined> {
  return db
    .updateTable('resume')
    .set((column) => ({ ...draft, updatedAt: at, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .$if(seen !== undefined, (query) => query.where('version', '=', seen ?? 0))
    .returningAll()
    .executeTakeFirst()
}

export async function deleteResume(db: Db, userId: string, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('resume').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
