import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { signatureOf } from '#server/engines/payments/stripe/testing/test-stripe.ts'
import { ada, onEachDatabase, registerUser } from '#server/testing/site.ts'

onEachDatabase('attacks and failures', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const follow = () => shop.site.context.billing.followUp()
  const leave = async () => {
    const gone = await shop.site.request('DELETE', '/api/user', {
      cookie: shop.cookie,
      body: { password: ada.password },
    })
    expect(gone.status).toBe(200)
  }
  const live = () => shop.stripe.held.subscription.filter(({ status }) => status !== 'canceled').length
  const moneyBack = () => shop.stripe.held.refund.map(({ amount }) => amount)

  describe('the body of a purchase', () => {
    test.each([{ amount: 0 }, { amount: -5 }, { amount: 0.000001 }, { amount: 1e300 }, { cents: 1, currency: 'jpy' }])(
      'cannot set the price: %j',
      async (body) => {
        await shop.posted('/api/create-payment-intent', { description: 'x', ...body })
        expect(shop.stripe.session()).toMatchObject({ amount_total: 500, currency: 'usd' })
      },
    )

    test.each(['combo', 'premium', 'free', '__proto__', '', 'COACH'])(
      'is refused unless it is one known product: %j',
      async (productId) => {
        expect((await shop.post('/api/create-payment-intent', { productId })).status).toBe(400)
        expect(shop.stripe.asked).toEqual([])
      },
    )

    test.each(['coach', 'plan-professional', 'free', '__proto__', 'constructor', 'combo-997-usd', ' combo'])(
      'is refused unless it is a known plan: %j',
      async (tierId) => {
        expect((await shop.post('/api/stripe/create-subscription', { tierId, cents: 1 })).status).toBe(404)
        expect(shop.stripe.asked).toEqual([])
      },
    )

    test("cannot open another user's checkout, by its secret or by its Stripe ID", async () => {
      const started = await shop.begin('combo')
      const eve = await registerUser(shop.site, 'eve@example.com')
      for (const clientSecret of [started.clientSecret, shop.stripe.session().id, '%', '{}'])
        for (const path of ['/api/billing/checkout', '/api/billing/change'])
          expect((await shop.post(path, { clientSecret, costNow: 9999 }, eve)).status).toBe(404)
      expect(await shop.post('/api/sandbox/checkout', { ...started, outcome: 'pay' })).toMatchObject({ status: 404 })
      expect(await shop.owned()).toEqual([])
    })
  })

  describe('a webhook event', () => {
    const sendBytes = async (bytes: Uint8Array<ArrayBuffer>, signed: string, charset = '') => {
      const headers = {
        'stripe-signature': signatureOf({ raw: signed }, shop.now()),
        'content-type': `application/json${charset}`,
      }
      const request = { method: 'POST', headers, body: bytes }
      return (await shop.site.app.request('http://localhost:3000/api/stripe/webhook', request)).status
    }
    const bytesOf = (text: string) => new TextEncoder().encode(text)

    test.each(['', 'paid=true', 'null', '[]', '7', '{}', '{"id":"evt_1","type":"invoice.paid"}', '{"id":'])(
      'that is signed but invalid (%s) is refused',
      async (raw) => {
        expect(await shop.send({ raw })).toBe(400)
      },
    )

    test('is verified byte by byte, whatever its declared charset', async () => {
      await shop.beginOnce('coach')
      shop.stripe.pay()
      const raw = shop.news().at(-1)?.raw ?? ''
      expect(await sendBytes(bytesOf(`\uFEFF${raw}`), raw)).toBe(400)
      expect(await sendBytes(new Uint8Array(Buffer.from(raw, 'utf16le')), raw, '; charset=utf-16le')).toBe(400)
      const odd = '{"id":"evt_1","type":"\uFFFD"}'
      const other = Buffer.from(odd).toString('latin1').replace('\u00EF\u00BF\u00BD', '\u00FF')
      expect(await sendBytes(new Uint8Array(Buffer.from(other, 'latin1')), odd)).toBe(400)
      expect(await shop.owned()).toEqual([])
      expect(await sendBytes(bytesOf(raw), raw, '; charset=utf-16le')).toBe(200)
      expect(await shop.owned()).toEqual(['coach'])
    })

    test("for one user's purchase, replayed, grants nothing to another user", async () => {
      const eve = await registerUser(shop.site, 'eve@example.com')
      await shop.buy('combo', eve)
      for (const event of shop.stripe.events) expect(await shop.send(event)).toBe(200)
      expect([await shop.owned(), await shop.owned(eve)]).toEqual([[], ['combo']])
    })

    test('is refused while our clock is fast, and the payment is found anyway', async () => {
      const started = await shop.begin('combo')
      shop.stripe.pay()
      const early = new Date(shop.now().getTime() - 600_000)
      for (const event of shop.news())
        expect(await shop.send(event, { signature: signatureOf(event, early) })).toBe(400)
      expect(await shop.view(started)).toMatchObject({ state: 'paid' })
      expect(await shop.owned()).toEqual(['combo'])
    })

    test('that we fail to store is processed once when it is sent again', async () => {
      const { db } = shop.site.context
      await shop.beginOnce('coach')
      shop.stripe.pay()
      await db.schema.alterTable('ledger').renameTo('ledger_away').execute()
      for (const event of shop.news()) expect([200, 500]).toContain(await shop.send(event))
      await db.schema.alterTable('ledger_away').renameTo('ledger').execute()
      expect(await shop.owned()).toEqual([])
      await shop.tell()
      expect([await shop.owned(), await shop.ledger()]).toEqual([['coach'], ['granted coach']])
    })
  })

  describe('a deleted account', () => {
    test('gets nothing and pays nothing because of later events', async () => {
      await shop.buy('combo')
      const before = await shop.ledger()
      await leave()
      for (const event of shop.stripe.events) expect(await shop.send(event)).toBe(200)
      await shop.tell()
      await follow()
      expect([await shop.ledger(), live()]).toEqual([before, 0])
      expect(await shop.site.context.db.selectFrom('entitlement').selectAll().execute()).toEqual([])
    })

    test.each(['coach', 'combo'])('deleted while paying for %s is refunded, and no plan continues', async (product) => {
      if (product === 'coach') await shop.beginOnce(product)
      else await shop.begin(product)
      // Stripe is unreachable at that moment, so the checkout stays open.
      shop.stripe.fails('away')
      await leave()
      shop.stripe.recovers()
      shop.stripe.pay()
      await shop.tell()
      await follow()
      expect(moneyBack()).toEqual([product === 'coach' ? 500 : 997])
      expect([live(), await shop.ledger()]).toEqual([0, []])
      await follow()
      expect(moneyBack()).toHaveLength(1)
    })

    test.each(['paused', 'unpaid'] as const)('leaves no plan that was %s and could be resumed', async (status) => {
      await shop.buy('combo')
      shop.stripe.setStatus(status)
      await shop.tell()
      await leave()
      expect(live()).toBe(0)
    })
  })

  test('is refunded for a later payment, even if its ID is unknown here', async () => {
    await shop.begin('combo')
    shop.stripe.fails('away')
    await leave()
    shop.stripe.recovers()
    shop.stripe.pay()
    await shop.tell()
    await shop.site.context.db.updateTable('purchase').set({ payment: null }).execute()
    await follow()
    expect(moneyBack()).toEqual([997])
  })

  test('a plan that ended at Stripe without an event is purchased again, not changed', async () => {
    await shop.buy('combo')
    shop.stripe.cancel()
    shop.lose()
    const started = await shop.begin('combo')
    expect(await shop.view(started)).toMatchObject({ state: 'ready', costNow: 997 })
    shop.stripe.pay()
    await shop.tell()
    expect([await shop.owned(), live()]).toEqual([['combo'], 1])
  })

  describe('two plans at Stripe', () => {
    test.each(['paused', 'unpaid'] as const)(
      'are never the result of buying another while one was %s',
      async (status) => {
        await shop.buy('combo')
        shop.stripe.setStatus(status)
        await shop.tell()
        await shop.buy('download')
        expect([await shop.owned(), live()]).toEqual([['download'], 1])
      },
    )

    test('for one purchase are reduced to one within the hour, and the second is refunded', async () => {
      await shop.buy('combo')
      const [first] = shop.stripe.held.subscription
      shop.later(1)
      Object.assign(shop.stripe.session(), { status: 'open' })
      shop.stripe.pay()
      await shop.tell()
      expect(live()).toBe(2)
      shop.stripe.fails('drops', /DELETE/)
      await follow()
      shop.stripe.recovers()
      await follow()
      await shop.tell()
      expect([moneyBack(), live(), first?.status]).toEqual([[997], 1, 'active'])
      expect(await shop.owned()).toEqual(['combo'])
    })
  })

  describe('the hourly job', () => {
    test('finds a renewal without an event, before and after the plan has ended', async () => {
      await shop.buy('combo')
      shop.later(34)
      shop.stripe.renew()
      shop.lose()
      expect(await shop.owned()).toEqual([])
      await follow()
      expect(await shop.owned()).toEqual(['combo'])
      shop.stripe.asked.length = 0
      await follow()
      expect(shop.stripe.asked).toEqual([])
    })

    test('completes the rest if Stripe refuses one kind of request', async () => {
      const eve = await registerUser(shop.site, 'eve@example.com')
      await shop.buy('combo')
      shop.stripe.fails('away')
      await leave()
      shop.stripe.recovers()
      await shop.beginOnce('coach', eve)
      shop.stripe.pay()
      shop.lose()
      shop.later(1)
      shop.stripe.fails(401, /DELETE/)
      await follow()
      expect(await shop.owned(eve)).toEqual(['coach'])
    })
  })
})
