import { problem, notFound, sendProblem, tooManyAttempts } from '#server/http/problem.ts'
import { readBytes } from '#server/http/read-bytes.ts'
import { serve, serveSignedIn } from '#server/http/serve.ts'
import { ProviderUnavailable } from '#server/engines/payments/provider.ts'
import { isSandbox } from '#server/engines/payments/setup/payment-provider.ts'
import type { Billing } from '#server/billing/service.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Logger } from '#server/log.ts'
import { BILLING } from '#server/rate-limits/limits.ts'
import type { Context, Hono } from 'hono'
import { isProductId, PRODUCTS } from '#shared/billing/products.ts'
import {
  confirmChange,
  createPaymentIntent,
  createSubscription,
  decideSandbox,
  cancelPlan,
  getBilling,
  getCheckout,
  getOffer,
  reactivatePlan,
  openPortal,
  refundPayment,
} from '#shared/contract/billing.ts'

const REFUSED = {
  unset: problem(503, 'payments_unset', 'Payments aren’t set up on this site yet. Nothing was charged.'),
  unknown: notFound('unknown_product', 'This plan doesn’t exist. Choose one on the plans page.'),
  owned: problem(409, 'already_owned', 'You already have this. Nothing was charged.'),
  busy: problem(
    409,
    'checkout_opening',
    'Another checkout is opening, or a payment is still processing. Try again in a moment.',
  ),
  no_plan: problem(409, 'no_plan', 'You don’t have a monthly plan.'),
  not_refundable: problem(
    409,
    'not_refundable',
    'We can’t refund this payment automatically because it’s over 30 days old or not your first for this plan. Contact us.',
  ),
}
const DECLINED = problem(402, 'payment_declined', 'The payment was declined. Nothing was charged.')
const DEARER = problem(
  409,
  'cost_changed',
  'The price of this change has gone up, so nothing was charged. Check the new amount before you confirm.',
)
const DOWN = problem(503, 'payments_away', 'We can’t reach the payment provider. Nothing was charged. Try again soon.')
const NO_PURCHASE = notFound('purchase_not_found', 'We can’t find this purchase. Choose a plan to start again.')
const NO_PROVIDER = notFound('unknown_provider', 'This site doesn’t use this payment provider.')
/** Webhook messages are small. */
const MAX_MESSAGE = 512 * 1024

type Services = {
  readonly billing: Billing
  readonly limits: Limits
  readonly log: Logger
}

