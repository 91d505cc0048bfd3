import { expect, test, vi } from 'vitest'
import { ada, onEachDatabase, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

// Each test opens its own database and checks passwords at full cost. Their duration is not asserted here.
vi.setConfig({ testTimeout: 60_000 })

const wrong = { email: ada.email, password: 'wrong-one' }
const statuses = (answers: Response[]) => answers.map((answer) => answer.status)
const guess = (site: TestSite, times: number, headers: Record<string, string> = {}) =>
  Promise.all(Array.from({ length: times }, () => site.request('POST', '/api/login', { body: wrong, headers })))

onEachDatabase('guessing', (engine) => {
  test('after ten wrong passwords in a minute, even the right password has to wait', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z')
    const site = await createTestSite(engine, { clock: () => new Date(now) })
    await registerUser(site)
    expect(statuses(await guess(site, 11)).toSorted()).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    now += 18_000
    const refused = await site.request('POST', '/api/login', { body: ada })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('42')
    expect(await refused.json()).toEqual({
      message: 'Too many attempts. Try again in 42 seconds, or reset your password.',
      code: 'too_many_tries',
    })
    now += 42_000
    expect((await site.request('POST', '/api/login', { body: ada })).status).toBe(200)
    await site.close()
  })

  test('right passwords do not count toward the limit', async () => {
    const site = await createTestSite(engine)
    await registerUser(site)
    const limit = { name: 'login', max: 10, seconds: 60 }
    for (let i = 0; i < 9; i++) await site.context.limits.take(limit, '127.0.0.1')
    for (let i = 0; i < 3; i++) expect((await site.request('POST', '/api/login', { body: ada })).status).toBe(200)
    await site.close()
  })

  test('guesses from many networks at one account are counted together', async () => {
    const site = await createTestSite(engine, { env: { TRUST_PROXY: 'true' } })
    const limit = { name: 'login-account', max: 50, seconds: 3600 }
    for (let i = 0; i < 49; i++) await site.context.limits.take(limit, ada.email)
    const answers = []
    for (let i = 0; i < 3; i++) answers.push(...(await guess(site, 1, { 'x-forwarded-for': `10.0.0.${i}` })))
    expect(statuses(answers)).toEqual([401, 429, 429])
    await site.close()
  })

  test('a forged X-Forwarded-For header does not bypass the limit', async () => {
    const site = await createTestSite(engine)
    const limit = { name: 'login', max: 10, seconds: 60 }
    for (let i = 0; i < 9; i++) await site.context.limits.take(limit, '127.0.0.1')
    const answers = []
    for (let i = 0; i < 3; i++) answers.push(...(await guess(site, 1, { 'x-forwarded-for': `10.0.0.${i}` })))
    expect(statuses(answers)).toEqual([401, 429, 429])
    await site.close()
  })

  test('behind a gateway that adds ports, the guesses of others do not count for a visitor', async () => {
    const site = await createTestSite(engine, { env: { TRUST_PROXY: 'true' } })
    await registerUser(site)
    for (let i = 1; i <= 10; i++) await guess(site, 1, { 'x-forwarded-for': `203.0.113.${i}:4107` })
    const headers = { 'x-forwarded-for': '203.0.113.77:4107' }
    expect((await site.request('POST', '/api/login', { body: ada, headers })).status).toBe(200)
    // Another port is no other visitor.
    const ports = []
    for (let i = 1; i <= 11; i++) ports.push(...(await guess(site, 1, { 'x-forwarded-for': `203.0.113.88:${i}` })))
    expect(statuses(ports)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    await site.close()
  })

  test('a network learns of at most twenty addresses in ten minutes that they have an account', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z')
    const site = await createTestSite(engine, { clock: () => new Date(now) })
    const mover = await registerUser(site, 'mover@example.com')
    await registerUser(site)
    const register = async (email: string) => {
      now += 2000
      return (await site.request('POST', '/api/register', { body: { ...ada, email } })).status
    }
    const move = async () => {
      const body = { email: ada.email, password: ada.password }
      return (await site.request('PUT', '/api/user/email', { cookie: mover, body })).status
    }
    const answers = []
    for (let i = 0; i < 19; i++) answers.push(await register(ada.email))
    expect([...answers, await move()]).toEqual(Array.from({ length: 20 }, () => 409))
    // Also for a free address, or the difference would tell.
    expect([await register(ada.email), await register('free@example.com'), await move()]).toEqual([429, 429, 429])
    now += 600_000
    expect([await register('free@example.com'), await register(ada.email)]).toEqual([201, 409])
    await site.close()
  })

  test('the attempts table contains no IP addresses or emails, and old attempts are deleted', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z')
    const site = await createTestSite(engine, { clock: () => new Date(now), env: { TRUST_PROXY: 'true' } })
    await guess(site, 1, { 'x-forwarded-for': '10.9.8.7' })
    const first = JSON.stringify(await site.context.db.selectFrom('tries').selectAll().execute())
    expect(first).not.toMatch(/10\.9\.8\.7|ada@/)
    now += 3_600_000
    await guess(site, 1, { 'x-forwarded-for': '10.9.8.6' })
    expect(await site.context.db.selectFrom('tries').select('key').execute()).toHaveLength(2)
    await site.close()
  })
})

test('with RATE_LIMITS off, nothing is counted', async () => {
  const site = await createTestSite('sqlite', { env: { RATE_LIMITS: 'off' } })
  expect(new Set(statuses(await guess(site, 15)))).toEqual(new Set([401]))
  await site.close()
})
