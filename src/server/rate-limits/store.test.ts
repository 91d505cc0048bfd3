import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'

const HOUR = 3_600_000
const LIMIT = { name: 'login', max: 2, seconds: 60 }

onEachDatabase('limits', (engine) => {
  let site: TestSite
  let now: Date
  beforeEach(async () => {
    now = new Date('2026-11-18T12:00:00.000Z')
    site = await createTestSite(engine, { clock: () => now })
  })
  afterEach(() => site.close())

  const take = () => site.context.limits.take(LIMIT, 'ada')

  test('a clock that is set back by a day locks no one out for longer than the window', async () => {
    for (let i = 0; i < 3; i++) await take()
    now = new Date(now.getTime() - 24 * HOUR)
    expect((await take()).allowed).toBe(true)
    await take()
    expect(await take()).toEqual({ allowed: false, waitSeconds: 60 })
  })

  test('processes whose clocks differ by half a minute count together', async () => {
    await take()
    now = new Date(now.getTime() - 30_000)
    await take()
    now = new Date(now.getTime() + 30_000)
    expect((await take()).allowed).toBe(false)
  })
})
