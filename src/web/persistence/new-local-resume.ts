import type { ResumeContent } from '#shared/resume/schema.ts'
import { listLocalResumes, saveLocalResume } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

type NewText = { readonly title: string; readonly content: ResumeContent; readonly templateId: number | null }

/** Keeps a further resume in this browser, as written at a time (ISO 8601 in UTC). */
export async function addLocalResume(
  { title, content, templateId }: NewText,
  at = new Date().toISOString(),
): Promise<LocalResume> {
  const taken = (await listLocalResumes()).map(({ id }) => id)
  const resume = { id: newLocalId(Date.now(), taken), title, content, templateId, createdAt: at, updatedAt: at }
  await saveLocalResume(resume)
  return resume
}

/** A number for a new resume in the browser: the time, moved on if another one has it. */
export function newLocalId(now: number, taken: readonly number[] = []): number {
  return taken.includes(now) ? newLocalId(now + 1, taken) : now
}
