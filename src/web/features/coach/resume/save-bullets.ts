import { getResume, saveResume, type Resume } from '#shared/contract/resumes.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { positionLike, withLines, withoutLines } from '#web/features/coach/resume/achievements.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'

/** A position of a resume, as it was chosen. */
export type Target = {
  readonly resumeId: number
  readonly index: number
  readonly like: { readonly company: string; readonly position: string }
}
export type Saved = 'saved' | 'no-position' | 'no-room' | 'changed'

/** The resume as it is now. */
export async function freshResume(id: number): Promise<Resume> {
  const reply = await call(getResume, { params: { id: String(id) } })
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}

/** Adds lines to the achievements of a position; 'changed' when someone else saved in the same moment. */
export const addLines = (target: Target, lines: readonly string[]): Promise<Saved> =>
  change(target, (content, index) => withLines(content, index, lines))

/** Takes them out again. */
export const removeLines = (target: Target, lines: readonly string[]): Promise<Saved> =>
  change(target, (content, index) => withoutLines(content, index, lines))

async function change(
  { resumeId, index, like }: Target,
  step: (content: ResumeContent, index: number) => ResumeContent | null,
): Promise<Saved> {
  const { title, templateId, version, content } = await freshResume(resumeId)
  const at = positionLike(content, index, like)
  if (at === -1) return 'no-position'
  const next = step(content, at)
  if (!next) return 'no-room'
  const reply = await call(saveResume, {
    params: { id: String(resumeId) },
    body: { title, templateId, content: next, version },
  })
  if (reply.status === 409) return 'changed'
  if (reply.status !== 200) throw toCallError(reply)
  return 'saved'
}
