import { expect, onTestFinished, test } from 'vitest'
import { startBuilt } from '../built-product.ts'
import { startPostgres } from '../postgres.ts'

test.skipIf(process.env['TEST_ENGINES'] === 'sqlite')(
  'while the database is away, pages and calls that need it say so by their status, and others are served',
  async (context) => {
    const postgres = await startPostgres()
    if (!postgres) return context.skip()
    const { address, stop } = await startBuilt({ DATABASE_URL: postgres.url })
    onTestFinished(stop)
    const registered = await fetch(`${address}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({
        email: 'ada@example.com',
        password: 'engine1843',
        firstName: 'Ada',
        lastName: 'Lovelace',
      }),
    })
    expect(registered.status).toBe(201)
    const cookie = registered.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const get = (path: string, headers: Record<string, string> = { cookie }) => fetch(address + path, { headers })
    expect((await get('/settings')).status).toBe(200)

    await postgres.stop()
    for (const path of ['/settings', '/settings.data', '/api/resumes']) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '10'])
    }
    expect(await (await get('/settings')).text()).toContain('Your saved work is safe.')
    expect((await get('/readyz')).status).toBe(503)
    expect((await get('/', {})).status).toBe(200)
  },
  // Two servers start here, on a machine that may be busy.
  180_000,
)
