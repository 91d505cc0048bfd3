import * as z from 'zod/mini'
import { upgradeContent } from '#shared/resume/upgrade.ts'
import { browserRecords, type Records } from '#web/lib/keep-records.ts'

const Shape = z.object({
  id: z.int(),
  title: z.string(),
  content: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((stored: Record<string, unknown>) => upgradeContent(stored)),
  ),
  templateId: z.nullable(z.int()),
  /** The server's version that was edited. */
  version: z.int(),
  updatedAt: z.string(),
})

/** Edits of a resume on the server that were not saved there yet: after a crash they are found here, by its id. */
export type ResumeDraft = z.infer<typeof Shape>

export const getDraft = (id: number) => drafts.get(id)
export const saveDraft = (draft: ResumeDraft) => drafts.save(draft)
export const removeDraft = (id: number) => drafts.remove(id)

export function resumeDrafts(records: Records) {
  return {
    async get(id: number): Promise<ResumeDraft | undefined> {
      const record = await records.get(id)
      if (record === undefined) return undefined
      const parsed = z.safeParse(Shape, record)
      if (parsed.success) return parsed.data
      console.warn('Unsaved changes kept in this browser are corrupt and were removed', record)
      await records.remove(id)
      return undefined
    },
    save: (draft: ResumeDraft) => records.put(draft),
    remove: (id: number) => records.remove(id),
  }
}

const drafts = resumeDrafts(browserRecords('drafts'))
