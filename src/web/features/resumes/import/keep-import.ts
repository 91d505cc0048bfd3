import { createResume, saveResume } from '#shared/contract/resumes.ts'
import type { Taken } from '#web/features/resumes/import/import-file.ts'
import { keepNewLocal } from '#web/lib/keep-new.ts'
import { toldPlanNeeded } from '#web/plans/plan-needed.ts'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'

/**
 * Keeps what was read where its owner keeps resumes; gives the address that opens it. Tried again under one `key`, as
 * after an answer that was lost, it is kept once, as it was given last.
 */
export async function keepImport({ title, content }: Taken, signedIn: boolean, key: string): Promise<string> {
  const text = { title, content, templateId: null }
  if (!signedIn) return `/resume-builder?local=${(await keepNewLocal(text)).id}`
  const reply = await call(createResume, { body: { ...text, key } })
  // Where the account has no room for it, it stays here: what was read and looked through is not lost.
  if (toldPlanNeeded(reply)) return `/resume-builder?local=${(await keepNewLocal(text)).id}`
  if (reply.status !== 201 && reply.status !== 200) throw refusal(reply)
  const { id, version } = reply.body
  // Made by an earlier try: since then more may have been corrected.
  if (reply.status === 200) await saveOver(id, { ...text, version })
  return `/resume-builder/${id}`
}

async function saveOver(id: number, body: Taken & { templateId: null; version: number }): Promise<void> {
  const reply = await call(saveResume, { params: { id: String(id) }, body })
  if (reply.status !== 200) throw refusal(reply)
}
