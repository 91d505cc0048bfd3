import type { Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type ResumeRow = Selectable<Schema['resume']>
export type ResumeCardRow = Omit<ResumeRow, 'content' | 'userId' | 'key' | 'takenDownAt'>
export type ResumeDraft = Pick<ResumeRow, 'title' | 'content' | 'templateId' | 'atsScore'>

export const CARD = ['id', 'title', 'templateId', 'atsScore', 'isPublic', 'version', 'createdAt', 'updatedAt'] as const

export function selectResumesOf(db: Queries, userId: string): Promise<ResumeCardRow[]> {
  return db
    .selectFrom('resume')
    .select(CARD)
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export function selectResumeContents(db: Queries, userId: string): Promise<Pick<ResumeRow, 'content'>[]> {
  return db.selectFrom('resume').select('content').where('userId', '=', userId).execute()
}

export function selectResume(db: Queries, userId: string, id: number): Promise<ResumeRow | undefined> {
  return db.selectFrom('resume').selectAll().where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
}

/** Undefined when the person has a resume with this key already, however close the two calls came. */
export function insertResume(
  db: Queries,
  userId: string,
  draft: ResumeDraft,
  at: Date,
  key: string | null = null,
): Promise<ResumeRow | undefined> {
  return db
    .insertInto('resume')
    .values({ ...draft, userId, key, isPublic: false, version: 1, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function selectResumeByKey(db: Queries, userId: string, key: string): Promise<ResumeRow | undefined> {
  return db.selectFrom('resume').selectAll().where('userId', '=', userId).where('key', '=', key).executeTakeFirst()
}

/** Saves a draft over a version in one statement; nothing happens when another one is stored by now. */
export function updateResume(
  db: Queries,
  { id, version }: Pick<ResumeRow, 'id' | 'version'>,
  draft: ResumeDraft,
  at: Date,
): Promise<ResumeRow | undefined> {
  return db
    .updateTable('resume')
    .set({ ...draft, updatedAt: at, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/** How many resumes somebody has. */
export async function selectResumeCount(db: Queries, userId: string): Promise<number> {
  const row = await db.selectFrom('user').select('resumeCount').where('id', '=', userId).executeTakeFirst()
  return row?.resumeCount ?? 0
}

export async function deleteResume(db: Queries, userId: string, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('resume').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
