import { getClaims } from '#shared/contract/claims.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { call } from '#web/lib/api/call.ts'

/** Words of claims that nobody has verified, by their ids; empty unless the operator shows them. */
export type UnverifiedClaims = Readonly<Record<string, string>>

/** A page stands without them: whatever fails, none are shown. */
export async function loadClaims(send: Send): Promise<UnverifiedClaims> {
  const reply = await call(getClaims, {}, send).catch(() => null)
  if (reply?.status !== 200) return {}
  return Object.fromEntries(reply.body.filter(({ basis }) => basis === 'unverified').map(({ id, text }) => [id, text]))
}
