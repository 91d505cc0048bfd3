import {
  getSystem,
  getMaintenance,
  listLedger,
  listMails,
  type LedgerEntry,
  type OutboxEmail,
  type System,
  type Maintenance,
} from '#shared/contract/admin.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'

export type LoadedSystem = {
  readonly system: System
  readonly upkeep: Maintenance
  readonly mails: readonly OutboxEmail[]
  readonly ledger: readonly LedgerEntry[]
}

export async function loadSystem(send: Send): Promise<LoadedSystem> {
  const [system, upkeep, mails, ledger] = await Promise.all([
    call(getSystem, {}, send),
    call(getMaintenance, {}, send),
    call(listMails, {}, send),
    call(listLedger, {}, send),
  ])
  if (system.status !== 200) throw toCallError(system)
  if (upkeep.status !== 200) throw toCallError(upkeep)
  if (mails.status !== 200) throw toCallError(mails)
  if (ledger.status !== 200) throw toCallError(ledger)
  return { system: system.body, upkeep: upkeep.body, mails: mails.body, ledger: ledger.body }
}
