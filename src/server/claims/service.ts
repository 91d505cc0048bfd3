import { safeParse } from 'zod/mini'
import { selectOperatorValues, upsertOperatorValue } from '#server/operator-values/store.ts'
import type { Db } from '#server/database/connection.ts'
import { SHOP_CLAIMS, type ShopClaim } from '#shared/billing/shop-claims.ts'
import { CLAIMS, isClaimShown, missingOf, SWITCHABLE_CLAIMS, type Claim, type ClaimState } from '#shared/claims.ts'
import { ClaimState as StoredState } from '#shared/contract/claims.ts'

export type Claims = ReturnType<typeof createClaims>
type Changed =
  | { readonly state: 'set' | 'unknown' }
  | { readonly state: 'incomplete'; readonly missing: ReturnType<typeof missingOf> }

/** Each decision is a row of its own, so that two administrators do not overwrite each other's. */
const PREFIX = 'claim:'

/** What the administrator decided about marketing claims. */
export function createClaims({ db }: { readonly db: Db }) {
  async function states(): Promise<ReadonlyMap<string, ClaimState>> {
    const rows = await selectOperatorValues(db, PREFIX)
    return new Map(
      rows.flatMap(({ name, value }) => {
        const read = safeParse(StoredState, JSON.parse(value))
        return read.success ? [[name.slice(PREFIX.length), read.data]] : []
      }),
    )
  }

  return {
    /** Claims that visitors see, in the administrator's words where these are typed in. */
    async shown(): Promise<readonly Claim[]> {
      const decided = await states()
      const shown = CLAIMS.filter((claim) => isClaimShown(claim, decided.get(claim.id)))
      return shown.map((claim) => ({ ...claim, text: decided.get(claim.id)?.text?.trim() || claim.text }))
    },

    /** Terms of the shop that are shown beside prices. */
    async shownInShop(): Promise<ShopClaim[]> {
      const decided = await states()
      return SHOP_CLAIMS.filter((id) => decided.get(id)?.isShown ?? true)
    },

    /** Every claim that can be switched, as it is now. */
    async list(): Promise<(ClaimState & { readonly id: string })[]> {
      const decided = await states()
      return SWITCHABLE_CLAIMS.map((claim) => ({
        ...decided.get(claim.id),
        id: claim.id,
        isShown: isClaimShown(claim, decided.get(claim.id)),
      }))
    },

    async set(id: string, decided: ClaimState): Promise<Changed> {
      const claim = SWITCHABLE_CLAIMS.find((one) => one.id === id)
      if (!claim) return { state: 'unknown' }
      const { asks } = claim
      const missing = decided.isShown ? missingOf(asks, decided) : []
      if (missing.length > 0) return { state: 'incomplete', missing }
      const { isShown, text, source, date } = decided
      const kept = { isShown, ...(asks === 'text' && { text }), ...(asks && { source, date }) }
      await upsertOperatorValue(db, PREFIX + id, JSON.stringify(kept))
      return { state: 'set' }
    },
  }
}
