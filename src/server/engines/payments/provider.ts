import type { ProductId } from '#shared/billing/products.ts'

/** A purchase, with everything that a provider needs to know. Amounts are US cents. */
export type Order = {
  /** The same reference always gets the same checkout. */
  readonly reference: string
  readonly product: ProductId
  readonly cents: number
  /** The product's name on the page and on the receipt. */
  readonly name: string
  readonly email: string
  /** The provider's id of the person, if it knows them. */
  readonly customer: string | null
  /** When its checkout ends; null for the provider's own time. At least half an hour away. */
  readonly payableUntil: Date | null
  readonly paidUrl: string
  readonly cancelledUrl: string
}

type Checkout = { readonly id: string; readonly url: string }

/** The provider's state of a checkout; a lapsed one can no longer be paid. */
export type CheckoutState = {
  readonly id: string
  readonly state: 'open' | 'paid' | 'lapsed'
  readonly cents: number
  readonly customer: string | null
  readonly payment: string | null
  readonly subscription: string | null
}

/** The provider's state of a subscription; 'waiting' was never paid. */
export type SubscriptionState = {
  readonly id: string
  readonly reference: string | null
  readonly product: ProductId | null
  readonly state: 'waiting' | 'active' | 'late' | 'ended'
  readonly periodEndsAt: Date
  /** When it ends because it was canceled. */
  readonly endsAt: Date | null
  readonly createdAt: Date
}

/** A successful payment. */
export type PaymentState = {
  readonly id: string
  readonly reference: string | null
  readonly subscription: string | null
  /** It paid the difference to a more expensive plan within a month, not a month by itself. */
  readonly isChange: boolean
  readonly cents: number
  /** ISO 4217 in lower case. */
  readonly currency: string
  readonly refundedCents: number
  readonly isDisputed: boolean
  readonly paidAt: Date
  readonly receiptUrl: string | null
}

/** An object that may have changed. Its current state is always read from the provider. */
export type About = { readonly kind: 'checkout' | 'subscription' | 'payment'; readonly id: string }

export type ProviderEvent = { readonly id: string; readonly kind: string; readonly about: readonly About[] }

/** A price difference to be paid, counted from the plan `base`, and at most `maxCents`. */
export type Difference = { readonly base: ProductId; readonly maxCents: number }

/** The provider cannot be reached or refuses; nothing has changed as far as we know. */
export class ProviderUnavailable extends Error {}

/**
 * A payment provider. All calls are idempotent. Each throws ProviderUnavailable where the provider cannot be reached.
 */
export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox'
  /** No money moves. */
  readonly isTest: boolean
  readonly begin: (order: Order) => Promise<Checkout>
  /** These three return null where there is no such object of ours. */
  readonly checkout: (id: string) => Promise<CheckoutState | null>
  readonly subscription: (id: string) => Promise<SubscriptionState | null>
  readonly payment: (id: string) => Promise<PaymentState | null>
  /** Expires an open checkout; one that was paid in the meantime stays paid. */
  readonly lapse: (checkout: string) => Promise<void>
  /** Ends a subscription at the end of its period, or undoes that. */
  readonly endWithPeriod: (subscription: string, isEnding: boolean) => Promise<void>
  readonly endNow: (subscription: string) => Promise<void>
  /**
   * Cents to be paid now for another plan for the rest of a period for which `base` was paid, whatever plan is active;
   * 0 for a cheaper one.
   */
  readonly costOfChange: (subscription: string, product: ProductId, base: ProductId) => Promise<number>
  /**
   * Changes the active plan, for the difference or for free, and resumes a subscription that was to end. Nothing
   * changes where the payment failed or the difference is 'dearer' than allowed; an active plan is not charged again. 'undo' reverts a change: for free, and a subscription that was to end still ends.
   */
  readonly change: (
    subscription: string,
    product: ProductId,
    how: Difference | 'nothing' | 'undo',
  ) => Promise<'done' | 'declined' | 'dearer'>
  /** The page where a person sees cards and invoices; null where the provider has none. */
  readonly portal: (customer: string, returnUrl: string) => Promise<string | null>
  /** Refunds a payment in full. */
  readonly refund: (payment: string) => Promise<void>
  /** Reads a webhook message; null where it is not the provider's, or too old. */
  readonly read: (raw: string, signature: string) => ProviderEvent | null
  /** All of our objects at the provider, for reconciliation. */
  readonly everything: () => Promise<readonly About[]>
}
