import {
  selectOpenPurchases,
  selectOrphans,
  selectSubscriptions,
  selectUnowned,
  updatePurchase,
} from '#server/db/billing.ts'
import type { Db } from '#server/db/open.ts'
import { ProviderDown, type PaymentProvider } from '#server/engines/payments/provider.ts'
import type { Logger } from '#server/log.ts'
import type { openBillingBooks } from '#server/services/billing-books.ts'

type Options = {
  readonly db: Db
  readonly log: Logger
  readonly provider: PaymentProvider | null
  readonly books: ReturnType<typeof openBillingBooks> | null
}

/** Sees to it that whoever leaves pays no more, also where the provider is away at that moment. */
export function openLeaving({ db, log, provider, books }: Options) {
  /** Before an account goes: nothing that is open can be paid any more, and no plan goes on. */
  async function leave(userId: string): Promise<void> {
    if (!provider) return
    try {
      for (const { checkout } of await selectOpenPurchases(db, userId, provider.name))
        if (checkout) await provider.lapse(checkout)
      for (const { id, state, provider: by } of await selectSubscriptions(db, userId))
        if (by === provider.name && state !== 'ended') await provider.endNow(id)
    } catch (error) {
      if (!(error instanceof ProviderDown)) throw error
      log.warn({ err: error }, 'payment provider is away while somebody leaves; it is asked again')
    }
  }

  /** What goes on though its person has left ends, and what was paid after they left is given back. */
  async function follow(): Promise<void> {
    if (!provider || !books) return
    for (const { id } of await selectOrphans(db, provider.name)) {
      await provider.endNow(id)
      await books.settle({ kind: 'subscription', id }, 'asked')
    }
    for (const { id, state, checkout, payment } of await selectUnowned(db, provider.name)) {
      if (state === 'open' && checkout) {
        await provider.lapse(checkout)
        await books.settle({ kind: 'checkout', id: checkout }, 'asked')
      } else {
        if (payment) await provider.refund(payment)
        await updatePurchase(db, id, { state: 'lapsed' })
        if (payment) await books.settle({ kind: 'payment', id: payment }, 'asked')
      }
    }
  }

  return { leave, follow }
}
