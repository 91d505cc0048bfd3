import type { Resume } from '#shared/contract/resumes.ts'
import { equal } from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import type { LocalResume } from '#web/lib/keep.ts'

/** One text of a resume, as the server keeps it. */
export type ResumeText = Pick<Resume, 'title' | 'templateId' | 'content'>

/** All that this browser keeps of a resume, the oldest first and the present text last; each text once. */
export function statesOf(local: LocalResume): readonly ResumeText[] {
  const earlier = (local.earlier ?? []).toSorted((a, b) => a.savedAt.localeCompare(b.savedAt))
  return eachOnce([...earlier, local].map(textOf))
}

/** Of equal texts the last one stays, so that the present text is always the last. */
export const eachOnce = (states: readonly ResumeText[]): readonly ResumeText[] =>
  states.filter((state, at) => !states.slice(at + 1).some((later) => sameText(state, later)))

export const sameText = (one: ResumeText, other: ResumeText): boolean =>
  one.title === other.title && one.templateId === other.templateId && equal(one.content, other.content)

const textOf = ({ title, templateId, content }: ResumeText): ResumeText => ({
  title: accountTitle(title),
  templateId,
  content,
})

/** The browser keeps any title; an account wants one that is not blank and not too long. */
const accountTitle = (title: string): string =>
  title.trim().slice(0, LIMITS.title).replaceAll('\0', '').toWellFormed().trim() || 'Untitled resume'
