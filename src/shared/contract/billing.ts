import * as z from 'zod/mini'
import { PRODUCT_IDS } from '#shared/billing/products.ts'
import { SHOP_CLAIMS } from '#shared/billing/shop-claims.ts'
import { RIGHTS } from '#shared/billing/rights.ts'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { storable } from '#shared/resume/schema.ts'

const ProductId = z.enum(PRODUCT_IDS)
const cents = z.int().check(z.minimum(0))
const moment = z.string()
const clientSecret = z.string().check(z.minLength(1), z.maxLength(200), storable)
const line = z.string().check(z.maxLength(200), storable)

/** What pages say beside prices. */
const Shop = z.object({
  /** The coach's price now, in US cents. */
  coachCents: cents,
  /** The coach's launch offer while it runs: places that are really left, and its last day in UTC (YYYY-MM-DD). */
  launch: z.nullable(z.object({ placesLeft: z.int(), endsOn: z.string() })),
  /** Terms of the shop that the administrator has not switched off. */
  claims: z.array(z.enum(SHOP_CLAIMS)),
})
export type Shop = z.infer<typeof Shop>

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
  /** What pages say beside prices. */
  shop: Shop,
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
  summary: 'What this site sells and what you may use',
  replies: { 200: Offer },
})

export const getBilling = endpoint({
  method: 'GET',
  path: '/api/billing',
  summary: 'Your plan and payments',
  replies: { 200: BillingAccount, 401: Problem },
})

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/create-payment-intent',
  summary: 'Start a one-time payment; the product sets the price, whatever amount is sent',
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
  summary: 'Start a monthly plan, or switch to it',
  body: z.object({ tierId: line }),
  replies: { 200: StartedPayment, ...REFUSED },
})

export const getCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/checkout',
  summary: 'One of your purchases, with its state at the provider',
  body: z.object({ clientSecret }),
  replies: { 200: CheckoutView, ...REFUSED },
})

export const confirmChange = endpoint({
  method: 'POST',
  path: '/api/billing/change',
  summary: 'Switch plans, for no more than the cents the checkout last showed as costNow',
  body: z.object({ clientSecret, costNow: cents }),
  replies: { 200: CheckoutView, 402: Problem, ...REFUSED },
})

export const decideSandbox = endpoint({
  method: 'POST',
  path: '/api/sandbox/checkout',
  summary: 'Pay, fail or cancel, in test mode',
  body: z.object({ clientSecret, outcome: z.enum(['pay', 'decline', 'cancel']) }),
  replies: { 200: CheckoutView, 402: Problem, ...REFUSED },
})

export const cancelPlan = endpoint({
  method: 'POST',
  path: '/api/billing/cancel',
  summary: 'Cancel your plan at the end of the paid period, or right away if a payment is overdue',
  replies: { 200: BillingAccount, ...REFUSED },
})

export const reactivatePlan = endpoint({
  method: 'POST',
  path: '/api/billing/reactivate',
  summary: 'Keep a canceled plan',
  replies: { 200: BillingAccount, ...REFUSED },
})

export const refundPayment = endpoint({
  method: 'POST',
  path: '/api/billing/refund',
  summary: 'Refund a payment of the last 30 days',
  body: z.object({ paymentId: line }),
  replies: { 200: BillingAccount, ...REFUSED },
})

export const openPortal = endpoint({
  method: 'POST',
  path: '/api/billing/portal',
  summary: 'A link to your cards and invoices at the provider',
  replies: { 200: z.object({ url: z.string() }), ...REFUSED },
})
