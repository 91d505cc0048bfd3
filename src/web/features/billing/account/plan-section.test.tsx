import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLoaderData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import type { BillingAccount, BillingPayment } from '#shared/contract/billing.ts'
import { PlanSection } from '#web/features/billing/account/plan-section.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  clearToasts()
})

const noPlan: BillingAccount = {
  selling: 'on',
  payments: [],
  provider: 'sandbox',
  isTest: false,
  isEnforced: true,
  owned: [],
  paidBefore: [],
  rights: { resumes: 1, open: ['pdf'] },
  shop: DEFAULT_SHOP,
  subscription: null,
  hasPortal: false,
}
const monthly = { product: 'combo', state: 'active', periodEndsAt: '2026-02-28T10:00:00.000Z', endsAt: null } as const
const combo: BillingAccount = {
  ...noPlan,
  owned: ['combo'],
  rights: { resumes: 10, open: ['pdf', 'premiumTemplates', 'coach'] },
  subscription: monthly,
}
const payment: BillingPayment = {
  id: 'pay_1',
  product: 'combo',
  cents: 997,
  refundedCents: 0,
  paidAt: '2026-01-31T10:00:00.000Z',
  receiptUrl: null,
  isRefundable: true,
}
const open = (account: BillingAccount) => show(() => <PlanSection account={account} />)
const text = () => document.body.textContent ?? ''
function answering(body: BillingAccount) {
  const fetched = vi.fn<typeof fetch>(async () => Response.json(body))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('an account without payments sees where they will appear', () => {
  open(noPlan)
  expect(text()).toContain('No payments yet.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a plan whose payment was reversed is shown as paused until it is paid again', async () => {
  open({ ...combo, owned: [], subscription: { ...monthly, state: 'closed' } })
  expect(text()).toContain('Templates + AI is paused')
  expect(text()).toContain('It resumes with your next payment. If you choose a plan before then, this one ends.')
  expect(text()).not.toMatch(/Active|Payment overdue|keep access until/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  expect(within(screen.getByRole('alertdialog')).getByText(/^You won’t be charged again\./)).toBeDefined()
  expect(text()).not.toContain('keep access until')
})

test('a plan shows its price and its next payment date', () => {
  open(combo)
  expect(text()).toContain('$9.97 per month. Next payment on February 28, 2026.')
})

test('a plan is canceled in two clicks, and the first shows until when it stays active', async () => {
  const fetched = answering({ ...combo, subscription: { ...monthly, endsAt: monthly.periodEndsAt } })
  open(combo)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText(/^You’ll keep access until February 28, 2026/)).toBeDefined()
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }))
  await vi.waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe('/api/billing/cancel'))
  await vi.waitFor(() => expect(shownToasts()[0]?.description).toBe('You’ll keep access until February 28, 2026.'))
})

test('a plan with a late payment ends immediately when canceled, and the first click says so', async () => {
  answering(noPlan)
  open({ ...combo, subscription: { ...monthly, state: 'late' } })
  expect(text()).toContain('If you cancel the plan, we won’t try again.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'End Templates + AI now?' }))
  expect(dialog.getByText(/^We won’t retry the failed payment, and Templates \+ AI ends immediately\./)).toBeDefined()
  expect(dialog.getByText(/You’ll lose: Premium templates, AI Interview Coach\./)).toBeDefined()
  expect(dialog.queryByText(/keep access/)).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }))
  await vi.waitFor(() => expect(shownToasts()[0]?.description).toBe('It has ended, and you won’t be charged again.'))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Plan and payments'))
})

test('a canceled plan with a late payment does not promise an end date or that nothing is charged', async () => {
  open({ ...combo, subscription: { ...monthly, state: 'late', endsAt: monthly.periodEndsAt } })
  expect(text()).toContain('Payment overdue')
  expect(text()).not.toContain('won’t be charged again')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel plan' }))
  expect(screen.getByRole('alertdialog', { name: 'End Templates + AI now?' })).toBeDefined()
})

