import type { Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import { scoreOf, type ResumeRow } from '#server/resumes/store.ts'
import type { Schema } from '#server/database/schema.ts'

export type ResumeVersionRow = Selectable<Schema['resumeVersion']>
export type ResumeVersionCardRow = Pick<ResumeVersionRow, 'version' | 'title' | 'atsScore' | 'savedAt'>

/** Keeps what a resume was before a save. */
export async function insertVersion(db: Queries, before: ResumeRow): Promise<void> {
  const { id: resumeId, version, title, content, templateId, updatedAt } = before
  const atsScore = scoreOf(before)
  const bytes = Buffer.byteLength(content)
  const row = { resumeId, version, title, content, templateId, atsScore, savedAt: new Date(updatedAt), bytes }
  await db.insertInto('resumeVersion').values(row).execute()
}

/** Newest first. */
export function selectVersions(db: Queries, resumeId: number): Promise<ResumeVersionCardRow[]> {
  return db
    .selectFrom('resumeVersion')
    .select(['version', 'title', 'atsScore', 'savedAt'])
    .where('resumeId', '=', resumeId)
    .orderBy('version', 'desc')
    .execute()
}

/** When each version was saved and its bytes, without reading contents. */
export function selectSavedStates(
  db: Queries,
  resumeId: number,
): Promise<Pick<ResumeVersionRow, 'version' | 'savedAt' | 'bytes'>[]> {
  return db
    .selectFrom('resumeVersion')
    .select(['version', 'savedAt', 'bytes'])
    .where('resumeId', '=', resumeId)
    .execute()
}

export function selectVersion(db: Queries, resumeId: number, version: number): Promise<ResumeVersionRow | undefined> {
  return db
    .selectFrom('resumeVersion')
    .selectAll()
    .where('resumeId', '=', resumeId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function deleteVersions(db: Queries, resumeId: number, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return
  await db.deleteFrom('resumeVersion').where('resumeId', '=', resumeId).where('version', 'in', versions).execute()
}
