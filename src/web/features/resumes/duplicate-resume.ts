import { createResume, getResume, type Resume, type ResumeCard } from '#shared/contract/resumes.ts'
import { cutText } from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { createIdempotencyKey } from '#web/lib/idempotency-key.ts'
import { addLocalResume } from '#web/persistence/new-local-resume.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { listLocalResumes } from '#web/persistence/local-store.ts'
import type { LocalResume } from '#web/persistence/local-resume.ts'

/** Makes a second resume of the account with the same text; the title comes with its word for 'copy'. */
export async function duplicateServerResume({ id }: Pick<ResumeCard, 'id'>, copyTitle: CopyTitle): Promise<Resume> {
  const found = await call(getResume, { params: { id: String(id) } })
  if (found.status !== 200) throw toCallError(found)
  const { title, content, templateId } = found.body
  const made = await call(createResume, {
    body: { title: copyTitle(title, 1), content, templateId, key: createIdempotencyKey() },
  })
  if (made.status !== 201 && made.status !== 200) throw toCallError(made)
  return made.body
}

/** The copy's title is one that no other resume here has: saving under a title that is taken replaces the other. */
export async function duplicateLocalResume({ title, content, templateId }: LocalResume, copyTitle: CopyTitle) {
  const taken = new Set((await listLocalResumes()).map((other) => other.title.trim()))
  let number = 1
  while (taken.has(copyTitle(title, number))) number += 1
  return addLocalResume({ title: copyTitle(title, number), content, templateId })
}

/** How the first, second, … copy of a resume is called. */
export type CopyTitle = (title: string, number: number) => string

/** A title with words around it, itself cut so that all fits. */
export function fittedTitle(title: string, words: (title: string) => string): string {
  const over = words(title).length - LIMITS.title
  return over > 0 ? words(cutText(title, title.length - over).text.trimEnd()) : words(title)
}
