import { expect } from 'vitest'
import { selectLedger } from '#server/billing/store.ts'
import type { Engine } from '#server/database/connection.ts'
import type { StripeEvent } from '#server/engines/payments/stripe/testing/objects.ts'
import {
  startTestStripe,
  SECRET_KEY,
  signatureOf,
  WEBHOOK_SECRET,
  type TestStripe,
} from '#server/engines/payments/stripe/testing/test-stripe.ts'
import { createTestSite, registerUser } from '#server/testing/site.ts'
import type { BillingAccount, CheckoutView, Offer } from '#shared/contract/billing.ts'

const DAY = 86_400_000
type Begun = { readonly url: string; readonly clientSecret: string }
export type Shop = Awaited<ReturnType<typeof createShop>>

/** A site that sells through the test Stripe, and a user who is signed in. */
export async function createShop(engine: Engine, env: Readonly<Record<string, string>> = {}) {
  let now = new Date('2026-04-01T10:00:00.000Z')
  const stripe: TestStripe = await startTestStripe(() => now)
  const site = await createTestSite(engine, {
    clock: () => now,
    env: { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, ...env },
    engines: { stripe: { host: stripe.host } },
  })
  const cookie = await registerUser(site)
  let delivered = 0

  const post = async (path: string, body: unknown = {}, as = cookie) => {
    const answer = await site.request('POST', path, { body, cookie: as })
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const posted = async <T>(path: string, body: unknown = {}, as = cookie) => {
    const answer = await post(path, body, as)
    expect([path, answer.status, answer.body]).toEqual([path, 200, answer.body])
    return answer.body as T
  }
  const got = async <T>(path: string, as = cookie) =>
    (await (await site.request('GET', path, { cookie: as })).json()) as T

  const begin = (tierId: string, as?: string) => posted<Begun>('/api/stripe/create-subscription', { tierId }, as)
  const view = ({ clientSecret }: Begun) => posted<CheckoutView>('/api/billing/checkout', { clientSecret })

  /** Sends one event as Stripe does; returns the status of the reply. */
  const send = async (event: Pick<StripeEvent, 'raw'>, { signature }: { signature?: string } = {}) => {
    const headers = { 'stripe-signature': signature ?? signatureOf(event, now), 'content-type': 'application/json' }
    return (await site.request('POST', '/api/stripe/webhook', { body: event.raw, headers })).status
  }
  /** Events that have not been sent yet. */
  const news = (): readonly StripeEvent[] => stripe.events.slice(delivered)

  /** All events arrive in order and are accepted. */
  async function tell(): Promise<void> {
    for (const event of news()) expect([event.type, await send(event)]).toEqual([event.type, 200])
    delivered = stripe.events.length
  }

  return {
    site,
    stripe,
    cookie,
    now: () => now,
    later: (days: number) => void (now = new Date(now.getTime() + days * DAY)),
    post,
    posted,
    send,
    news,
    tell,
    /** Buys a plan, and delivers the events. */
    async buy(tierId: string, as?: string): Promise<Begun> {
      const started = await begin(tierId, as)
      stripe.pay()
      await tell()
      return started
    },
    /** The events never arrive. */
    lose: () => void (delivered = stripe.events.length),

    account: (as?: string) => got<BillingAccount>('/api/billing', as),
    offer: () => got<Offer>('/api/billing/offer'),
    owned: async (as?: string) => (await got<Offer>('/api/billing/offer', as)).owned,
    begin,
    beginOnce: (productId: string, as?: string) => posted<Begun>('/api/create-payment-intent', { productId }, as),
    view,
    /** Confirms a change at the amount that its page shows at that time. */
    confirm: async (started: Begun) => {
      const { costNow } = await view(started)
      return posted<CheckoutView>('/api/billing/change', { ...started, costNow })
    },
    ledger: async () =>
      (await selectLedger(site.context.db, 50)).toReversed().map(({ change, product }) => `${change} ${product}`),
    async close() {
      await site.close()
      await stripe.close()
    },
  }
}
