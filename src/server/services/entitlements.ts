import { deleteEntitlements, insertEntitlement, selectEntitlements } from '#server/db/entitlements.ts'
import type { Db } from '#server/db/open.ts'

/** What can be owned. */
export type Product = 'coach'
export type Entitlements = ReturnType<typeof openEntitlements>

type Options = { readonly db: Db; readonly clock: () => Date; readonly payments: 'auto' | 'off' }

/** Who owns what. With payments off everybody owns everything. */
export function openEntitlements({ db, clock, payments }: Options) {
  return {
    async owns(userId: string, product: Product): Promise<boolean> {
      if (payments === 'off') return true
      const now = clock()
      const all = await selectEntitlements(db, userId)
      return all.some((one) => one.product === product && (!one.endsAt || new Date(one.endsAt) > now))
    },
    /** By the operator's hand, without an end; false when it was given so before. */
    grant: (userId: string, product: Product): Promise<boolean> =>
      insertEntitlement(db, { userId, product, source: 'operator' }, clock()),
    /** False when there was nothing to take. */
    revoke: (userId: string, product: Product): Promise<boolean> => deleteEntitlements(db, userId, product),
  }
}
