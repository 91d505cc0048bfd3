import type Stripe from 'stripe'
import type { Difference, PaymentProvider } from '#server/engines/payments/provider.ts'
import { productOf } from '#server/engines/payments/stripe/prices.ts'
import { isRefusal, isUnpaid } from '#server/engines/payments/stripe/refusals.ts'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'

type How = Parameters<PaymentProvider['change']>[2]
type Done = Awaited<ReturnType<PaymentProvider['change']>>
/** An active subscription, with its single item. */
type Plan = { readonly subscription: Stripe.Subscription; readonly item: Stripe.SubscriptionItem }
type Options = {
  readonly stripe: Stripe
  readonly clock: () => Date
  readonly priceOf: (product: ProductId) => Promise<string>
}

/** Changes the plan of an active subscription at Stripe. Stripe's errors are thrown, except failed payments. */
export function createPlanChanges({ stripe, clock, priceOf }: Options) {
  const priceIn = async ({ item }: Plan, product: ProductId) =>
    productOf(item.price) === product ? item.price.id : priceOf(product)

  async function preview(plan: Plan, product: ProductId, proration_date: number) {
    const items = [{ id: plan.item.id, price: await priceIn(plan, product) }]
    const details = { items, proration_behavior: 'always_invoice', proration_date } as const
    return stripe.invoices.createPreview({ subscription: plan.subscription.id, subscription_details: details })
  }

  async function costAt(plan: Plan, product: ProductId, base: ProductId, second: number): Promise<number> {
    const sold = productOf(plan.item.price)
    const from = sold === base ? (plan.item.price.unit_amount ?? 0) : PRODUCTS[base].cents
    if (PRODUCTS[product].cents <= from) return 0
    if (sold === base) return Math.max(0, (await preview(plan, product, second)).amount_due)
    // The active plan is neither of them: preview both from it and take the difference.
    const [more = 0, less = 0] = await Promise.all(
      [product, base].map(async (one) => (one === sold ? 0 : (await preview(plan, one, second)).total)),
    )
    return Math.max(0, more - less)
  }

  const put = ({ subscription, item }: Plan, price: string, rest: Stripe.SubscriptionUpdateParams) =>
    stripe.subscriptions.update(subscription.id, { items: [{ id: item.id, price }], ...rest })

  async function forNothing(plan: Plan, product: ProductId, isUndone: boolean): Promise<void> {
    // A cheaper plan leaves no credit: that could pay for a plan that was refunded.
    const goesOn = isUndone ? {} : goingOn(plan.subscription)
    await put(plan, await priceIn(plan, product), { ...UNPRORATED, ...goesOn })
  }

  async function forDifference(plan: Plan, product: ProductId, { base, most }: Difference): Promise<Done> {
    const sold = productOf(plan.item.price)
    if (sold === product) return 'done'
    // Using the same second for the preview and the charge makes the amounts equal.
    const second = secondIn(plan.item, clock())
    const cents = await costAt(plan, product, base, second)
    if (cents > most) return 'dearer'
    const price = await priceIn(plan, product)
    if (sold !== base) await put(plan, await priceIn(plan, base), UNPRORATED)
    try {
      const paying = { proration_behavior: 'always_invoice', proration_date: second } as const
      await put(plan, price, { ...UNPRORATED, ...(cents > 0 && paying), ...goingOn(plan.subscription) })
      return 'done'
    } catch (error) {
      // Restores the price of the next month, unless what Stripe did is unknown; then the next sync finds out.
      if (sold !== base && isRefusal(error)) await put(plan, plan.item.price.id, UNPRORATED)
      throw error
    }
  }

  return {
    costOfChange: (plan: Plan, product: ProductId, base: ProductId) =>
      costAt(plan, product, base, secondIn(plan.item, clock())),

    async change(plan: Plan, product: ProductId, how: How): Promise<Done> {
      try {
        if (typeof how === 'object') return await forDifference(plan, product, how)
        await forNothing(plan, product, how === 'undo')
        return 'done'
      } catch (error) {
        if (isUnpaid(error)) return 'declined'
        throw error
      }
    },
  }
}

const UNPRORATED = { proration_behavior: 'none', payment_behavior: 'error_if_incomplete' } as const

/** Stripe counts seconds, and accepts only those of the current period. */
const secondIn = ({ current_period_start, current_period_end }: Stripe.SubscriptionItem, now: Date): number =>
  Math.min(Math.max(Math.floor(now.getTime() / 1000), current_period_start), current_period_end)

/** Resumes a subscription that was to end. The customer portal sets the end as a time; only one field may be sent. */
export const goingOn = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription) =>
  cancel_at !== null && !cancel_at_period_end ? ({ cancel_at: '' } as const) : { cancel_at_period_end: false }