test('a canceled plan shows its end date and is kept with one click', async () => {
  const fetched = answering(combo)
  const endsAt = '2026-02-28T10:00:00.000Z'
  open({ ...combo, subscription: { product: 'combo', state: 'active', periodEndsAt: endsAt, endsAt } })
  expect(screen.getByText('Ends February 28, 2026')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Keep Templates + AI' }))
  await vi.waitFor(() => expect(fetched.mock.calls[0]?.[0]).toBe('/api/billing/reactivate'))
})

test('a late payment is shown, together with what stays available', () => {
  open({ ...combo, subscription: { ...monthly, state: 'late' } })
  expect(screen.getByText('Payment overdue')).toBeDefined()
  expect(text()).toContain('We’ll try again over the next few days, and you’ll keep access in the meantime.')
})

test('a late payment links to changing the card, and the plan is reloaded on return', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ url: 'https://pay.example/cards' }))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const withPortal: BillingAccount = { ...combo, hasPortal: true }
  let served: BillingAccount = { ...withPortal, subscription: { ...monthly, state: 'late' } }
  function Page() {
    return <PlanSection account={useLoaderData<BillingAccount>()} />
  }
  show(Page, { id: 'settings', loader: () => served, HydrateFallback: () => null })
  await screen.findByText(/Make sure your card under “Cards and invoices” is still valid\./)
  await userEvent.click(screen.getByRole('button', { name: 'Cards and invoices' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/cards'))
  served = withPortal
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(screen.queryByText('Payment overdue')).toBeNull())
  expect(screen.getByText('Active')).toBeDefined()
})

test('a payment has a receipt and is refunded after a confirmation', async () => {
  const fetched = answering(noPlan)
  open({ ...combo, payments: [payment] })
  const receipt = screen.getByRole('link', { name: 'Receipt for Templates + AI, Jan 31, 2026' })
  expect(receipt.getAttribute('href')).toBe('/receipts/pay_1')
  await userEvent.click(screen.getByRole('button', { name: /^Get a refund for .*, Jan 31, 2026$/ }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Get a refund of $9.97?' }))
  expect(
    dialog.getByText(/Templates \+ AI ends now\. You’ll lose: Premium templates, AI Interview Coach\./),
  ).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Get a refund' }))
  await vi.waitFor(() =>
    expect(fetched.mock.calls[0]).toMatchObject(['/api/billing/refund', { body: '{"paymentId":"pay_1"}' }]),
  )
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Plan and payments'))
})

test('a refunded payment says so and cannot be refunded again', () => {
  open({ ...noPlan, payments: [{ ...payment, refundedCents: 997, isRefundable: false }] })
  expect(text()).toContain('$9.97 refunded')
  expect(screen.queryByRole('button', { name: /^Get a refund/ })).toBeNull()
})

test('refunding the first payment of a plan warns that the current plan ends', async () => {
  open({ ...combo, payments: [{ ...payment, product: 'templates', cents: 497 }] })
  await userEvent.click(screen.getByRole('button', { name: /^Get a refund for .*, Jan 31, 2026$/ }))
  expect(screen.getByRole('alertdialog').textContent).toContain('Templates + AI ends now. You’ll lose:')
})

test('for a plan paid in parts, a refund shows what ends with which part', async () => {
  const began = { ...payment, id: 'pay_0', product: 'templates' as const, cents: 497, isRefundable: false }
  open({ ...combo, payments: [payment, began] })
  await userEvent.click(screen.getByRole('button', { name: /^Get a refund for .*, Jan 31, 2026$/ }))
  const words = screen.getByRole('alertdialog').textContent
  expect(words).toContain('If the payment was for an upgrade, your previous plan continues.')
  expect(words).not.toContain('You’ll lose')
})

test("the receipt link goes to the provider's receipt", () => {
  open({ ...combo, payments: [{ ...payment, receiptUrl: 'https://pay.example/r/1' }] })
  expect(screen.getByRole('link', { name: /^Receipt/ }).getAttribute('href')).toBe('https://pay.example/r/1')
})
