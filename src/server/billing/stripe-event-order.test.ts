import { afterEach, beforeEach, expect, test } from 'vitest'
import { createShop, type Shop } from '#server/testing/stripe-shop.ts'
import { signatureOf, WEBHOOK_SECRET } from '#server/engines/payments/stripe/testing/test-stripe.ts'
import { onEachDatabase } from '#server/testing/site.ts'

onEachDatabase('the order and origin of Stripe events', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await createShop(engine)
  })
  afterEach(() => shop.close())

  const payCoach = async () => {
    await shop.beginOnce('coach')
    shop.stripe.pay()
  }
  const payPlan = async () => {
    await shop.begin('combo')
    shop.stripe.pay()
  }

  const refunded = async () => (await shop.account()).payments.map(({ refundedCents }) => refundedCents)

  test('a processed event is not processed again', async () => {
    await payCoach()
    const events = shop.news()
    await shop.tell()
    shop.stripe.asked.length = 0
    for (const event of events) expect(await shop.send(event)).toBe(200)
    expect(shop.stripe.asked).toEqual([])
  })

  test('all events of a purchase arriving at once grant it once', async () => {
    await payPlan()
    const replies = await Promise.all(shop.news().flatMap((event) => [shop.send(event), shop.send(event)]))
    expect(new Set(replies)).toEqual(new Set([200]))
    expect(await shop.ledger()).toEqual(['granted combo'])
    expect((await shop.account()).payments).toHaveLength(1)
  })

  test('a plan whose end event arrives before its start event stays ended', async () => {
    await payPlan()
    shop.stripe.cancel()
    for (const event of shop.news().toReversed()) expect(await shop.send(event)).toBe(200)
    expect(await shop.owned()).toEqual([])
    expect(await shop.ledger()).toEqual([])
  })

  test('a refund event that arrives before its payment grants nothing', async () => {
    await payCoach()
    shop.stripe.refund()
    for (const event of shop.news().toReversed()) expect(await shop.send(event)).toBe(200)
    expect([await refunded(), await shop.owned()]).toEqual([[500], []])
    expect(await shop.ledger()).toEqual([])
  })

  test('a replayed refund event that was superseded by a new purchase changes nothing', async () => {
    await payCoach()
    await shop.tell()
    shop.stripe.refund()
    const refund = shop.news().at(-1)
    await shop.tell()
    await payCoach()
    await shop.tell()
    expect(await shop.owned()).toEqual(['coach'])
    if (refund) await shop.send(refund)
    expect(await shop.owned()).toEqual(['coach'])
    expect(await shop.ledger()).toEqual(['granted coach', 'taken coach', 'granted coach'])
  })

  test.each([
    [
      'signed with another secret',
      (raw: string) => ({ raw, signature: signatureOf({ raw }, shop.now(), 'whsec_other') }),
    ],
    ['changed by one byte', (raw: string) => ({ raw: raw.replace('evt_', 'evt-'), signature: signed(raw) })],
    ['changed by a space', (raw: string) => ({ raw: `${raw} `, signature: signed(raw) })],
    ['not signed', (raw: string) => ({ raw, signature: '' })],
    ['signed with nonsense', (raw: string) => ({ raw, signature: 't=1,v1=00' })],
    ['signed more than 300 seconds ago', (raw: string) => ({ raw, signature: signed(raw, -301) })],
    ['signed by another scheme', (raw: string) => ({ raw, signature: signed(raw).replace('v1=', 'v0=') })],
  ])('an event that is %s is refused and changes nothing', async (_, forge) => {
    await payCoach()
    const event = shop.news().find(({ type }) => type === 'checkout.session.completed')
    const { raw, signature } = forge(event?.raw ?? '')
    shop.stripe.asked.length = 0
    expect(await shop.send({ raw }, { signature })).toBe(400)
    expect(shop.stripe.asked).toEqual([])
    expect(await shop.owned()).toEqual([])
  })
  const signed = (raw: string, seconds = 0) =>
    signatureOf({ raw }, new Date(shop.now().getTime() + seconds * 1000), WEBHOOK_SECRET)

  test('an event signed 299 seconds ago is accepted', async () => {
    await payCoach()
    const event = shop.news().at(-1)
    expect(await shop.send({ raw: event?.raw ?? '' }, { signature: signed(event?.raw ?? '', -299) })).toBe(200)
    expect(await shop.owned()).toEqual(['coach'])
  })

  test('an event over half a megabyte is refused unread', async () => {
    const raw = JSON.stringify({ id: 'evt_1', type: 'x', filling: 'x'.repeat(512 * 1024) })
    expect(await shop.send({ raw })).toBe(413)
  })

  test('events for a provider that is not in use are refused', async () => {
    const answer = await shop.site.request('POST', '/api/sandbox/webhook', { body: '{}' })
    expect(answer.status).toBe(404)
  })

  test('events of another shop on the same account are acknowledged and change nothing', async () => {
    await payPlan()
    await shop.tell()
    const { stripe } = shop
    const [session, subscription, intent] = [stripe.session(), stripe.subscription(), stripe.intent()]
    const [invoice] = stripe.held.invoice
    // The same objects as another shop would have them: without our reference.
    Object.assign(session, { metadata: {}, client_reference_id: 'theirs', id: 'cs_theirs' })
    Object.assign(subscription, { metadata: { reference: 'theirs' }, id: 'sub_theirs', status: 'canceled' })
    Object.assign(intent, { metadata: {}, id: 'pi_theirs' })
    if (invoice) invoice.parent.subscription_details = { subscription: 'sub_theirs', metadata: { reference: 'theirs' } }
    stripe.tell('checkout.session.completed', session)
    stripe.tell('customer.subscription.deleted', subscription)
    stripe.tell('payment_intent.succeeded', intent)
    if (invoice) stripe.tell('invoice.paid', invoice)
    stripe.tell('charge.refunded', { ...stripe.held.charge[0], payment_intent: null })
    stripe.tell('product.created', { id: 'prod_1', object: 'product' })
    stripe.tell('a.kind.that.nobody.knows', { id: 'x_1' })
    await shop.tell()
    expect(await shop.owned()).toEqual(['combo'])
    expect((await shop.account()).payments).toHaveLength(1)
    expect(await shop.ledger()).toEqual(['granted combo'])
  })

  test('a plan whose price no longer belongs to a product of ours is left unchanged', async () => {
    await payPlan()
    await shop.tell()
    const price = shop.stripe.price('combo')
    Object.assign(price, { lookup_key: 'mugs-997-usd', metadata: {} })
    shop.stripe.setStatus('active')
    await shop.tell()
    expect(await shop.owned()).toEqual(['combo'])
  })
})
