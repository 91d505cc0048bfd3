import { afterAll, beforeAll, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'

onEachDatabase('limits', (engine) => {
  let site: TestSite
  let now = Date.parse('2026-03-01T12:00:00Z')
  beforeAll(async () => {
    site = await createTestSite(engine, { clock: () => new Date(now) })
  })
  afterAll(() => site.close())

  const take = async (name: string, who: string) =>
    (await site.context.limits.take({ name, max: 2, seconds: 60 }, who)).allowed

  test('all networks of one IPv6 site together may do five times as much as one of them', async () => {
    for (let i = 0; i < 10; i++) expect(await take('roaming', `2001:db8:1:${i.toString(16)}`)).toBe(true)
    expect(await take('roaming', '2001:db8:1:ff')).toBe(false)
    expect(await take('roaming', '2001:db8:2:0')).toBe(true)
  })

  test('one IPv6 network has the limit of any other network', async () => {
    const tries = []
    for (let i = 0; i < 3; i++) tries.push(await take('staying', '2001:db8:1:1'))
    expect(tries).toEqual([true, true, false])
  })

  test('an attempt that is given back counts neither for the network nor for its site', async () => {
    for (let i = 0; i < 12; i++) {
      const tried = await site.context.limits.take({ name: 'right', max: 2, seconds: 60 }, `2001:db8:1:${i}`)
      if (tried.allowed) await tried.refund()
      expect(tried.allowed).toBe(true)
    }
  })

  test('asking whether a limit is reached counts nothing', async () => {
    const limit = { name: 'asked', max: 2, seconds: 60 }
    const refusal = () => site.context.limits.refusal(limit, '203.0.113.7')
    for (let i = 0; i < 5; i++) expect(await refusal()).toBeUndefined()
    expect([await take('asked', '203.0.113.7'), await take('asked', '203.0.113.7')]).toEqual([true, true])
    now += 18_000
    expect(await refusal()).toEqual({ allowed: false, waitSeconds: 42 })
    now += 42_000
    expect(await refusal()).toBeUndefined()
  })
})
