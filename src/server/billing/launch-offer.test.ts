import { afterEach, beforeEach, expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'
import type { CheckoutView, Offer } from '#shared/contract/billing.ts'

const PASSWORD = 'operator and more'
const MINUTE = 60_000
type Begun = { readonly clientSecret: string }

onEachDatabase('the launch offer of the coach', (engine) => {
  let site: TestSite
  let admin: string
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-03-01T08:00:00.000Z')
    const env = { ADMIN_PASSWORD: PASSWORD, RATE_LIMITS: 'off' }
    site = await createTestSite(engine, { env, clock: () => now })
    admin = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
  })
  afterEach(() => site.close())

  const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * MINUTE))
  const person = (name: string) => registerUser(site, `${name}@example.com`)
  const shop = async () => ((await (await site.request('GET', '/api/billing/offer')).json()) as Offer).shop
  const start = async (places: number, endsOn = '2026-03-31') =>
    (await site.request('PUT', '/api/admin/launch-offer', { cookie: admin, body: { places, endsOn } })).status
  const post = async <T>(path: string, cookie: string, body: unknown) =>
    (await (await site.request('POST', path, { cookie, body })).json()) as T
  const begin = (cookie: string) => post<Begun>('/api/create-payment-intent', cookie, { amount: 5 })
  const priceOf = async (cookie: string, { clientSecret }: Begun) =>
    (await post<CheckoutView>('/api/billing/checkout', cookie, { clientSecret })).cents
  const pay = (cookie: string, { clientSecret }: Begun) =>
    post<CheckoutView>('/api/sandbox/checkout', cookie, { clientSecret, outcome: 'pay' })

  test('without one, the coach costs $5, and neither places nor an end are mentioned', async () => {
    expect(await shop()).toMatchObject({ coachCents: 500, launch: null })
    const eve = await person('eve')
    expect(await priceOf(eve, await begin(eve))).toBe(500)
  })

  test('the places that are shown are those that are left; after the last one, the regular price is charged', async () => {
    expect(await start(2)).toBe(200)
    expect((await shop()).launch).toEqual({ placesLeft: 2, endsOn: '2026-03-31' })
    const [eve, bob, cem] = [await person('eve'), await person('bob'), await person('cem')]
    await pay(eve, await begin(eve))
    expect((await shop()).launch).toEqual({ placesLeft: 1, endsOn: '2026-03-31' })
    await pay(bob, await begin(bob))
    expect(await shop()).toMatchObject({ coachCents: 2900, launch: null })
    expect(await priceOf(cem, await begin(cem))).toBe(2900)
  })

  test('of several people who want the last place at once, one gets it', async () => {
    await start(1)
    const people = await Promise.all(['eve', 'bob', 'cem'].map(person))
    const begun = await Promise.all(people.map(begin))
    const prices = await Promise.all(people.map((cookie, at) => priceOf(cookie, begun[at] ?? { clientSecret: '' })))
    expect(prices.toSorted((a, b) => a - b)).toEqual([500, 2900, 2900])
  })

  test('an open checkout holds its place for 35 minutes, for the same person', async () => {
    await start(1)
    const [eve, bob] = [await person('eve'), await person('bob')]
    const first = await begin(eve)
    later(34)
    expect(await begin(eve)).toEqual(first)
    expect(await priceOf(bob, await begin(bob))).toBe(2900)
    later(2)
    expect(await post('/api/billing/checkout', eve, first)).toMatchObject({ state: 'lapsed' })
    expect((await shop()).launch).toEqual({ placesLeft: 1, endsOn: '2026-03-31' })
    expect(await priceOf(bob, await begin(bob))).toBe(500)
  })

  test('it ends with its last day, wherever the administrator is', async () => {
    await start(100, '2026-03-01')
    now = new Date('2026-03-01T23:59:59.000Z')
    expect((await shop()).coachCents).toBe(500)
    now = new Date('2026-03-02T00:00:00.000Z')
    expect(await shop()).toMatchObject({ coachCents: 2900, launch: null })
    const eve = await person('eve')
    expect(await priceOf(eve, await begin(eve))).toBe(2900)
  })

  test('what was sold still counts when it is changed; removed, it leaves the price as without one', async () => {
    await start(5)
    const eve = await person('eve')
    await pay(eve, await begin(eve))
    await start(10)
    expect((await shop()).launch?.placesLeft).toBe(9)
    await site.request('DELETE', '/api/admin/launch-offer', { cookie: admin })
    expect(await shop()).toMatchObject({ coachCents: 500, launch: null })
  })

  test('only the administrator sets it, with a number of places and a day', async () => {
    expect(
      (await site.request('PUT', '/api/admin/launch-offer', { body: { places: 1, endsOn: '2026-03-31' } })).status,
    ).toBe(401)
    expect(await start(0)).toBe(400)
    expect(await start(1.5)).toBe(400)
    expect(await start(3, 'soon')).toBe(400)
  })
})
