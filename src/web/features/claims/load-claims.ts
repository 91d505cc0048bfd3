import { getClaims } from '#shared/contract/claims.ts'
import type { Send } from '#shared/contract/endpoint.ts'
import { call } from '#web/lib/api/call.ts'

/** Words of the claims that this site shows, by their ids. */
export type ShownClaims = Readonly<Record<string, string>>

/** A page works without them: whatever fails, none are shown. */
export async function loadClaims(send: Send): Promise<ShownClaims> {
  const reply = await call(getClaims, {}, send).catch(() => null)
  if (reply?.status !== 200) return {}
  return Object.fromEntries(reply.body.map(({ id, text }) => [id, text]))
}
