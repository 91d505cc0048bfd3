import { createResume, getResume, type Resume, type ResumeCard } from '#shared/contract/resumes.ts'
import { cutText } from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { creationKey } from '#web/features/resumes/creation-key.ts'
import { keepNewLocal } from '#web/features/resumes/new-local.ts'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import type { LocalResume } from '#web/lib/keep.ts'

/** Makes a second resume of the account with the same text; the title comes with its word for 'copy'. */
export async function duplicateOnServer({ id }: Pick<ResumeCard, 'id'>, copyTitle: CopyTitle): Promise<Resume> {
  const found = await call(getResume, { params: { id: String(id) } })
  if (found.status !== 200) throw refusal(found)
  const { title, content, templateId } = found.body
  const made = await call(createResume, { body: { title: copyTitle(title), content, templateId, key: creationKey() } })
  if (made.status !== 201 && made.status !== 200) throw refusal(made)
  return made.body
}

export const duplicateHere = ({ title, content, templateId }: LocalResume, copyTitle: CopyTitle) =>
  keepNewLocal({ title: copyTitle(title), content, templateId })

export type CopyTitle = (title: string) => string

/** A title with words around it, itself cut so that all fits. */
export function fittedTitle(title: string, words: (title: string) => string): string {
  const over = words(title).length - LIMITS.title
  return over > 0 ? words(cutText(title, title.length - over).text.trimEnd()) : words(title)
}
