import { getClaims } from '#shared/contract/claims.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { call } from '#web/lib/api/call.ts'

/** Words of claims that no one has verified, by their ids; empty unless the administrator shows them. */
export type UnverifiedClaims = Readonly<Record<string, string>>

/** A page works without them: whatever fails, none are shown. */
export async function loadClaims(send: Send): Promise<UnverifiedClaims> {
  const reply = await call(getClaims, {}, send).catch(() => null)
  if (reply?.status !== 200) return {}
  return Object.fromEntries(reply.body.filter(({ basis }) => basis === 'unverified').map(({ id, text }) => [id, text]))
}
