import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { BillingPayment } from '#shared/contract/billing.ts'
import { DeleteAccount } from '#web/features/account/delete-account.tsx'
import type { PaidProducts } from '#web/features/account/paid-products-notice.tsx'
import { clearToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => act(clearToasts))

const noPurchases: PaidProducts = { selling: 'on', subscription: null, owned: [], payments: [] }
const combo = { product: 'combo', state: 'active', periodEndsAt: '2026-02-28T10:00:00.000Z', endsAt: null } as const
const payment: BillingPayment = {
  id: 'pay_1',
  product: 'plan-professional',
  cents: 2900,
  refundedCents: 0,
  paidAt: '2026-01-31T10:00:00.000Z',
  receiptUrl: null,
  isRefundable: true,
}

/** What the dialog says about money when an account is deleted; nothing where it says nothing. */
async function messageFor(billing: Partial<PaidProducts>): Promise<string> {
  show(() => (
    <>
      <h2 id="plan-heading" tabIndex={-1}>
        Plan and payments
      </h2>
      <DeleteAccount billing={{ ...noPurchases, ...billing }} />
    </>
  ))
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  await screen.findByLabelText('Your password')
  return screen.queryByRole('note')?.textContent ?? ''
}

test('a dialog for an account without payments does not mention money', async () => {
  expect(await messageFor({ payments: [{ ...payment, isRefundable: false, refundedCents: 2900 }] })).toBe('')
})

test.each([
  [1, { payments: [{ ...payment, isRefundable: false }] }],
  [0, {}],
])('after a payment the dialog says that its record is kept (%i)', async (times, billing) => {
  await messageFor(billing)
  expect(screen.queryAllByText(/^We keep records of your payments .* no longer be linked to you\.$/)).toHaveLength(
    times,
  )
})

test('a monthly plan warns that the rest of the month is lost', async () => {
  const message = await messageFor({ subscription: combo, owned: ['combo'] })
  expect(message).toContain('Templates + AI ends immediately, and the rest of the month you paid for isn’t refunded.')
  expect(message).not.toContain('You can still get a refund')
})

test('a plan with a late payment ends without another charge', async () => {
  const message = await messageFor({ subscription: { ...combo, state: 'late' }, owned: ['combo'] })
  expect(message).toContain('Templates + AI ends immediately, and you won’t be charged again.')
})

test('a permanent purchase is named even if it cannot be refunded', async () => {
  const message = await messageFor({ owned: ['plan-professional', 'coach'] })
  expect(message).toContain('also lose your one-time purchases: Professional and AI Interview Coach.')
  expect(screen.getByRole('link', { name: 'See your plan and payments' }).getAttribute('href')).toBe('/settings#plan')
})

test('an available refund is mentioned, and the refund link comes first', async () => {
  const message = await messageFor({ owned: ['plan-professional'], payments: [payment] })
  expect(message).toContain('You can still get a refund for Professional, but')
  const link = screen.getByRole('link', { name: 'Get a refund first' })
  expect(link.getAttribute('href')).toBe('/settings#plan')
  await userEvent.click(link)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement?.id).toBe('plan-heading')
})

test('a site without payments does not mention money', async () => {
  expect(await messageFor({ selling: 'off', owned: ['plan-professional'], payments: [payment] })).toBe('')
})
