import type { Db } from '#server/db/open.ts'
import {
  deleteResume,
  insertResume,
  selectResume,
  selectResumesOf,
  updateResume,
  type ResumeCardRow,
  type ResumeDraft as StoredDraft,
  type ResumeRow,
} from '#server/db/resumes.ts'
import { isoOf } from '#server/db/schema.ts'
import type { Resume, ResumeCard } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

export type ResumeDraft = {
  readonly title: string
  readonly content: ResumeContent
  readonly templateId: number | null
}
export type Saved =
  | { readonly state: 'saved'; readonly resume: Resume }
  | { readonly state: 'conflict'; readonly resume: Resume }
  | { readonly state: 'missing' }
export type Resumes = ReturnType<typeof openResumes>

/** No save counts this far; a larger number cannot be compared by PostgreSQL. */
const MOST_SAVES = 2_147_483_647

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

    async create(userId: string, draft: ResumeDraft): Promise<Resume> {
      return resumeOf(await insertResume(db, userId, stored(draft), clock()))
    },

    /** Saves over what is stored; with the version that was `seen`, only while no newer one is there. */
    async save(userId: string, id: number, draft: ResumeDraft, seen?: number): Promise<Saved> {
      const version = seen === undefined ? undefined : Math.min(seen, MOST_SAVES)
      const row = await updateResume(db, userId, id, stored(draft), clock(), version)
      if (row) return { state: 'saved', resume: resumeOf(row) }
      const newer = await find(userId, id)
      return newer ? { state: 'conflict', resume: newer } : { state: 'missing' }
    },

    remove: (userId: string, id: number): Promise<boolean> => deleteResume(db, userId, id),
  }
}

const stored = ({ title, content, templateId }: ResumeDraft): StoredDraft => ({
  title,
  content: JSON.stringify(content),
  templateId,
})

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
