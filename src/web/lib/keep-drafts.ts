import * as z from 'zod/mini'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { contentOf, StoredContent } from '#web/lib/keep-content.ts'
import { browserRecords, type Records } from '#web/lib/keep-records.ts'

const Shape = z.object({
  id: z.int(),
  title: z.string(),
  content: StoredContent,
  templateId: z.nullable(z.int()),
  /** The server's version that was edited. */
  version: z.int(),
  updatedAt: z.string(),
})

/** Edits of a resume on the server that were not saved there yet: after a crash they are found here, by its id. */
export type ResumeDraft = Omit<z.infer<typeof Shape>, 'content'> & { readonly content: ResumeContent }

export const getDraft = (id: number) => drafts.get(id)
export const saveDraft = (draft: ResumeDraft) => drafts.save(draft)
export const removeDraft = (id: number) => drafts.remove(id)

export function resumeDrafts(records: Records) {
  return {
    async get(id: number): Promise<ResumeDraft | undefined> {
      const record = await records.get(id)
      if (record === undefined) return undefined
      const parsed = z.safeParse(Shape, record)
      if (parsed.success) return { ...parsed.data, content: await contentOf(parsed.data.content) }
      console.warn('Unsaved changes kept in this browser are corrupt and were removed', record)
      await records.remove(id)
      return undefined
    },
    save: (draft: ResumeDraft) => records.put(draft),
    remove: (id: number) => records.remove(id),
  }
}

const drafts = resumeDrafts(browserRecords('drafts'))
