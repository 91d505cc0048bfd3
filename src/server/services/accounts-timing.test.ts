import { expect, test } from 'vitest'
import { ada, openSite, registered, type Site } from '#server/test-site.ts'

async function medianOf(site: Site, email: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 7; i++) {
    const start = performance.now()
    await site.ask('POST', '/api/login', { body: { email, password: 'wrong-one' } })
    times.push(performance.now() - start)
  }
  return times.toSorted((a, b) => a - b)[3] ?? 0
}

test('refusing an unknown address takes as long as refusing a wrong password', async () => {
  const site = await openSite('sqlite', { env: { RATE_LIMITS: 'off' } })
  await registered(site)
  const ratio = (await medianOf(site, 'nobody@example.com')) / (await medianOf(site, ada.email))
  // Without the same hashing it would be a twentieth.
  expect(ratio).toBeGreaterThan(0.4)
  expect(ratio).toBeLessThan(2.5)
  await site.close()
})
