import * as z from 'zod/mini'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { parseStoredContent, StoredContent } from '#web/persistence/stored-content.ts'
import { removeJournalEntry, orphanedEntries } from '#web/persistence/journal.ts'
import { openTabsAmong } from '#web/persistence/tab-presence.ts'
import { createRecordStore, type StoredIn, type RecordStore } from '#web/persistence/indexeddb.ts'

const Shape = z.object({
  resumeId: z.int(),
  /** The tab that typed it. Each has its own draft, so that none overwrites another. */
  tab: z.string(),
  title: z.string(),
  content: StoredContent,
  templateId: z.nullable(z.int()),
  /** The server's version that was edited. */
  version: z.int(),
  /** Fingerprints of texts that were sent to the server, which may have them. */
  sent: z.optional(z.array(z.string())),
  updatedAt: z.string(),
})

/** Edits of a server resume that were not saved there yet. They are restored from here after a crash. */
export type ResumeDraft = Omit<z.infer<typeof Shape>, 'content'> & { readonly content: ResumeContent }

export const saveDraft = (draft: ResumeDraft) => drafts.save(draft)
export const removeDraft = (resumeId: number, tab: string) => drafts.remove(resumeId, tab)

/** Drafts that closed tabs have left of a resume, newest first. */
export async function orphanedDrafts(resumeId: number): Promise<readonly ResumeDraft[]> {
  for (const entry of await orphanedEntries('drafts', resumeId)) {
    const draft = await parseDraft(entry.record)
    if (!draft || (await drafts.save(draft)) === 'browser') removeJournalEntry(entry)
  }
  const all = await drafts.of(resumeId)
  const living = await openTabsAmong(all.map(({ tab }) => tab))
  return all.filter(({ tab }) => !living.has(tab))
}

export function createDrafts(records: RecordStore) {
  return {
    async of(resumeId: number): Promise<readonly ResumeDraft[]> {
      const all = await Promise.all((await records.all()).map(parseDraft))
      return all
        .filter((draft) => draft?.resumeId === resumeId)
        .flatMap((draft) => draft ?? [])
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    },
    save: (draft: ResumeDraft): Promise<StoredIn> => records.put({ ...draft, id: idOf(draft.resumeId, draft.tab) }),
    remove: (resumeId: number, tab: string) => records.remove(idOf(resumeId, tab)),
  }
}

const idOf = (resumeId: number, tab: string) => `${resumeId}:${tab}`

async function parseDraft(record: unknown): Promise<ResumeDraft | undefined> {
  const parsed = z.safeParse(Shape, record)
  return parsed.success ? { ...parsed.data, content: await parseStoredContent(parsed.data.content) } : undefined
}

const drafts = createDrafts(createRecordStore('drafts'))
