import type { Tx } from '#server/database/transaction.ts'
import {
  deleteVersions,
  insertVersion,
  selectSavedStates,
  type ResumeVersionCardRow,
  type ResumeVersionRow,
} from '#server/resumes/version-store.ts'
import {
  sumStoredBytes,
  updateResume,
  updateStoredBytes,
  type ResumeDraft,
  type ResumeRow,
} from '#server/resumes/store.ts'
import { isoOf } from '#server/database/schema.ts'
import { thinVersions } from '#server/resumes/thin-versions.ts'
import type { ResumeVersion, ResumeVersionCard } from '#shared/contract/resumes.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

/** Of all resumes of an account with their versions; thousands of saves of a usual resume. */
export const MAX_ACCOUNT_BYTES = 100 * 1024 * 1024
/** For the versions of one resume, however much the others take. */
const MIN_VERSION_BYTES = 1024 * 1024

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
  await thin(tx, row, at)
  return row
}

async function thin(tx: Tx, { id, userId, content }: ResumeRow, now: Date): Promise<void> {
  const own = Buffer.byteLength(content)
  const others = await sumStoredBytes(tx, userId, id)
  const all = (await selectSavedStates(tx, id)).map((state) => ({ ...state, savedAt: new Date(state.savedAt) }))
  const kept = thinVersions(all, now, Math.max(MIN_VERSION_BYTES, MAX_ACCOUNT_BYTES - others - own))
  const numbers = new Set(kept.map(({ version }) => version))
  const gone = all.map(({ version }) => version).filter((version) => !numbers.has(version))
  await deleteVersions(tx, id, gone)
  await updateStoredBytes(
    tx,
    id,
    kept.reduce((sum, { bytes }) => sum + bytes, own),
  )
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
