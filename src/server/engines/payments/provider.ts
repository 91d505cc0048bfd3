import type { ProductId } from '#shared/billing/products.ts'

/** What somebody wants to pay for, with all that a provider needs to know of it. Amounts are US cents. */
export type Order = {
  /** Asked again under the same reference, the provider answers with the same checkout. */
  readonly reference: string
  readonly product: ProductId
  readonly cents: number
  /** The product as the person reads it on the page and on the receipt. */
  readonly name: string
  readonly email: string
  /** The provider's word for the person, if it has met them. */
  readonly customer: string | null
  readonly paidUrl: string
  readonly cancelledUrl: string
}

type Checkout = { readonly id: string; readonly url: string }

/** A checkout as the provider has it; a lapsed one can no longer be paid. */
export type CheckoutState = {
  readonly id: string
  readonly state: 'open' | 'paid' | 'lapsed'
  readonly cents: number
  readonly customer: string | null
  readonly payment: string | null
  readonly subscription: string | null
}

/** A subscription as the provider has it; 'waiting' was never paid. */
export type SubscriptionState = {
  readonly id: string
  readonly reference: string | null
  readonly product: ProductId | null
  readonly state: 'waiting' | 'active' | 'late' | 'ended'
  readonly periodEndsAt: Date
  /** When it ends because it was cancelled. */
  readonly endsAt: Date | null
  readonly createdAt: Date
}

/** A payment that went through. */
export type PaymentState = {
  readonly id: string
  readonly reference: string | null
  readonly subscription: string | null
  /** It paid the difference to a dearer plan in the middle of a month, and no month by itself. */
  readonly isChange: boolean
  readonly cents: number
  /** ISO 4217 in small letters. */
  readonly currency: string
  readonly refundedCents: number
  readonly isDisputed: boolean
  readonly paidAt: Date
  readonly receiptUrl: string | null
}

/** Something of which the provider tells that it may have changed. What it is now is always asked for. */
export type About = { readonly kind: 'checkout' | 'subscription' | 'payment'; readonly id: string }

export type ProviderEvent = { readonly id: string; readonly kind: string; readonly about: readonly About[] }

/** A difference to be paid: from the plan that `base` is, and not more than `most` cents. */
export type Difference = { readonly base: ProductId; readonly most: number }

/** The provider cannot be reached or refuses; nothing has changed as far as we know. */
export class ProviderUnavailable extends Error {}

/**
 * Who takes the money. All calls may be repeated without doing their work twice. Each throws ProviderUnavailable where it cannot
 * be reached.
 */
export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox'
  /** No money moves. */
  readonly isTest: boolean
  readonly begin: (order: Order) => Promise<Checkout>
  /** These three answer null where there is no such thing of ours. */
  readonly checkout: (id: string) => Promise<CheckoutState | null>
  readonly subscription: (id: string) => Promise<SubscriptionState | null>
  readonly payment: (id: string) => Promise<PaymentState | null>
  /** Makes an open checkout unpayable; one that was paid meanwhile stays paid. */
  readonly lapse: (checkout: string) => Promise<void>
  /** Ends a subscription with its period, or takes that back. */
  readonly endWithPeriod: (subscription: string, isEnding: boolean) => Promise<void>
  readonly endNow: (subscription: string) => Promise<void>
  /**
   * Cents to be paid at once for another plan, for what is left of a period for which `base` was paid, whatever plan goes
   * on now; 0 for a cheaper one.
   */
  readonly costOfChange: (subscription: string, product: ProductId, base: ProductId) => Promise<number>
  /**
   * Puts another plan in place of the one that goes on, for the difference or for nothing, and goes on where it was to
   * end. Nothing is changed where paying failed, or where the difference is 'dearer' than it may be; one that is in its
   * place already is not paid for again. 'undo' takes a change back: for nothing, and what was to end ends.
   */
  readonly change: (
    subscription: string,
    product: ProductId,
    how: Difference | 'nothing' | 'undo',
  ) => Promise<'done' | 'declined' | 'dearer'>
  /** Where a person sees cards and invoices; null where the provider has no such place. */
  readonly portal: (customer: string, returnUrl: string) => Promise<string | null>
  /** Gives a payment back, whole. */
  readonly refund: (payment: string) => Promise<void>
  /** What stands in a message of the provider; null where it is not the provider's, or too old. */
  readonly read: (raw: string, signature: string) => ProviderEvent | null
  /** All that the provider holds of us, for comparison. */
  readonly everything: () => Promise<readonly About[]>
}
