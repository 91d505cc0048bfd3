import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Plans } from '#web/features/marketing/landing/plans.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearToasts()
})
const payments = { selling: 'on', isTest: false, isEnforced: true } as const

test('three plans are shown with their prices, and the popular one is marked', () => {
  show(() => <Plans offer={payments} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Free',
    'Professional',
    'Premium',
  ])
  for (const price of ['$0', '$29', '$9']) expect(screen.getByText(price)).toBeDefined()
  expect(screen.getByText('one-time')).toBeDefined()
  expect(screen.getAllByText('Most Popular')).toHaveLength(1)
})

test('selecting a plan leads to sign-up first and returns to the plan', () => {
  show(() => <Plans offer={payments} />)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.useFakeTimers()
  const choice = screen.getByRole('link', { name: 'Choose Professional' })
  // The link is used without scripts, and before hydration.
  expect(choice.getAttribute('href')).toBe('/api/login?tab=sign-up&next=%2Fpricing%23plan-professional')
  expect(choice.hasAttribute('data-wakes')).toBe(true)
  expect(fireEvent.click(choice)).toBe(false)
  expect(shownToasts()[0]?.title).toBe('Sign Up Required')
  vi.advanceTimersByTime(2000)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?tab=sign-up&next=%2Fpricing%23plan-professional')
})

test('opening a plan in another tab is left to the browser', () => {
  show(() => <Plans offer={payments} />)
  expect(fireEvent.click(screen.getByRole('link', { name: 'Choose Premium' }), { ctrlKey: true })).toBe(true)
  expect(shownToasts()).toEqual([])
})

test('without payments no plans are shown', () => {
  show(() => <Plans offer={{ ...payments, selling: 'off' }} />)
  expect(document.body.textContent).toBe('')
})
