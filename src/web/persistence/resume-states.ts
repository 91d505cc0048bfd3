import type { Resume } from '#shared/contract/resumes.ts'
import { derivedTitle } from '#shared/resume/derived-title.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { sameText } from '#web/persistence/local-versions.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

/** One text of a resume, as the server keeps it. */
export type ResumeText = Pick<Resume, 'title' | 'templateId' | 'content'>

/** Texts of one resume, the oldest first and the present one last. */
export type ResumeStates = readonly [ResumeText, ...ResumeText[]]

/** All that this browser keeps of a resume; each text once. */
export function resumeStates(local: LocalResume): ResumeStates {
  const earlier = (local.earlier ?? []).toSorted((a, b) => a.savedAt.localeCompare(b.savedAt))
  return uniqueStates(earlier.map(textOf), textOf(local))
}

/** Of equal texts the last one stays, so that the present text is always the last. */
export function uniqueStates(earlier: readonly ResumeText[], present: ResumeText): ResumeStates {
  const all = [...earlier, present]
  const [first = present, ...others] = all.filter(
    (text, at) => !all.slice(at + 1).some((later) => sameText(text, later)),
  )
  return [first, ...others]
}

const textOf = ({ title, templateId, content }: ResumeText): ResumeText => ({
  title: accountTitle(title) || derivedTitle(content),
  templateId,
  content,
})

/** The browser keeps any title; an account wants one that is not blank and not too long. */
const accountTitle = (title: string): string =>
  title.trim().slice(0, LIMITS.title).replaceAll('\0', '').toWellFormed().trim()
