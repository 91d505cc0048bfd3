import type { Tx } from '#server/database/transaction.ts'
import {
  deleteVersions,
  insertVersion,
  selectVersions,
  type ResumeVersionCardRow,
  type ResumeVersionRow,
} from '#server/resumes/version-store.ts'
import { updateResume, type ResumeDraft, type ResumeRow } from '#server/resumes/store.ts'
import { isoOf } from '#server/database/schema.ts'
import { thinVersions } from '#server/resumes/thin-versions.ts'
import type { ResumeVersion, ResumeVersionCard } from '#shared/contract/resumes.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

/** Saves over a version and adds it to the version history. Undefined where another version is stored by now. */
export async function replaceResume(
  tx: Tx,
  before: ResumeRow,
  draft: ResumeDraft,
  at: Date,
): Promise<ResumeRow | undefined> {
  // The number proves that `before`, though read earlier, is what this replaces.
  const row = await updateResume(tx, before, draft, at)
  if (!row) return undefined
  await insertVersion(tx, before)
  await thin(tx, before.id, at)
  return row
}

async function thin(tx: Tx, resumeId: number, now: Date): Promise<void> {
  const all = (await selectVersions(tx, resumeId)).map(({ version, savedAt }) => ({
    version,
    savedAt: new Date(savedAt),
  }))
  const kept = new Set(thinVersions(all, now).map(({ version }) => version))
  const gone = all.map(({ version }) => version).filter((version) => !kept.has(version))
  await deleteVersions(tx, resumeId, gone)
}

export const versionCardOf = ({ version, title, atsScore, savedAt }: ResumeVersionCardRow): ResumeVersionCard => ({
  version,
  title,
  atsScore,
  savedAt: isoOf(savedAt),
})

export const versionOf = (row: ResumeVersionRow): ResumeVersion => ({
  ...versionCardOf(row),
  templateId: row.templateId,
  content: upgradeContent(JSON.parse(row.content)),
})
