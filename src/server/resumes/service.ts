import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import {
  deleteResume,
  insertResume,
  selectResume,
  selectResumeByKey,
  selectResumeCount,
  selectResumesOf,
  type ResumeCardRow,
  type ResumeDraft as StoredDraft,
  type ResumeRow,
} from '#server/resumes/store.ts'
import { selectVersion, selectVersions } from '#server/resumes/version-store.ts'
import { isoOf } from '#server/database/schema.ts'
import { replaceResume, versionCardOf, versionOf } from '#server/resumes/versions.ts'
import type { Resume, ResumeCard, ResumeVersion, ResumeVersionCard } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { scoreToStore } from '#server/resumes/stored-score.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

export type ResumeDraft = {
  readonly title: string
  readonly content: ResumeContent
  readonly templateId: number | null
}
export type Created =
  | { readonly state: 'made'; readonly isNew: boolean; readonly resume: Resume }
  | { readonly state: 'too_many' }
export type Saved =
  | { readonly state: 'saved'; readonly resume: Resume }
  | { readonly state: 'conflict'; readonly resume: Resume }
  | { readonly state: 'missing' }
export type Resumes = ReturnType<typeof createResumes>

/** What a person does with their resumes. Another person's resume is missing, whatever is asked of it. */
export function createResumes({ db, clock }: { db: Db; clock: () => Date }) {
  const find = async (userId: string, id: number): Promise<Resume | undefined> => {
    const row = await selectResume(db, userId, id)
    return row && resumeOf(row)
  }
  return {
    find,

    async list(userId: string): Promise<ResumeCard[]> {
      return (await selectResumesOf(db, userId)).map(cardOf)
    },

    /** What a key has made before is given again instead of made twice. Beyond `most` of one person none is made. */
    async create(
      userId: string,
      draft: ResumeDraft,
      { key, most = null }: { readonly key?: string | undefined; readonly most?: number | null } = {},
    ): Promise<Created> {
      const made = await withTransaction(db, async (tx) => {
        const row = await insertResume(tx, userId, stored(draft, clock()), clock(), key)
        // The insertion counts itself at its person, so that of several at once each waits for the one before.
        if (!row || most === null || (await selectResumeCount(tx, userId)) <= most) return row
        await deleteResume(tx, userId, row.id)
        return 'too_many'
      })
      if (made === 'too_many') return { state: 'too_many' }
      if (made) return { state: 'made', isNew: true, resume: resumeOf(made) }
      const before = key === undefined ? undefined : await selectResumeByKey(db, userId, key)
      // Deleted between the two looks: there is nothing to give again.
      return before
        ? { state: 'made', isNew: false, resume: resumeOf(before) }
        : this.create(userId, draft, { key, most })
    },

    /**
     * Saves over what is stored; with the version that was `seen`, only while no newer one is there. What stood there
     * becomes an earlier version. The same text again changes nothing, so a save whose answer was lost can be repeated.
     */
    async save(userId: string, id: number, draft: ResumeDraft, seen?: number): Promise<Saved> {
      const next = stored(draft, clock())
      for (;;) {
        const before = await selectResume(db, userId, id)
        if (!before) return { state: 'missing' }
        if (isSame(before, next)) return { state: 'saved', resume: resumeOf(before) }
        if (seen !== undefined && seen !== before.version) return { state: 'conflict', resume: resumeOf(before) }
        const row = await withTransaction(db, (tx) => replaceResume(tx, before, next, clock()))
        if (row) return { state: 'saved', resume: resumeOf(row) }
        // Somebody has saved between the two steps: that version is looked at and kept as well.
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
  }
}

const stored = ({ title, content, templateId }: ResumeDraft, at: Date): StoredDraft => ({
  title,
  content: JSON.stringify(content),
  templateId,
  atsScore: scoreToStore(content, at),
})

const isSame = (row: ResumeRow, draft: StoredDraft): boolean =>
  row.title === draft.title && row.content === draft.content && row.templateId === draft.templateId

const resumeOf = (row: ResumeRow): Resume => ({ ...cardOf(row), content: upgradeContent(JSON.parse(row.content)) })

export const cardOf = (row: ResumeCardRow): ResumeCard => ({
  id: row.id,
  title: row.title,
  templateId: row.templateId,
  atsScore: row.atsScore,
  isPublic: Boolean(row.isPublic),
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
})
