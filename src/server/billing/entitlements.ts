import { addToLedger } from '#server/billing/store.ts'
import { deleteEntitlements, insertEntitlement, selectEntitlements } from '#server/billing/entitlement-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Tx } from '#server/database/transaction.ts'
import { CURRENCY, isProductId, type ProductId } from '#shared/billing/products.ts'
import { rightsOf, type Right, type Rights, type Selling } from '#shared/billing/rights.ts'

export type Entitlements = ReturnType<typeof createEntitlements>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly selling: Selling
  /** Whether the test provider serves. What it sold counts only while it does: no money was paid for that. */
  readonly isSandbox?: boolean
}

/** Who owns what, and what that opens. */
export function createEntitlements({ db, clock, selling, isSandbox = false }: Options) {
  const counts = ({ source }: { readonly source: string }) => isSandbox || !source.startsWith('sandbox:')

  async function owned(userId: string): Promise<readonly ProductId[]> {
    const now = clock()
    const all = await selectEntitlements(db, userId)
    const current = all.filter(counts).filter(({ endsAt }) => !endsAt || new Date(endsAt) > now)
    return [...new Set(current.map(({ product }) => product))].filter(isProductId)
  }
  /** Of nobody: of a visitor without an account. */
  const rights = async (userId: string | null): Promise<Rights> =>
    rightsOf(userId === null ? [] : await owned(userId), selling)

  const may = async (userId: string | null, right: Right): Promise<boolean> =>
    (await rights(userId)).open.includes(right)

  return {
    selling,
    owned,
    rights,
    may,
    /** By the operator's hand, without an end; false when it was given so before. */
    grant: (userId: string, product: ProductId): Promise<boolean> =>
      withTransaction(db, async (tx) => {
        const isNew = await insertEntitlement(tx, { userId, product, source: OPERATOR }, clock())
        if (isNew) await note(tx, userId, product, 'granted')
        return isNew
      }),
    /** Whoever gave it; false when there was nothing to take. */
    revoke: (userId: string, product: ProductId): Promise<boolean> => take(userId, product),
    /** Only what the operator gave: what was paid for stays. */
    takeBack: (userId: string, product: ProductId): Promise<boolean> => take(userId, product, OPERATOR),
  }

  function take(userId: string, product: ProductId, source?: string): Promise<boolean> {
    return withTransaction(db, async (tx) => {
      const wasOwned = await deleteEntitlements(tx, userId, product, source)
      if (wasOwned) await note(tx, userId, product, 'taken')
      return wasOwned
    })
  }

  function note(tx: Tx, userId: string, product: ProductId, change: 'granted' | 'taken'): Promise<void> {
    return addToLedger(tx, {
      userId,
      product,
      change,
      provider: OPERATOR,
      source: OPERATOR,
      event: 'command',
      cents: 0,
      currency: CURRENCY,
      createdAt: clock(),
      endsAt: null,
    })
  }
}

const OPERATOR = 'operator'
