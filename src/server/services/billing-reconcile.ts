import { selectPayment, selectPurchase, selectSubscription } from '#server/db/billing.ts'
import { selectEntitlementsFrom } from '#server/db/entitlements.ts'
import type { Db } from '#server/db/open.ts'
import type { About, PaymentProvider } from '#server/engines/payments/provider.ts'
import { openBillingBooks } from '#server/services/billing-books.ts'

type Options = { readonly db: Db; readonly clock: () => Date; readonly provider: PaymentProvider }

/** One thing that stands differently in our books and at the provider. */
export type Difference = About & { readonly ours: string; readonly theirs: string }

/** Compares our books with the provider's, and brings them in line when asked to. */
export function openReconciliation({ db, clock, provider }: Options) {
  const books = openBillingBooks({ db, clock, provider })
  const { name } = provider

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

  /** One that we never heard back of was shown to nobody: unless it is paid, it is nothing to us. */
  async function checkoutOf(id: string): Promise<string | null> {
    const state = (await provider.checkout(id))?.state ?? null
    return state === 'paid' || (await selectPurchase(db, { provider: name, checkout: id })) ? state : null
  }

  /** What differs; what is known to neither side does not. */
  async function differences(): Promise<readonly Difference[]> {
    const found: Difference[] = []
    for (const about of await provider.everything()) {
      const [mine, other] = [await ours(about), await theirs(about)]
      if (other !== null && mine !== other) found.push({ ...about, ours: mine, theirs: other })
    }
    return found
  }

  return {
    differences,

    /** Reads again what differs; answers what differs even so. */
    async mend(): Promise<readonly Difference[]> {
      for (const { kind, id } of await differences()) await books.settle({ kind, id }, 'reconcile')
      return differences()
    },

    /** What is owned by a source of this provider that no book of ours knows. */
    async unfounded(): Promise<readonly string[]> {
      const all = await db.selectFrom('entitlement').select('source').where('source', 'like', `${name}:%`).execute()
      const sources = [...new Set(all.map(({ source }) => source))]
      const known = await Promise.all(sources.map((source) => isKnown(source.slice(name.length + 1))))
      const unknown = sources.filter((_, at) => !known[at])
      const held = await Promise.all(unknown.map((source) => selectEntitlementsFrom(db, source)))
      return held.flat().map(({ product, source }) => `${product} by ${source}`)
    },
  }

  async function isKnown(id: string): Promise<boolean> {
    const purchase = await selectPurchase(db, { provider: name, reference: id })
    return purchase?.state === 'paid' || (await selectSubscription(db, name, id)) !== undefined
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
}) => `${cents} cents, ${refundedCents} given back${isDisputed ? ', disputed' : ''}`