export function billingRoutes(app: Hono, services: Services): void {
  const { billing, limits, log } = services

  /** Applies the rate limit, and turns an unreachable provider into a refusal. */
  async function guarded<T>(userId: string, work: () => Promise<T>) {
    const taken = await limits.take(BILLING, userId)
    return taken.allowed ? orDown(work) : tooManyAttempts(taken.waitSeconds)
  }

  async function orDown<T>(work: () => Promise<T>): Promise<T | typeof DOWN> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      log.warn({ err: error }, 'payment provider is unreachable')
      return DOWN
    }
  }
  const buyer = (c: Context, { id, email }: { id: string; email: string }) => ({
    id,
    email,
    origin: c.get('visitor').origin,
  })

  serve(
    app,
    getOffer,
  )(async ({ c }) => {
    const user = await c.get('currentUser')()
    return { status: 200, body: await billing.offer(user?.id ?? null) }
  })

  serveSignedIn(app, getBilling)(async ({ user }) => ({ status: 200, body: await billing.account(user.id) }))

  serveSignedIn(
    app,
    createPaymentIntent,
  )(({ user, body, c }) =>
    guarded(user.id, async () => {
      const begun = await billing.begin(buyer(c, user), body.productId ?? 'coach')
      if (begun.state !== 'begun') return REFUSED[begun.state]
      return { status: 200, body: { url: begun.url, clientSecret: begun.clientSecret } }
    }),
  )

  serveSignedIn(
    app,
    createSubscription,
  )(({ user, body, params, c }) =>
    guarded(user.id, async () => {
      if (!billing.provider) return REFUSED.unset
      if (params.provider !== billing.provider.name) return NO_PROVIDER
      if (!isProductId(body.tierId) || PRODUCTS[body.tierId].paid !== 'monthly') return REFUSED.unknown
      const begun = await billing.begin(buyer(c, user), body.tierId)
      if (begun.state !== 'begun') return REFUSED[begun.state]
      return { status: 200, body: { url: begun.url, clientSecret: begun.clientSecret } }
    }),
  )

  async function viewOf(userId: string, clientSecret: string) {
    const view = await billing.view(userId, clientSecret)
    return view ? ({ status: 200, body: view } as const) : NO_PURCHASE
  }

  serveSignedIn(app, getCheckout)(({ user, body }) => guarded(user.id, () => viewOf(user.id, body.clientSecret)))

  serveSignedIn(
    app,
    confirmChange,
  )(({ user, body }) =>
    guarded(user.id, async () => {
      const changed = await billing.change(user.id, body.clientSecret, body.costNow)
      if (changed.state === 'declined') return DECLINED
      if (changed.state === 'dearer') return DEARER
      return changed.state === 'done' ? viewOf(user.id, body.clientSecret) : NO_PURCHASE
    }),
  )

  serveSignedIn(
    app,
    decideSandbox,
  )(({ user, body }) =>
    guarded(user.id, async () => {
      const { provider } = billing
      const checkout = await billing.checkoutOf(user.id, body.clientSecret)
      if (!isSandbox(provider) || !checkout) return NO_PURCHASE
      if ((await provider.decide(checkout, body.outcome)) === 'declined') return DECLINED
      return viewOf(user.id, body.clientSecret)
    }),
  )

  const ending = (endpoint: typeof cancelPlan | typeof reactivatePlan, isEnding: boolean) =>
    serveSignedIn(
      app,
      endpoint,
    )(({ user }) =>
      guarded(user.id, async () => {
        const done = await billing.setEnding(user.id, isEnding)
        return done.state === 'done' ? { status: 200, body: await billing.account(user.id) } : REFUSED.no_plan
      }),
    )
  ending(cancelPlan, true)
  ending(reactivatePlan, false)

  serveSignedIn(
    app,
    refundPayment,
  )(({ user, body }) =>
    guarded(user.id, async () => {
      const done = await billing.refund(user.id, body.paymentId)
      return done.state === 'done' ? { status: 200, body: await billing.account(user.id) } : REFUSED.not_refundable
    }),
  )

  serveSignedIn(
    app,
    openPortal,
  )(({ user, c }) =>
    guarded(user.id, async () => {
      const url = await billing.portal(user.id, `${c.get('visitor').origin}/settings`)
      return url ? { status: 200, body: { url } } : REFUSED.no_plan
    }),
  )

  // Not part of the contract: only the provider calls this, and its signature covers the raw bytes.
  app.post('/api/:provider/webhook', async (c) => {
    c.set('route', '/api/:provider/webhook')
    if (c.req.param('provider') !== billing.provider?.name) return sendProblem(c, NO_PROVIDER)
    const bytes = await readBytes(c.req.raw, MAX_MESSAGE)
    if (!bytes) return sendProblem(c, TOO_LARGE)
    const raw = textOf(bytes)
    const taken = await orDown(async () => raw !== null && billing.receive(raw, c.req.header('stripe-signature') ?? ''))
    if (taken === DOWN) return sendProblem(c, DOWN)
    return taken ? c.json({ received: true }) : sendProblem(c, UNSIGNED)
  })
}

/** The exact text that was signed, with nothing dropped or replaced; null for invalid bytes. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

const TOO_LARGE = problem(413, 'too_large', 'This message is too large.')
const UNSIGNED = problem(400, 'unsigned', 'This message isn’t signed by the payment provider or is too old.')
