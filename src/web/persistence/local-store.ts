import * as z from 'zod/mini'
import { parseStoredContent, StoredContent } from '#web/persistence/stored-content.ts'
import { setHasDrafts } from '#web/persistence/has-drafts.ts'
import { removeInterview } from '#web/persistence/stored-interview.ts'
import { removePosting } from '#web/persistence/stored-posting.ts'
import { removeJournalEntries, removeJournalEntry, orphanedEntries } from '#web/persistence/journal.ts'
import { createRecordStore, type StoredIn, type RecordStore } from '#web/persistence/indexeddb.ts'
import { mergeLocalResumes } from '#web/persistence/local-versions.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

export async function listLocalResumes(): Promise<readonly LocalResume[]> {
  await mergeOrphans()
  const list = await resumes.list()
  setHasDrafts(list.length > 0)
  return list
}

export async function getLocalResume(id: number): Promise<LocalResume | undefined> {
  await mergeOrphans(id)
  return resumes.get(id)
}

export async function saveLocalResume(resume: LocalResume): Promise<StoredIn> {
  setHasDrafts(true)
  return resumes.save(resume)
}

/** Saves only over the record written at `seen`; otherwise another tab has written meanwhile. */
export async function replaceLocalResume(resume: LocalResume, seen: string | undefined): Promise<StoredIn | 'changed'> {
  setHasDrafts(true)
  return resumes.replace(resume, seen)
}

export async function removeLocalResume(id: number): Promise<void> {
  removeJournalEntries('resumes', id)
  removeInterview(`local:${id}`)
  removePosting(`local:${id}`)
  await resumes.remove(id)
}

/** Removes the record only if it has not been rewritten since. */
export const removeLocalIfUnchanged = ({ id, updatedAt }: LocalResume) => resumes.remove(id, updatedAt)

/** Merges what closed tabs typed before the database had it. */
async function mergeOrphans(id?: number): Promise<void> {
  for (const entry of await orphanedEntries('resumes', id)) {
    const left = await parseLocal(entry.record)
    if (!left || (await resumes.mergeOrphan(left)) === 'browser') removeJournalEntry(entry)
  }
}

/** Calls back whenever this or another tab has changed what the browser keeps; returns a function that stops it. */
export function onLocalResumesChange(listener: () => void): () => void {
  listeners.add(listener)
  const channel = openChannel()
  // The channel also receives this tab's messages, for which the listeners were already called.
  channel?.addEventListener('message', ({ data }) => data !== TAB && listener())
  return () => {
    listeners.delete(listener)
    channel?.close()
  }
}

/** The browser's resumes over any record store. A corrupt one is logged and removed; the others stay. */
export function createLocalStore(records: RecordStore, changed: () => void = () => {}) {
  const read = async (record: unknown): Promise<LocalResume | undefined> => {
    const resume = await parseLocal(record)
    if (!resume) await discard(records, record)
    return resume
  }
  return {
    /** Last changed first. */
    async list(): Promise<readonly LocalResume[]> {
      const all = await Promise.all((await records.all()).map(read))
      return all.filter((resume) => resume !== undefined).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    },
    async get(id: number): Promise<LocalResume | undefined> {
      const record = await records.get(id)
      return record === undefined ? undefined : read(record)
    },
    async save(resume: LocalResume): Promise<StoredIn> {
      const kept = await records.put(resume)
      changed()
      return kept
    },
    async replace(resume: LocalResume, seen: string | undefined): Promise<StoredIn | 'changed'> {
      const kept = await records.replace(resume, seen)
      if (kept !== 'changed') changed()
      return kept
    },
    /** Merges what a closed tab has left. The newer text wins; the older one becomes an earlier version. */
    async mergeOrphan(left: LocalResume): Promise<StoredIn> {
      for (;;) {
        const record = await records.get(left.id)
        const found = record === undefined ? undefined : await read(record)
        const next = mergeLocalResumes(found, left)
        if (next === found) return 'browser'
        const kept = await records.replace(next, found?.updatedAt)
        if (kept !== 'changed') return kept
      }
    },
    async remove(id: number, seen?: string): Promise<void> {
      await records.remove(id, seen)
      changed()
    },
  }
}

/** An invalid date would break every list that shows it. */
const time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))
const templateId = z._default(z.nullable(z.int()), null)
const Shape = z.object({
  id: z.int(),
  title: z.string(),
  content: StoredContent,
  templateId,
  createdAt: time,
  updatedAt: time,
  key: z.optional(z.string()),
  tab: z.optional(z.string()),
  earlier: z.optional(z.array(z.object({ title: z.string(), content: StoredContent, templateId, savedAt: time }))),
})

async function parseLocal(record: unknown): Promise<LocalResume | undefined> {
  const parsed = z.safeParse(Shape, record)
  if (!parsed.success) return undefined
  const { earlier, ...resume } = parsed.data
  const content = await parseStoredContent(resume.content)
  if (!earlier) return { ...resume, content }
  const versions = earlier.map(async (version) => ({ ...version, content: await parseStoredContent(version.content) }))
  return { ...resume, content, earlier: await Promise.all(versions) }
}

async function discard(records: RecordStore, record: unknown): Promise<void> {
  console.warn('A resume kept in this browser is corrupt and was removed', record)
  const id = (record as { id?: unknown } | null)?.id
  if (typeof id === 'number') await records.remove(id)
}

const listeners = new Set<() => void>()

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('local-resumes'))

/** Distinguishes this tab's messages from those of others. */
const TAB = Math.random()
let sender: BroadcastChannel | undefined

function notifyAll(): void {
  for (const listener of listeners) listener()
  sender ??= openChannel()
  sender?.postMessage(TAB)
}

const resumes = createLocalStore(createRecordStore('resumes'), notifyAll)
