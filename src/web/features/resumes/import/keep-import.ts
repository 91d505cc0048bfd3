import { createResume } from '#shared/contract/resumes.ts'
import { makeKey } from '#web/lib/make-key.ts'
import type { Taken } from '#web/features/resumes/import/import-file.ts'
import { keepNewLocal } from '#web/lib/keep-new.ts'
import { toldPlanNeeded } from '#web/plans/plan-needed.ts'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'

/** Keeps what was read where its owner keeps resumes; gives the address that opens it. */
export async function keepImport({ title, content }: Taken, signedIn: boolean): Promise<string> {
  const text = { title, content, templateId: null }
  if (!signedIn) return `/resume-builder?local=${(await keepNewLocal(text)).id}`
  const reply = await call(createResume, { body: { ...text, key: makeKey() } })
  // Where the account has no room for it, it stays here: what was read and looked through is not lost.
  if (toldPlanNeeded(reply)) return `/resume-builder?local=${(await keepNewLocal(text)).id}`
  if (reply.status !== 201 && reply.status !== 200) throw refusal(reply)
  return `/resume-builder/${reply.body.id}`
}
