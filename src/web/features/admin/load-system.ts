import { getSystem, listMails, type OutboxMail, type System } from '#shared/contract/admin.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'

export type LoadedSystem = { readonly system: System; readonly mails: readonly OutboxMail[] }

export async function loadSystem(send: Send): Promise<LoadedSystem> {
  const [system, mails] = await Promise.all([call(getSystem, {}, send), call(listMails, {}, send)])
  if (system.status !== 200) throw refusal(system)
  if (mails.status !== 200) throw refusal(mails)
  return { system: system.body, mails: mails.body }
}
