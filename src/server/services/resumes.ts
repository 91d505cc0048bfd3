import type { Db } from '#server/db/open.ts'
import {
  deleteResume,
  insertResume,
  selectResume,
  selectResumeByKey,
  selectResumesOf,
  type ResumeCardRow,
  type ResumeDraft as StoredDraft,
  type ResumeRow,
} from '#server/db/resumes.ts'
import { selectVersion, selectVersions } from '#server/db/resume-versions.ts'
import { isoOf } from '#server/db/schema.ts'
import { replaceResume, versionCardOf, versionOf } from '#server/services/resume-versions.ts'
import type { Resume, ResumeCard, ResumeVersion, ResumeVersionCard } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { scoreToKeep } from '#server/services/scores.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

export type ResumeDraft = {
  readonly title: string
  readonly content: ResumeContent
  readonly templateId: number | null
}
export type Created = { readonly isNew: boolean; readonly resume: Resume }
export type Saved =
  | { readonly state: 'saved'; readonly resume: Resume }
  | { readonly state: 'conflict'; readonly resume: Resume }
  | { readonly state: 'missing' }
export type Resumes = ReturnType<typeof openResumes>

/** What a person does with their resumes. Another person's resume is missing, whatever is asked of it. */
export function openResumes({ db, clock }: { db: Db; clock: () => Date }) {
  const find = async (userId: string, id: number): Promise<Resume | undefined> => {
    const row = await selectResume(db, userId, id)
    return row && resumeOf(row)
  }
  return {
    find,

    async list(userId: string): Promise<ResumeCard[]> {
      return (await selectResumesOf(db, userId)).map(cardOf)
    },

    /** What a key has made before is given again instead of made twice. */
    async create(userId: string, draft: ResumeDraft, key?: string): Promise<Created> {
      const made = await insertResume(db, userId, stored(draft, clock()), clock(), key)
      if (made) return { isNew: true, resume: resumeOf(made) }
      const before = key === undefined ? undefined : await selectResumeByKey(db, userId, key)
      // Deleted between the two looks: there is nothing to give again.
      return before ? { isNew: false, resume: resumeOf(before) } : this.create(userId, draft, key)
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
        const row = await replaceResume(db, before, next, clock())
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
  atsScore: scoreToKeep(content, at),
})

const isSame = (row: ResumeRow, draft: StoredDraft): boolean =>
  row.title === draft.title && row.content === draft.content && row.templateId === draft.templateId

const resumeOf = (row: ResumeRow): Resume => ({ ...cardOf(row), content: upgradeContent(JSON.parse(row.content)) })

const cardOf = (row: ResumeCardRow): ResumeCard => ({
  id: row.id,
  title: row.title,
  templateId: row.templateId,
  atsScore: row.atsScore,
  isPublic: Boolean(row.isPublic),
  version: row.version,
  createdAt: isoOf(row.createdAt),
  updatedAt: isoOf(row.updatedAt),
})
