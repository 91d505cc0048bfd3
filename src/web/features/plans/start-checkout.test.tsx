import { afterEach, expect, test, vi } from 'vitest'
import { startCheckout } from '#web/features/plans/start-checkout.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  [{ url: 'https://pay.example/1', clientSecret: 'a/b' }, 'https://pay.example/1'],
  [{ clientSecret: 'a/b' }, '/checkout?client_secret=a%2Fb'],
])('a payment that has begun as %o goes on at %s', async (started, address) => {
  vi.stubGlobal('fetch', async () => Response.json(started))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await startCheckout('coach', 'sandbox')
  expect(assign).toHaveBeenCalledExactlyOnceWith(address)
})
