import * as z from 'zod/mini'
import { PRODUCT_IDS } from '#shared/billing/products.ts'
import { RIGHTS } from '#shared/billing/rights.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { storable } from '#shared/resume/schema.ts'

const ProductId = z.enum(PRODUCT_IDS)
const cents = z.int().check(z.minimum(0))
const moment = z.string()
const clientSecret = z.string().check(z.minLength(1), z.maxLength(200), storable)
const line = z.string().check(z.maxLength(200), storable)

/** How this site sells, and what the current user may do. */
export const Offer = z.object({
  /** 'off': everything is included and no price is shown; 'unset': nothing can be bought yet. */
  selling: z.enum(['off', 'unset', 'on']),
  /** Name of the payment provider, as in the path of a subscription; null if nothing can be bought. */
  provider: z.nullable(z.enum(['stripe', 'sandbox'])),
  /** No money is charged. */
  isTest: z.boolean(),
  /** Whether plans limit users. */
  isEnforced: z.boolean(),
  /** Products of the current user. */
  owned: z.array(ProductId),
  /** Products with an earlier payment: the money-back guarantee doesn't cover another one for these. */
  paidBefore: z.array(ProductId),
  rights: z.object({ resumes: z.nullable(z.int()), open: z.array(z.enum(RIGHTS)) }),
})
export type Offer = z.infer<typeof Offer>

/** An active subscription. Times are ISO 8601 in UTC. */
const Subscription = z.object({
  product: ProductId,
  /**
   * 'late': the last payment failed and is retried; 'closed': the current month's payment was refunded or is disputed.
   */
  state: z.enum(['active', 'late', 'closed']),
  /** When the next payment is due. */
  periodEndsAt: moment,
  /** When it ends after a cancellation. */
  endsAt: z.nullable(moment),
})

/** A successful payment; amounts are US cents. */
const Payment = z.object({
  id: z.string(),
  product: ProductId,
  cents,
  refundedCents: cents,
  paidAt: moment,
  receiptUrl: z.nullable(z.string()),
  /** Can be refunded with one click: it is the first for its product, within 30 days. */
  isRefundable: z.boolean(),
})
export type BillingPayment = z.infer<typeof Payment>

export const BillingAccount = z.extend(Offer, {
  subscription: z.nullable(Subscription),
  payments: z.array(Payment),
  /** The provider has its own page for cards and invoices. */
  hasPortal: z.boolean(),
})
export type BillingAccount = z.infer<typeof BillingAccount>

/** A purchase on its checkout page. */
export const CheckoutView = z.object({
  product: ProductId,
  cents,
  isTest: z.boolean(),
  /** 'ready': to be paid at `url`, or here in test mode; 'change': to be confirmed here. */
  state: z.enum(['ready', 'change', 'paid', 'lapsed']),
  url: z.nullable(z.string()),
  /** The plan that a change replaces. */
  insteadOf: z.nullable(ProductId),
  /** Cents due now: less than the price if a plan is changed in the middle of a month. */
  costNow: cents,
})
export type CheckoutView = z.infer<typeof CheckoutView>

const REFUSED = { 401: Problem, 404: Problem, 409: Problem, 503: Problem }
/** Without a `url`, the payment is done at /checkout?client_secret=…, as the specification says. */
const StartedPayment = z.object({ url: z.optional(z.string()), clientSecret: z.string() })

export const getOffer = endpoint({
  method: 'GET',
  path: '/api/billing/offer',
  summary: 'How this site sells, and what you may do',
  replies: { 200: Offer },
})

export const getBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  summary: 'Your plan and your payments',
  replies: { 200: BillingAccount, 401: Problem },
})

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Begin to pay for what is paid once; the product decides the price, whatever amount is sent',
  body: z.object({
    amount: z.optional(z.number()),
    description: z.optional(line),
    productId: z.optional(z.enum(['coach', 'plan-professional'])),
  }),
  replies: { 200: StartedPayment, ...REFUSED },
})

export const createSubscription = endpoint({
  method: 'POST',
  path: '/api/:provider/create-subscription',
  summary: 'Begin a monthly plan, or put it in place of the one you have',
  body: z.object({ tierId: line }),
  replies: { 200: StartedPayment, ...REFUSED },
})

export const getCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/checkout',
  summary: 'One of your purchases, as it stands at the provider',
  body: z.object({ clientSecret }),
  replies: { 200: CheckoutView, ...REFUSED },
})

export const confirmChange = endpoint({
  method: 'POST',
  path: '/api/billing/change',
  summary: 'Put another plan in place of yours, for no more than the cents that its checkout showed last as costNow',
  body: z.object({ clientSecret, costNow: cents }),
  replies: { 200: CheckoutView, 402: Problem, ...REFUSED },
})

export const decideSandbox = endpoint({
  method: 'POST',
  path: '/api/sandbox/checkout',
  summary: 'Pay, let paying fail, or cancel, in test mode',
  body: z.object({ clientSecret, outcome: z.enum(['pay', 'decline', 'cancel']) }),
  replies: { 200: CheckoutView, 402: Problem, ...REFUSED },
})

export const cancelPlan = endpoint({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'End your plan with the period that is paid, or at once where its payment is late',
  replies: { 200: BillingAccount, ...REFUSED },
})

export const reactivatePlan = endpoint({
  method: 'POST',
  path: '/api/billing/reactivate',
  summary: 'Keep a plan that was to end',
  replies: { 200: BillingAccount, ...REFUSED },
})

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/billing/refund',
  summary: 'Have a payment of the last 30 days given back',
  body: z.object({ paymentId: line }),
  replies: { 200: BillingAccount, ...REFUSED },
})

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'The address at which you see cards and invoices at the provider',
  replies: { 200: z.object({ url: z.string() }), ...REFUSED },
})
