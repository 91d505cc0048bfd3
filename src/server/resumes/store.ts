import type { Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type ResumeRow = Selectable<Schema['resume']>
export type ResumeCardRow = Omit<ResumeRow, 'content' | 'userId' | 'key' | 'takenDownAt' | 'storedBytes'>
export type ResumeDraft = Pick<ResumeRow, 'title' | 'content' | 'templateId'>

export const CARD = [
  'id',
  'title',
  'templateId',
  'atsScore',
  'scoredVersion',
  'isPublic',
  'version',
  'createdAt',
  'updatedAt',
] as const

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

/** Undefined where the user already has a resume with this key, even for simultaneous calls. */
export function insertResume(
  db: Queries,
  userId: string,
  draft: ResumeDraft,
  at: Date,
  key: string | null = null,
): Promise<ResumeRow | undefined> {
  return db
    .insertInto('resume')
    .values({
      ...draft,
      userId,
      key,
      isPublic: false,
      version: 1,
      storedBytes: Buffer.byteLength(draft.content),
      createdAt: at,
      updatedAt: at,
    })
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

/** Stores the score of a version, unless another one is stored by now. */
export async function updateScore(
  db: Queries,
  { id, version }: Pick<ResumeRow, 'id' | 'version'>,
  atsScore: number | null,
): Promise<void> {
  await db
    .updateTable('resume')
    .set({ atsScore, scoredVersion: version })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}

/** Bytes that a user's resumes and their versions take, without one of them. */
export async function sumStoredBytes(db: Queries, userId: string, except?: number): Promise<number> {
  const row = await db
    .selectFrom('resume')
    .select((one) => one.fn.sum('storedBytes').as('bytes'))
    .where('userId', '=', userId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except!))
    .executeTakeFirst()
  return Number(row?.bytes ?? 0)
}

export async function updateStoredBytes(db: Queries, id: number, storedBytes: number): Promise<void> {
  await db.updateTable('resume').set({ storedBytes }).where('id', '=', id).execute()
}

/** The score of the stored version; null while it has none. */
export const scoreOf = ({
  atsScore,
  scoredVersion,
  version,
}: Pick<ResumeRow, 'atsScore' | 'scoredVersion' | 'version'>) => (scoredVersion === version ? atsScore : null)

/** The number of a user's resumes. */
export async function selectResumeCount(db: Queries, userId: string): Promise<number> {
  const row = await db.selectFrom('user').select('resumeCount').where('id', '=', userId).executeTakeFirst()
  return row?.resumeCount ?? 0
}

export async function deleteResume(db: Queries, userId: string, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('resume').where('id', '=', id).where('userId', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
