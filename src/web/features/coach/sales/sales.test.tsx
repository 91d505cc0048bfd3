import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import type { Offer } from '#shared/contract/billing.ts'
import type { CoachNegotiation } from '#shared/contract/coach-negotiations.ts'
import type { CoachSessionCard } from '#shared/contract/coach.ts'
import type { Kept } from '#web/features/coach/sales/existing-practice.tsx'
import { exampleIn } from '#web/features/coach/sales/load-example.ts'
import { Sales } from '#web/features/coach/sales/sales.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  clearToasts()
})

const card: CoachSessionCard = {
  id: 3,
  role: 'Baker',
  industry: 'general',
  level: 'Senior',
  kinds: ['behavioural'],
  postingTitle: '',
  questions: 6,
  answered: 2,
  average: 61,
  createdAt: '2026-04-05T10:00:00.000Z',
}
const negotiation: CoachNegotiation = {
  id: 8,
  createdAt: '2026-04-06T10:00:00.000Z',
  record: {
    seed: 1,
    role: 'Head baker',
    scenario: 'raise',
    style: 'warm',
    ask: { target: 52_000, walkAway: 46_000, currency: 'EUR', period: 'year' },
    moves: [],
    outcome: 'agreed',
  },
}
const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null }

const offer: Offer = {
  selling: 'on',
  provider: 'sandbox',
  isTest: true,
  isEnforced: false,
  owned: [],
  paidBefore: [],
  rights: { resumes: null, open: [] },
  shop: DEFAULT_SHOP,
}

async function open({
  selling = 'on' as Offer['selling'],
  paidBefore = [] as Offer['paidBefore'],
  isSignedIn = false,
  kept = null as Kept | null,
  at = '/',
} = {}) {
  show(
    () => (
      <Sales isSignedIn={isSignedIn} offer={{ ...offer, selling, paidBefore }} kept={kept} example={exampleIn('en')} />
    ),
    {
      id: 'root',
      at,
      loader: () => visitor,
      HydrateFallback: () => null,
    },
  )
  // Generous, because tests are slow on a busy machine.
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
}
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('the price and the former price are shown beside the buy button', async () => {
  await open()
  expect(screen.getByText('$5')).toBeDefined()
  expect(screen.getByText('Test mode: you won’t be charged')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Get the AI Interview Coach' }).getAttribute('href')).toBe(
    '/auth?next=%2Finterview-prep%3Fbuy%3Dcoach',
  )
})

test('without payment setup the price is shown and nothing can be bought', async () => {
  await open({ selling: 'unset', isSignedIn: true })
  expect(screen.getByText('$5')).toBeDefined()
  expect(screen.getByText('Payments aren’t set up on this site yet')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the refund guarantee is shown to accounts that never paid for the coach, and not a second time', async () => {
  await open({ isSignedIn: true, paidBefore: ['combo'] })
  expect(screen.getByText('30-day money-back guarantee on your first payment.')).toBeDefined()
  cleanup()
  await open({ isSignedIn: true, paidBefore: ['coach'] })
  expect(screen.queryByText('30-day money-back guarantee on your first payment.')).toBeNull()
  expect(screen.getByText(/You’ve paid for the coach before, so another payment isn’t covered\.$/)).toBeDefined()
})

/** Answers the button's only request; what was sent is recorded. */
function answerWith(status: number, body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('the button sends its product, shows progress, and opens the payment page', async () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  const fetched = answerWith(200, { url: 'https://pay.example/1', clientSecret: 's' })
  await open({ isSignedIn: true })
  await userEvent.click(screen.getByRole('button', { name: 'Get the AI Interview Coach' }))
  const pending = await screen.findByRole('button', { name: 'Processing Payment...' })
  expect(pending.getAttribute('aria-disabled')).toBe('true')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'))
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/create-payment-intent',
    { method: 'POST', body: '{"amount":5,"description":"AI Interview Coach - One-time access"}' },
  ])
})

test('without a payment URL it opens the checkout with the secret', async () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  answerWith(200, { url: '', clientSecret: 'a b' })
  await open({ isSignedIn: true })
  await userEvent.click(screen.getByRole('button', { name: 'Get the AI Interview Coach' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/checkout?client_secret=a%20b'))
})

test.each([
  [503, { message: 'Payments are away.', code: 'payments_away' }, 'Payments are away.'],
  [500, 'oops', 'Failed to create payment session. Please try again.'],
])('a refusal (%i) shows a toast, and the button can be clicked again', async (status, body, sentence) => {
  answerWith(status, body)
  await open({ isSignedIn: true })
  await userEvent.click(screen.getByRole('button', { name: 'Get the AI Interview Coach' }))
  await vi.waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({ title: 'Payment Error', description: sentence, variant: 'destructive' }),
  )
  expect(await screen.findByRole('button', { name: 'Get the AI Interview Coach' })).toBeDefined()
})

test('after a required sign-in the payment starts without another click', async () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  answerWith(200, { url: 'https://pay.example/1', clientSecret: 's' })
  await open({ isSignedIn: true, at: '/?buy=coach' })
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'))
})

test('where payments are off no price, purchase or refund is mentioned', async () => {
  await open({ selling: 'off' })
  expect(document.body.textContent).not.toMatch(/\$|money-back|One payment|Payments/)
  expect(screen.getByRole('link', { name: 'Sign in to practice' }).getAttribute('href')).toBe(
    '/auth?next=/interview-prep',
  )
})

test('a former owner of the coach finds earlier work as read-only', async () => {
  await open({ isSignedIn: true, kept: { sessions: [card], negotiations: [negotiation] } })
  expect(screen.getByText('You no longer have the coach')).toBeDefined()
  expect(hrefs()).toEqual(['/settings', '/interview-prep/3/report', '/interview-prep/negotiation?shown=8'])
})

test('an account that never had the coach sees no mention of earlier work', async () => {
  await open({ isSignedIn: true, kept: { sessions: [], negotiations: [] } })
  expect(screen.queryByText('You no longer have the coach')).toBeNull()
})
