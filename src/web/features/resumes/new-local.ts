import type { ResumeContent } from '#shared/resume/schema.ts'
import { listLocal, saveLocal, type LocalResume } from '#web/lib/keep.ts'

type NewText = { readonly title: string; readonly content: ResumeContent; readonly templateId: number | null }

/** Keeps a further resume in this browser. Its number is the time, moved on while another resume has it. */
export async function keepNewLocal(text: NewText): Promise<LocalResume> {
  const taken = new Set((await listLocal()).map(({ id }) => id))
  const now = new Date()
  let id = now.getTime()
  while (taken.has(id)) id += 1
  const resume = { id, ...text, createdAt: now.toISOString(), updatedAt: now.toISOString() }
  await saveLocal(resume)
  return resume
}
