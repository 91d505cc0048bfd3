import { afterEach, beforeEach, expect, test } from 'vitest'
import { cookieOf, onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'
import type { Offer } from '#shared/contract/billing.ts'

const PASSWORD = 'operator and more'

onEachDatabase('claims', (engine) => {
  let site: TestSite
  let cookie: string
  beforeEach(async () => {
    site = await createTestSite(engine, { env: { ADMIN_PASSWORD: PASSWORD } })
    cookie = cookieOf(await site.request('POST', '/api/admin/login', { body: { password: PASSWORD } }))
  })
  afterEach(() => site.close())

  const shown = async () => {
    const reply = await site.request('GET', '/api/claims')
    return (await reply.json()) as { id: string; text: string; basis: string }[]
  }
  const textOf = async (id: string) => (await shown()).find((claim) => claim.id === id)?.text
  const set = (id: string, body: unknown, as = cookie) =>
    site.request('PUT', `/api/admin/claims/${id}`, { cookie: as, body })
  const inShop = async () => ((await (await site.request('GET', '/api/billing/offer')).json()) as Offer).shop.claims

  test('nothing unverified is shown before the administrator has entered its proof', async () => {
    expect((await shown()).filter(({ basis }) => basis === 'unverified')).toEqual([])
    const refused = await set('users', { isShown: true, source: '', date: '2026-10-01' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ fields: { source: 'Enter the proof.' } })
    expect((await set('users', { isShown: true, source: 'Accounts', date: '2026-10-01' })).status).toBe(200)
    expect(await textOf('users')).toBe('50,000+ users')
    await set('users', { isShown: false })
    expect(await textOf('users')).toBeUndefined()
  })

  test('response times are shown in the words of the administrator, with date and source in the trail', async () => {
    expect(await textOf('response-times')).toBeUndefined()
    const times = { text: 'Support: within 24 hours', source: 'Our schedule', date: '2026-10-01' }
    await set('response-times', { isShown: true, ...times })
    expect(await textOf('response-times')).toBe('Support: within 24 hours')
    const trail = await (await site.request('GET', '/api/admin/audit', { cookie })).json()
    expect(trail).toMatchObject({
      items: [{ target: '/api/admin/claims/response-times', detail: 'shown, 2026-10-01: Our schedule' }, {}],
    })
  })

  test('each term of the shop is shown beside prices until it is switched off', async () => {
    expect(await inShop()).toEqual(['regular-price', 'most-popular', 'money-back'])
    await set('most-popular', { isShown: false })
    expect(await inShop()).toEqual(['regular-price', 'money-back'])
  })

  test('the administrator alone decides, and on claims that can be switched', async () => {
    expect((await set('users', { isShown: false }, '')).status).toBe(401)
    for (const id of ['parsed', 'end-to-end', 'x%']) expect((await set(id, { isShown: true })).status).toBe(404)
    expect((await set('users', { isShown: true, source: 'x', date: 'soon' })).status).toBe(400)
    expect((await set('users', { isShown: true, source: 'x'.repeat(301), date: '2026-10-01' })).status).toBe(400)
  })
})
