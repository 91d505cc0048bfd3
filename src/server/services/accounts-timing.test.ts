import { expect, test } from 'vitest'
import { ada, openSite, registered } from '#server/test-site.ts'

const ROUNDS = 15

test('refusing an unknown address takes as long as refusing a wrong password', async () => {
  const site = await openSite('sqlite', { env: { RATE_LIMITS: 'off' } })
  await registered(site)
  const refusal = async (email: string): Promise<number> => {
    const begun = performance.now()
    const { status } = await site.ask('POST', '/api/login', { body: { email, password: 'wrong-one' } })
    expect(status).toBe(401)
    return performance.now() - begun
  }
  const times: { readonly unknown: number; readonly wrong: number }[] = []
  // By turns, so that what else the machine does slows both.
  for (let round = 0; round < ROUNDS; round += 1)
    times.push({ unknown: await refusal('nobody@example.com'), wrong: await refusal(ada.email) })
  const ratio = middle(times.map(({ unknown }) => unknown)) / middle(times.map(({ wrong }) => wrong))
  // Without the same hashing it would be a twentieth.
  expect(ratio).toBeGreaterThan(0.25)
  expect(ratio).toBeLessThan(4)
  await site.close()
})

const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2] ?? 0
