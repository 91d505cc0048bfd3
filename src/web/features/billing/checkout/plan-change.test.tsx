import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { Checkout } from '#web/features/billing/checkout/checkout.tsx'
import type { Purchase } from '#web/features/billing/checkout/purchase.ts'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  clearToasts()
})

const offer: Offer = {
  selling: 'on',
  provider: 'sandbox',
  isTest: true,
  isEnforced: true,
  owned: ['templates'],
  paidBefore: [],
  rights: { resumes: 1, open: ['pdf'] },
  shop: DEFAULT_SHOP,
}
const purchase: Purchase = {
  product: 'premium',
  cents: 1497,
  isTest: true,
  state: 'change',
  url: null,
  insteadOf: 'templates',
  costNow: 3,
  clientSecret: 's',
}

function Page() {
  return <Checkout purchase={useLoaderData<Purchase>()} offer={offer} />
}

test('a plan change is confirmed with the amount shown; if the price has risen, the new amount is shown', async () => {
  const body = { message: 'This change costs more by now.', code: 'cost_changed' }
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body, { status: 409 }))
  vi.stubGlobal('fetch', fetched)
  const views = [purchase, { ...purchase, costNow: 993 }]
  show(Page, { loader: () => views.shift() ?? null, HydrateFallback: () => null })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm and pay $0.03' }))
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ clientSecret: 's', costNow: 3 })
  expect(await screen.findByRole('button', { name: 'Confirm and pay $9.93' })).toBeDefined()
  expect(screen.getAllByText('This change costs more by now.')).toHaveLength(2)
  expect(fetched).toHaveBeenCalledTimes(1)
})
