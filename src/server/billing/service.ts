import {
  selectCustomer,
  selectLedger,
  selectOverdue,
  selectPayments,
  selectPurchase,
  selectWaitingPurchases,
} from '#server/billing/store.ts'
import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import { isSandbox } from '#server/engines/payments/setup/payment-provider.ts'
import type { PaymentProvider } from '#server/engines/payments/provider.ts'
import type { Logger } from '#server/log.ts'
import { createProviderSync } from '#server/billing/sync.ts'
import { createCheckouts } from '#server/billing/checkouts.ts'
import { currentPlanOf } from '#server/billing/current-plan.ts'
import { createCancellation, unlessUnavailable } from '#server/billing/cancellation.ts'
import { createPlans } from '#server/billing/plans.ts'
import { createPurchases, type Begun, type Buyer } from '#server/billing/purchases.ts'
import { createShop } from '#server/billing/shop.ts'
import { isCoveredByGuarantee } from '#server/billing/refunds.ts'
import { productOf } from '#server/billing/products.ts'
import type { Claims } from '#server/claims/service.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { ProductId } from '#shared/billing/products.ts'
import type { LedgerEntry } from '#shared/contract/admin.ts'
import type { BillingAccount, Offer } from '#shared/contract/billing.ts'

export type Billing = ReturnType<typeof createBilling>
type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly log: Logger
  readonly provider: PaymentProvider | null
  readonly entitlements: Entitlements
  readonly claims: Pick<Claims, 'shownInShop'>
  readonly brand: string
}

/** Milliseconds after which the state of a checkout is requested, if no event came. */
const UNHEARD = 600_000

/** Buying, keeping and canceling plans. Entitlements change only by what the provider confirms. */
export function createBilling({ db, clock, log, provider, entitlements, claims, brand }: Options) {
  const sync = provider && createProviderSync({ db, clock, provider })
  const context = provider && sync && { db, clock, log, provider, sync, entitlements, brand }
  const purchases = context && createPurchases(context)
  const checkouts = context && createCheckouts(context)
  const plans = context && createPlans(context)
  const cancellation = createCancellation({ db, log, provider, sync })

  const shop = createShop({ db, clock, claims })

  async function offer(userId: string | null): Promise<Offer> {
    const { payments, enforced } = entitlements.selling
    const owned = userId === null ? [] : await entitlements.owned(userId)
    const paid = userId === null ? [] : await selectPayments(db, { userId })
    const { resumes, open } = await entitlements.rights(userId)
    return {
      selling: !payments ? 'off' : provider ? 'on' : 'unset',
      provider: payments && provider ? provider.name : null,
      isTest: provider?.isTest ?? false,
      isEnforced: payments && enforced,
      owned: [...owned],
      paidBefore: [...new Set(paid.filter((one) => one.provider === provider?.name).map(productOf))],
      rights: { resumes, open: [...open] },
      shop: await shop(),
    }
  }

  async function account(userId: string): Promise<BillingAccount> {
    const [current, all, customer] = await Promise.all([
      currentPlanOf({ db, provider }, userId),
      selectPayments(db, { userId }),
      provider && selectCustomer(db, userId, provider.name),
    ])
    const payments = all.filter((one) => one.provider !== 'sandbox' || isSandbox(provider))
    return {
      ...(await offer(userId)),
      subscription: current
        ? {
            product: productOf(current.plan),
            state: !current.open ? 'closed' : current.plan.state === 'late' ? 'late' : 'active',
            periodEndsAt: isoOf(current.plan.periodEndsAt),
            endsAt: current.plan.endsAt && isoOf(current.plan.endsAt),
          }
        : null,
      payments: payments.map((one) => ({
        id: one.id,
        product: productOf(one),
        cents: one.cents,
        refundedCents: one.refundedCents,
        paidAt: isoOf(one.paidAt),
        receiptUrl: one.receiptUrl,
        isRefundable: one.provider === provider?.name && isCoveredByGuarantee(one, payments, clock()),
      })),
      hasPortal: provider?.name === 'stripe' && customer !== null,
    }
  }

  return {
    provider,
    cancelAll: cancellation.cancelAll,
    offer,
    account,

    begin: async (person: Buyer, product: ProductId): Promise<Begun | { readonly state: 'unset' }> =>
      purchases ? purchases.begin(person, product) : { state: 'unset' },
    view: async (userId: string, clientSecret: string) => checkouts?.view(userId, clientSecret) ?? null,
    change: async (userId: string, clientSecret: string, shown: number) =>
      checkouts?.change(userId, clientSecret, shown) ?? { state: 'unknown' as const },
    setEnding: async (userId: string, isEnding: boolean) =>
      plans?.setEnding(userId, isEnding) ?? { state: 'no_plan' as const },
    refund: async (userId: string, paymentId: string) =>
      plans?.refund(userId, paymentId) ?? { state: 'not_refundable' as const },
    portal: async (userId: string, returnUrl: string) => plans?.portal(userId, returnUrl) ?? null,

    /** The provider's id of the checkout of a purchase; null where there is none. */
    async checkoutOf(userId: string, clientSecret: string): Promise<string | null> {
      return (await selectPurchase(db, { userId, clientSecret }))?.checkout ?? null
    },

    /** Handles a webhook message; false where the provider did not sign it. */
    async receive(raw: string, signature: string): Promise<boolean> {
      const event = provider?.read(raw, signature)
      if (!event || !sync) return false
      await sync.handleEvent(event)
      return true
    },

    /** The newest entries of the ledger. */
    async ledger(most: number): Promise<LedgerEntry[]> {
      const rows = await selectLedger(db, most)
      return rows.map(({ createdAt, endsAt, ...row }) => ({
        ...row,
        at: isoOf(createdAt),
        endsAt: endsAt && isoOf(endsAt),
      }))
    },

    /** The sandbox has no clock of its own. */
    async tick(): Promise<void> {
      if (isSandbox(provider)) await provider.tick()
    },

    /** Checks payments and renewals without an event, and ends what should not continue. */
    async followUp(): Promise<void> {
      if (!provider || !sync) return
      const before = new Date(clock().getTime() - UNHEARD)
      const works = [
        async () => {
          for (const { checkout } of await selectWaitingPurchases(db, provider.name, before))
            if (checkout) await sync.pull({ kind: 'checkout', id: checkout }, 'asked')
        },
        async () => {
          for (const { id } of await selectOverdue(db, provider.name, before))
            await sync.pull({ kind: 'subscription', id }, 'asked')
        },
        ...cancellation.followUps,
      ]
      // A refusal of one kind does not block the others.
      for (const work of works) await unlessUnavailable(log, work)
    },
  }
}
