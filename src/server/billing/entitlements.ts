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
  /** Whether the sandbox is the provider. Its sales count only while it is: no money was paid for them. */
  readonly isSandbox?: boolean
}

/** The products of users, and the rights that these include. */
export function createEntitlements({ db, clock, selling, isSandbox = false }: Options) {
  const counts = ({ source }: { readonly source: string }) => isSandbox || !source.startsWith('sandbox:')

  async function owned(userId: string): Promise<readonly ProductId[]> {
    const now = clock()
    const all = await selectEntitlements(db, userId)
    const current = all.filter(counts).filter(({ endsAt }) => !endsAt || new Date(endsAt) > now)
    return [...new Set(current.map(({ product }) => product))].filter(isProductId)
  }
  /** null stands for a visitor without an account. */
  const rights = async (userId: string | null): Promise<Rights> =>
    rightsOf(userId === null ? [] : await owned(userId), selling)

  const may = async (userId: string | null, right: Right): Promise<boolean> =>
    (await rights(userId)).open.includes(right)

  return {
    selling,
    owned,
    rights,
    may,
    /** Granted by the administrator, without an end; false where it was granted before. */
    grant: (userId: string, product: ProductId): Promise<boolean> =>
      withTransaction(db, async (tx) => {
        const isNew = await insertEntitlement(tx, { userId, product, source: OPERATOR }, clock())
        if (isNew) await note(tx, userId, product, 'granted')
        return isNew
      }),
    /** From every source; false where there was nothing to revoke. */
    revoke: (userId: string, product: ProductId): Promise<boolean> => take(userId, product),
    /** Only what the administrator granted: paid products stay. */
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
