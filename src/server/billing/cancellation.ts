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

/** Sees to it that nobody pays for what is not theirs any more, also where the provider is away at that moment. */
export function createCancellation({ db, log, provider, sync }: Options) {
  /** Before an account goes: nothing that is open can be paid any more, and no plan goes on or comes back. */
  async function cancelAll(userId: string): Promise<void> {
    if (!provider) return
    await unlessUnavailable(log, async () => {
      for (const { checkout } of await selectOpenPurchases(db, userId, provider.name))
        if (checkout) await provider.lapse(checkout)
      for (const { id, provider: by } of await selectSubscriptions(db, userId))
        if (by === provider.name) await provider.endNow(id)
    })
  }

  /** What goes on though its person has left ends. */
  async function endOwnerless(): Promise<void> {
    if (!provider || !sync) return
    for (const { id } of await selectOwnerlessSubscriptions(db, provider.name)) {
      await provider.endNow(id)
      await sync.pull({ kind: 'subscription', id }, 'asked')
    }
  }

  /** What was paid after its person had left is given back. */
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

  /** Nobody pays for two plans: of a second one, however it came about, the money goes back. */
  async function endDuplicates(): Promise<void> {
    if (!provider || !sync) return
    for (const { id } of await selectDuplicateSubscriptions(db, provider.name)) {
      // Its end comes last: until then it is found again.
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

/** Does something now if the provider can be reached; if not, it is told to the log and asked again by the hour. */
export async function unlessUnavailable(log: Logger, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn({ err: error }, 'payment provider is away; it is asked again')
  }
}
