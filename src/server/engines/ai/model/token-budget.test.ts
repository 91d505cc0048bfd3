import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokenBudget } from '#server/engines/ai/model/token-budget.ts'
import { onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

onEachDatabase('the budget', (engine) => {
  let site: TestSite
  let users: string[]
  beforeAll(async () => {
    site = await createTestSite(engine)
    await registerUser(site)
    await registerUser(site, 'eve@example.com')
    users = (await site.context.db.selectFrom('user').select('id').execute()).map(({ id }) => id)
  })
  afterAll(() => site.close())

  const opened = (day: string, limits: { perUser: number; total: number; sharesOf?: () => Promise<number> }) =>
    createTokenBudget({ db: site.context.db, clock: () => new Date(`${day}T23:59:59.000Z`), ...limits })
  const given = (all: readonly unknown[]) => all.filter((one) => one !== null).length

  test("allows only as many concurrent questions as one user's budget covers", async () => {
    const budget = opened('2026-01-01', { perUser: 1000, total: 1e6 })
    const held = await Promise.all(Array.from({ length: 30 }, () => budget.reserve(users[0]!, 100)))
    expect(given(held)).toBe(10)
    expect(await budget.reserve(users[1]!, 1000)).not.toBeNull()
  })

  test('a user with several shares has several times the budget', async () => {
    const budget = opened('2026-01-04', { perUser: 1000, total: 1e6, sharesOf: async () => 4 })
    expect(await budget.reserve(users[0]!, 4000)).not.toBeNull()
    expect(await budget.reserve(users[0]!, 1)).toBeNull()
  })

  test('allows only as many concurrent questions of many users as the total budget covers', async () => {
    const budget = opened('2026-01-02', { perUser: 1e6, total: 1000 })
    const held = await Promise.all(Array.from({ length: 30 }, (_, at) => budget.reserve(users[at % 2]!, 100)))
    expect(given(held)).toBe(10)
    const own = await site.context.db.selectFrom('aiUsage').select('tokens').where('day', '=', '2026-01-02').execute()
    expect(own.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(1000)
  })

  test('releases unused tokens of a reservation, and counts tokens used beyond it', async () => {
    const budget = opened('2026-01-03', { perUser: 1000, total: 1000 })
    const held = await budget.reserve(users[0]!, 1000)
    expect(await budget.reserve(users[0]!, 1)).toBeNull()
    await held?.settle(300)
    const more = await budget.reserve(users[0]!, 700)
    await more?.settle(900)
    expect(await budget.reserve(users[1]!, 1)).toBeNull()
  })

  test('starts a new day at midnight UTC', async () => {
    await opened('2026-01-04', { perUser: 10, total: 10 }).reserve(users[0]!, 10)
    expect(await opened('2026-01-05', { perUser: 10, total: 10 }).reserve(users[0]!, 10)).not.toBeNull()
  })

  test('reserves nothing for a deleted account, and allows nothing if it is zero', async () => {
    const budget = opened('2026-01-06', { perUser: 1000, total: 1000 })
    expect(await budget.reserve('nobody', 10)).toBeNull()
    expect(await opened('2026-01-06', { perUser: 0, total: 0 }).reserve(users[0]!, 1)).toBeNull()
  })
})
