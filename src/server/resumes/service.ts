import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Tx } from '#server/database/transaction.ts'
import {
  deleteResume,
  insertResume,
  scoreOf,
  selectResume,
  selectResumeByKey,
  selectResumeCount,
  selectResumesOf,
  sumStoredBytes,
  type ResumeCardRow,
  type ResumeDraft as StoredDraft,
  type ResumeRow,
} from '#server/resumes/store.ts'
import { selectVersion, selectVersions } from '#server/resumes/version-store.ts'
import { isoOf } from '#server/database/schema.ts'
import { MAX_ACCOUNT_BYTES, replaceResume, versionCardOf, versionOf } from '#server/resumes/versions.ts'
import type { Resume, ResumeCard, ResumeVersion, ResumeVersionCard } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { createStoredScores } from '#server/resumes/stored-scores.ts'
import type { Scorer } from '#server/engines/scoring/scorer.ts'
import type { Logger } from '#server/log.ts'
import { foreignBytes, hasTooMuchForeign } from '#shared/resume/foreign.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

export type ResumeDraft = {
  readonly title: string
  readonly content: ResumeContent
  readonly templateId: number | null
}
export type Created =
  | { readonly state: 'made'; readonly isNew: boolean; readonly resume: Resume }
  | { readonly state: 'too_many' }
  | { readonly state: 'account_full' }
export type Saved =
  | { readonly state: 'saved'; readonly resume: Resume }
  | { readonly state: 'conflict'; readonly resume: Resume }
  | { readonly state: 'missing' }
  | { readonly state: 'too_much_foreign' }
export type Resumes = ReturnType<typeof createResumes>

type Options = { readonly db: Db; readonly clock: () => Date; readonly scorer: Scorer; readonly log: Logger }

/** Of one account, whatever its plan: far more than anybody writes. */
const MAX_RESUMES = 500

/** Resumes of users. Another user's resume is treated as missing. */
export function createResumes(options: Options) {
  const { db, clock } = options
  const scores = createStoredScores(options)
  const find = async (userId: string, id: number): Promise<Resume | undefined> => {
    const row = await selectResume(db, userId, id)
    return row && resumeOf(row)
  }
  return {
    find,

    /** As `find`, with the score of what is stored now. */
    async read(userId: string, id: number): Promise<Resume | undefined> {
      const row = await selectResume(db, userId, id)
      if (!row) return undefined
      return (await scores.settle(userId, [row])) ? find(userId, id) : resumeOf(row)
    },

    async list(userId: string): Promise<ResumeCard[]> {
      const rows = await selectResumesOf(db, userId)
      const isNew = await scores.settle(userId, rows)
      return (isNew ? await selectResumesOf(db, userId) : rows).map(cardOf)
    },

    /** Creates a resume once per key: repeated calls return the first one. Creates none beyond `most` per user. */
    async create(
      userId: string,
      draft: ResumeDraft,
      { key, most = null }: { readonly key?: string | undefined; readonly most?: number | null } = {},
    ): Promise<Created> {
      const made = await withTransaction(db, async (tx) => {
        const row = await insertResume(tx, userId, stored(draft), clock(), key)
        // The insertion updates the user's count, so that simultaneous ones wait for each other.
        const refusal = row && (await fullness(tx, userId, most))
        if (!refusal) return row
        await deleteResume(tx, userId, row.id)
        return refusal
      })
      if (made === 'too_many' || made === 'account_full') return { state: made }
      if (made) {
        scores.later(userId, made.id)
        return { state: 'made', isNew: true, resume: resumeOf(made) }
      }
      const before = key === undefined ? undefined : await selectResumeByKey(db, userId, key)
      // Deleted between the two queries: create it again.
      return before
        ? { state: 'made', isNew: false, resume: resumeOf(before) }
        : this.create(userId, draft, { key, most })
    },

    /**
     * Saves over what is stored; with the version that was `seen`, only while no newer one is there. What stood there
     * becomes an earlier version. The same text again changes nothing, so a save whose answer was lost can be repeated.
     */
    async save(userId: string, id: number, draft: ResumeDraft, seen?: number): Promise<Saved> {
      const next = stored(draft)
      for (;;) {
        const before = await selectResume(db, userId, id)
        if (!before) return { state: 'missing' }
        if (isSame(before, next)) return { state: 'saved', resume: resumeOf(before) }
        if (seen !== undefined && seen !== before.version) return { state: 'conflict', resume: resumeOf(before) }
        if (addsTooMuchForeign(before, draft)) return { state: 'too_much_foreign' }
        const row = await withTransaction(db, (tx) => replaceResume(tx, before, next, clock()))
        if (row) {
          scores.later(userId, id)
          return { state: 'saved', resume: resumeOf(row) }
        }
        // Another save happened between the two steps: check and keep that version, too.
      }
    },

    /** Earlier versions, newest first; undefined when there is no such resume. */
    async versions(userId: string, id: number): Promise<ResumeVersionCard[] | undefined> {
      const resume = await selectResume(db, userId, id)
      return resume && (await selectVersions(db, id)).map(versionCardOf)
    },

    async version(userId: string, id: number, version: number): Promise<ResumeVersion | undefined> {
      const resume = await selectResume(db, userId, id)
      const row = resume && (await selectVersion(db, id, version))
      return row && versionOf(row)
    },

    remove: (userId: string, id: number): Promise<boolean> => deleteResume(db, userId, id),

    /** Ends the scoring of what was saved; it goes on when the resumes are next read. */
    close: scores.close,
  }
}

/** Why a user may keep no further resume, counted with the one just inserted; undefined where nothing speaks against it. */
async function fullness(tx: Tx, userId: string, most: number | null): Promise<'too_many' | 'account_full' | undefined> {
  const count = await selectResumeCount(tx, userId)
  if (most !== null && count > most) return 'too_many'
  return count > MAX_RESUMES || (await sumStoredBytes(tx, userId)) > MAX_ACCOUNT_BYTES ? 'account_full' : undefined
}

/** What was stored with more, before this was limited, can still be saved: only adding to it is refused. */
const addsTooMuchForeign = (row: ResumeRow, { content }: ResumeDraft): boolean =>
  hasTooMuchForeign(content) && foreignBytes(content) > foreignBytes(upgradeContent(JSON.parse(row.content)))

const stored = ({ title, content, templateId }: ResumeDraft): StoredDraft => ({
  title,
  content: JSON.stringify(content),
  templateId,
})

const isSame = (row: ResumeRow, draft: StoredDraft): boolean =>
  row.title === draft.title && row.content === draft.content && row.templateId === draft.templateId

const resumeOf = (row: ResumeRow): Resume => ({ ...cardOf(row), content: upgradeContent(JSON.parse(row.content)) })

export const cardOf = (row: ResumeCardRow): ResumeCard => ({
  id: row.id,
  title: row.title,
  templateId: row.templateId,
  atsScore: scoreOf(row),
  isPublic: Boolean(row.isPublic),
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
})
