import {
  selectOpenPurchases,
  selectOwnerlessSubscriptions,
  selectPayments,
  selectSubscriptions,
  selectDuplicateSubscriptions,
  selectOwnerlessPurchases,
  updatePurchase,
} from '#server/billing/store.ts'
import type { Db } from '#server/database/connection.ts'
import { ProviderUnavailable, type PaymentProvider } from '#server/engines/payments/provider.ts'
import type { Logger } from '#server/log.ts'
import type { ProviderSync } from '#server/billing/sync.ts'
import { hasRefundableRest } from '#server/billing/refunds.ts'

type Options = {
  readonly db: Db
  readonly log: Logger
  readonly provider: PaymentProvider | null
  readonly sync: ProviderSync | null
}

/** Ends payments of deleted accounts and duplicate plans, also where the provider is unreachable at first. */
export function createCancellation({ db, log, provider, sync }: Options) {
  /** Before an account is deleted: closes open checkouts and ends every plan for good. */
  async function cancelAll(userId: string): Promise<void> {
    if (!provider) return
    await unlessUnavailable(log, async () => {
      for (const { checkout } of await selectOpenPurchases(db, userId, provider.name))
        if (checkout) await provider.lapse(checkout)
      for (const { id, provider: by } of await selectSubscriptions(db, userId))
        if (by === provider.name) await provider.endNow(id)
    })
  }

  /** Ends active subscriptions of deleted users. */
  async function endOwnerless(): Promise<void> {
    if (!provider || !sync) return
    for (const { id } of await selectOwnerlessSubscriptions(db, provider.name)) {
      await provider.endNow(id)
      await sync.pull({ kind: 'subscription', id }, 'asked')
    }
  }

  /** Refunds what was paid after its user was deleted. */
  async function refundOwnerless(): Promise<void> {
    if (!provider || !sync) return
    for (const { id, state, checkout, payment } of await selectOwnerlessPurchases(db, provider.name)) {
      if (state === 'open' && checkout) {
        await provider.lapse(checkout)
        await sync.pull({ kind: 'checkout', id: checkout }, 'asked')
      } else {
        const paid = payment ?? (checkout && (await provider.checkout(checkout))?.payment)
        if (paid) await provider.refund(paid)
        await updatePurchase(db, id, { state: 'lapsed' })
        if (paid) await sync.pull({ kind: 'payment', id: paid }, 'asked')
      }
    }
  }

  /** Users pay for one plan only: a second one, whatever its cause, is refunded. */
  async function endDuplicates(): Promise<void> {
    if (!provider || !sync) return
    for (const { id } of await selectDuplicateSubscriptions(db, provider.name)) {
      // The end comes last: until then, the next run finds it again.
      for (const payment of (await selectPayments(db, { subscription: id })).filter(hasRefundableRest)) {
        await provider.refund(payment.id)
        await sync.pull({ kind: 'payment', id: payment.id }, 'asked')
      }
      await provider.endNow(id)
      await sync.pull({ kind: 'subscription', id }, 'asked')
    }
  }

  return { cancelAll, followUps: [endOwnerless, refundOwnerless, endDuplicates] }
}

/** Runs work; an unreachable provider is only logged, because an hourly job retries. */
export async function unlessUnavailable(log: Logger, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn({ err: error }, 'payment provider is unreachable; will retry')
  }
}
