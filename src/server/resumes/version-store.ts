import type { Selectable } from 'kysely'
import type { Db } from '#server/database/connection.ts'
import type { ResumeRow } from '#server/resumes/store.ts'
import type { Schema } from '#server/database/schema.ts'

export type ResumeVersionRow = Selectable<Schema['resumeVersion']>
export type ResumeVersionCardRow = Pick<ResumeVersionRow, 'version' | 'title' | 'atsScore' | 'savedAt'>

/** Keeps what a resume was before a save. */
export async function insertVersion(db: Db, before: ResumeRow): Promise<void> {
  const { id: resumeId, version, title, content, templateId, atsScore, updatedAt } = before
  const row = { resumeId, version, title, content, templateId, atsScore, savedAt: new Date(updatedAt) }
  await db.insertInto('resumeVersion').values(row).execute()
}

/** Newest first. */
export function selectVersions(db: Db, resumeId: number): Promise<ResumeVersionCardRow[]> {
  return db
    .selectFrom('resumeVersion')
    .select(['version', 'title', 'atsScore', 'savedAt'])
    .where('resumeId', '=', resumeId)
    .orderBy('version', 'desc')
    .execute()
}

export function selectVersion(db: Db, resumeId: number, version: number): Promise<ResumeVersionRow | undefined> {
  return db
    .selectFrom('resumeVersion')
    .selectAll()
    .where('resumeId', '=', resumeId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function deleteVersions(db: Db, resumeId: number, versions: readonly number[]): Promise<void> {
  if (versions.length === 0) return
  await db.deleteFrom('resumeVersion').where('resumeId', '=', resumeId).where('version', 'in', versions).execute()
}
