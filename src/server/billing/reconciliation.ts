import { selectRecords, selectPayment, selectPurchase, selectSubscription } from '#server/billing/store.ts'
import type { Db } from '#server/database/connection.ts'
import type { About, PaymentProvider } from '#server/engines/payments/provider.ts'
import { createProviderSync } from '#server/billing/sync.ts'
import { createBalance } from '#server/billing/balance.ts'

type Options = { readonly db: Db; readonly clock: () => Date; readonly provider: PaymentProvider }

/** One object that differs between our records and the provider. */
export type Difference = About & { readonly ours: string; readonly theirs: string }

/** Compares our records with the provider, and entitlements with our records; repairs differences on request. */
export function createReconciliation({ db, clock, provider }: Options) {
  const sync = createProviderSync({ db, clock, provider })
  const { name } = provider
  const balance = createBalance({ db, clock, name })

  async function ours({ kind, id }: About): Promise<string> {
    if (kind === 'checkout') return (await selectPurchase(db, { provider: name, checkout: id }))?.state ?? 'unknown'
    if (kind === 'subscription') {
      const kept = await selectSubscription(db, name, id)
      return kept ? `${kept.product}, ${kept.state}, ${dayOf(kept.endsAt ?? kept.periodEndsAt)}` : 'unknown'
    }
    const kept = await selectPayment(db, name, id)
    return kept ? paymentText({ ...kept, isDisputed: Boolean(kept.isDisputed) }) : 'unknown'
  }

  async function theirs({ kind, id }: About): Promise<string | null> {
    if (kind === 'checkout') return checkoutOf(id)
    if (kind === 'subscription') {
      const state = await provider.subscription(id)
      if (!state?.product || state.state === 'waiting') return null
      return `${state.product}, ${state.state}, ${dayOf(state.endsAt ?? state.periodEndsAt)}`
    }
    const state = await provider.payment(id)
    return state && paymentText(state)
  }

  /** A checkout without a recorded purchase was never shown: unless it is paid, it is ignored. */
  async function checkoutOf(id: string): Promise<string | null> {
    const state = (await provider.checkout(id))?.state ?? null
    return state === 'paid' || (await selectPurchase(db, { provider: name, checkout: id })) ? state : null
  }

  /** All objects of the provider, and those that exist only in our records. */
  async function everything(): Promise<readonly (About & { readonly isTheirs: boolean })[]> {
    const theirs = (await provider.everything()).map((about) => ({ ...about, isTheirs: true }))
    const known = new Set(theirs.map(({ kind, id }) => `${kind} ${id}`))
    const { purchases, subscriptions, payments } = await selectRecords(db, name)
    const all = [
      ...purchases.map(({ checkout }) => ({ kind: 'checkout' as const, id: checkout ?? '' })),
      ...subscriptions.map(({ id }) => ({ kind: 'subscription' as const, id })),
      ...payments.map(({ id }) => ({ kind: 'payment' as const, id })),
    ]
    // A change of plan is paid without a checkout.
    const alone = all.filter(({ kind, id }) => id && !known.has(`${kind} ${id}`))
    return [...theirs, ...alone.map((about) => ({ ...about, isTheirs: false }))]
  }

  /** The differences, without objects of the provider that are not ours. */
  async function differences(): Promise<readonly Difference[]> {
    const found: Difference[] = []
    for (const { isTheirs, kind, id } of await everything()) {
      const [mine, other] = [await ours({ kind, id }), (await theirs({ kind, id })) ?? (isTheirs ? null : 'unknown')]
      if (other !== null && mine !== other) found.push({ kind, id, ours: mine, theirs: other })
    }
    return found
  }

  return {
    differences,
    /** Where entitlements or the ledger do not match our records. */
    mismatches: balance.mismatches,

    /** Reads differing objects from the provider again, then updates entitlements and the ledger. */
    async repair(): Promise<void> {
      for (const { kind, id } of await differences()) await sync.pull({ kind, id }, 'reconcile')
      await balance.repair('reconcile')
    },
  }
}

const dayOf = (moment: Date | string) => new Date(moment).toISOString().slice(0, 10)

const paymentText = ({
  cents,
  refundedCents,
  isDisputed,
}: {
  readonly cents: number
  readonly refundedCents: number
  readonly isDisputed: boolean
}) => `${cents} cents, ${refundedCents} refunded${isDisputed ? ', disputed' : ''}`
