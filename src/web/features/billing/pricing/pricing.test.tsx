import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import type { ProductId } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { EverythingFree } from '#web/features/billing/pricing/everything-free.tsx'
import { Pricing } from '#web/features/billing/pricing/pricing.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  clearToasts()
})

const ada = { id: '1', email: 'ada@example.com', firstName: '', lastName: '', profileImageUrl: null }
const offer: Offer = {
  selling: 'on',
  provider: 'sandbox',
  isTest: true,
  isEnforced: true,
  owned: [],
  paidBefore: [],
  rights: { resumes: 1, open: ['pdf'] },
  shop: DEFAULT_SHOP,
}

type Visitor = { user: null | (typeof ada & { subscriptionTier: string }) } & Record<string, unknown>
/** The root loader's data, which is loaded again when the page is shown again. */
const visitor: Visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null }

/** Shows the page to a visitor, or to an account with this tier. */
async function open(change: Partial<Offer> = {}, subscriptionTier: ProductId | null = null) {
  visitor.user = subscriptionTier && { ...ada, subscriptionTier }
  show(() => <Pricing offer={{ ...offer, ...change }} />, {
    id: 'root',
    loader: () => ({ ...visitor }),
    HydrateFallback: () => null,
  })
  // Generous, because tests are slow on a busy machine.
  await screen.findByRole('heading', { level: 1 }, { timeout: 20_000 })
}
const card = (name: string) => {
  const found = screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { level: 3, name }))
  if (!found) throw new Error(`No card ${name}`)
  return within(found)
}
const buttonOn = (name: string) => card(name).getByRole('button')

test('each plan shows its monthly price in dollars', async () => {
  await open()
  const prices = {
    Free: '$0',
    'Download Only': '$2.97',
    'Premium Templates': '$4.97',
    'AI Interview': '$7.97',
    'Templates + AI': '$9.97',
    'All Features': '$14.97',
  }
  for (const [name, price] of Object.entries(prices)) {
    expect(card(name).getByText(price)).toBeDefined()
    expect(card(name).getByText('per month')).toBeDefined()
  }
  expect(card('Templates + AI').getByText('Most Popular')).toBeDefined()
  expect(card('Download Only').getByText('A few resumes, as PDF or Word files.')).toBeDefined()
  expect(
    card('All Features').getByText('30-day money-back guarantee on your first payment. Cancel anytime.'),
  ).toBeDefined()
  expect(screen.getByText('Test mode: you won’t be charged')).toBeDefined()
})

test('the refund guarantee is not repeated for a product paid for before, but shown for all others', async () => {
  await open({ paidBefore: ['combo', 'coach'] }, 'free')
  const noGuarantee = /^The 30-day money-back guarantee covers your first payment only\. You’ve paid for this before/
  expect(card('Templates + AI').getByText(noGuarantee).textContent).toMatch(
    /another payment isn’t covered\. Cancel anytime\.$/,
  )
  expect(card('AI Interview Coach').getByText(noGuarantee).textContent).toMatch(
    /another payment isn’t covered\. You pay once\.$/,
  )
  expect(screen.getAllByText(noGuarantee)).toHaveLength(2)
  expect(
    card('All Features').getByText('30-day money-back guarantee on your first payment. Cancel anytime.'),
  ).toBeDefined()
})

test('two products with the same rights say so', async () => {
  await open()
  const note = card('All Features').getByText(/includes the same features for \$9 a month/)
  expect(note.textContent).toBe('On this site, Premium includes the same features for $9 a month.')
  expect(within(note).getByRole('link').getAttribute('href')).toBe('#plan-premium')
})

test('with a language model, All Features says what it has beyond Premium', async () => {
  visitor.hasModel = true
  await open()
  delete visitor.hasModel
  expect(card('All Features').getByText(/4 times the daily AI use of any other plan/)).toBeDefined()
})

test('badges, the guarantee and the struck-through price can be switched off', async () => {
  visitor.shop = { ...DEFAULT_SHOP, claims: [] }
  await open()
  delete visitor.shop
  expect(screen.queryByText('Most Popular')).toBeNull()
  expect(screen.queryByText(/guarantee/)).toBeNull()
  expect(card('All Features').getByText('Cancel anytime.')).toBeDefined()
  expect(document.querySelector('s')).toBeNull()
})

test('a launch offer shows the places that are left, its last day and the price after it', async () => {
  visitor.shop = { ...DEFAULT_SHOP, launch: { placesLeft: 47, endsOn: '2026-12-31' } }
  await open()
  delete visitor.shop
  const coach = card('AI Interview Coach')
  expect(coach.getByText('$5')).toBeDefined()
  expect(coach.getByText(/spots left/).textContent).toBe(
    '47 spots left at this price, until December 31, 2026 (UTC). After that, it costs $29.',
  )
})

test('after a launch offer the coach has its regular price alone', async () => {
  visitor.shop = { ...DEFAULT_SHOP, coachCents: 2900 }
  await open()
  delete visitor.shop
  expect(card('AI Interview Coach').getByText('$29')).toBeDefined()
  expect(document.querySelector('s')).toBeNull()
})

test('the current plan of a signed-in user cannot be bought again', async () => {
  await open({ owned: ['combo'], rights: { resumes: 10, open: ['pdf', 'coach'] } }, 'combo')
  expect(buttonOn('Templates + AI')).toMatchObject({ textContent: 'Current Plan', disabled: true })
  expect(buttonOn('All Features').textContent).toBe('Switch to All Features')
  expect(buttonOn('AI Interview Coach')).toMatchObject({ textContent: 'You already have this', disabled: true })
  expect(card('Free').getByRole('link', { name: 'Manage plan in settings' })).toBeDefined()
})

test('a purchase that would mean paying for two plans shows a warning first', async () => {
  await open({ owned: ['combo'], rights: { resumes: 10, open: ['pdf', 'coach'] } }, 'combo')
  expect(card('Professional').getByText(/^It doesn’t cancel your monthly plan/)).toBeDefined()
})

test('without a paid plan the free one is the current one', async () => {
  await open({}, 'free')
  expect(buttonOn('Free')).toMatchObject({ textContent: 'Current Plan', disabled: true })
})

test('the free plan needs no request', async () => {
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  await open()
  await userEvent.click(buttonOn('Free'))
  expect(shownToasts()[0]).toMatchObject({
    title: "You're all set!",
    description: 'You can start building resumes for free right now.',
  })
  expect(fetched).not.toHaveBeenCalled()
})

test('a signed-out visitor is asked to sign up, redirected after two seconds, and then returned to the plan', async () => {
  await open()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.useFakeTimers()
  buttonOn('All Features').click()
  expect(shownToasts()[0]).toMatchObject({
    title: 'Sign Up Required',
    description: 'Please create an account to subscribe to a plan.',
  })
  vi.advanceTimersByTime(1999)
  expect(assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?tab=sign-up&next=%2Fpricing%23premium')
})

test('a signed-out visitor who changes the selection returns to the last selected plan', async () => {
  await open()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  vi.useFakeTimers()
  buttonOn('All Features').click()
  vi.advanceTimersByTime(1000)
  buttonOn('Professional').click()
  vi.advanceTimersByTime(2000)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login?tab=sign-up&next=%2Fpricing%23plan-professional')
})

test('during the request the plan shows progress and ignores a second click, then the payment page opens', async () => {
  let answer: (response: Response) => void = () => {}
  const fetched = vi.fn<typeof fetch>(() => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', fetched)
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await open({}, 'free')
  await userEvent.click(buttonOn('Premium Templates'))
  expect(buttonOn('Premium Templates').textContent).toBe('Processing...')
  await userEvent.click(buttonOn('Premium Templates'))
  await userEvent.click(buttonOn('All Features'))
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  expect(fetched.mock.calls[0]).toMatchObject([
    '/api/sandbox/create-subscription',
    { method: 'POST', body: '{"tierId":"templates"}' },
  ])
  answer(Response.json({ url: '/checkout?client_secret=x', clientSecret: 'x' }))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/checkout?client_secret=x'))
})

test("after the browser's back button a plan can be selected again", async () => {
  vi.stubGlobal('fetch', async () => Response.json({ url: 'https://pay.example', clientSecret: 'x' }))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await open({}, 'free')
  await userEvent.click(buttonOn('All Features'))
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce())
  expect(buttonOn('All Features').textContent).toBe('Processing...')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(buttonOn('All Features').textContent).toBe('Choose All Features'))
})

test('a plan bought in another tab is shown as current after the refusal', async () => {
  const refused = { message: 'You already have this. Nothing was charged.', code: 'already_owned' }
  vi.stubGlobal('fetch', async () => Response.json(refused, { status: 409 }))
  await open({}, 'free')
  visitor.user = { ...ada, subscriptionTier: 'premium' }
  await userEvent.click(buttonOn('All Features'))
  await vi.waitFor(() => expect(buttonOn('All Features').textContent).toBe('Current Plan'))
  expect(shownToasts()[0]).toMatchObject({ title: 'Payment Error', description: refused.message })
})

test('Professional is paid once', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ url: 'https://pay.example', clientSecret: 'x' }))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(location, 'assign').mockImplementation(() => {})
  await open({}, 'free')
  await userEvent.click(buttonOn('Professional'))
  await vi.waitFor(() =>
    expect(fetched.mock.calls[0]).toMatchObject([
      '/api/create-payment-intent',
      { body: '{"productId":"plan-professional"}' },
    ]),
  )
})

test.each([
  [503, { message: 'The provider is away.', code: 'payments_away' }, 'The provider is away.'],
  [500, 'oops', 'Failed to create subscription. Please try again.'],
])('a refusal (%i) shows a toast, and the plan can be selected again', async (status, body, sentence) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
  await open({}, 'free')
  await userEvent.click(buttonOn('Download Only'))
  await vi.waitFor(() =>
    expect(shownToasts()[0]).toMatchObject({ title: 'Payment Error', description: sentence, variant: 'destructive' }),
  )
  expect(buttonOn('Download Only').textContent).toBe('Choose Download Only')
})

test('without payment setup prices are shown and nothing can be selected', async () => {
  await open({ selling: 'unset', provider: null, isTest: false })
  expect(card('All Features').getByText('$14.97')).toBeDefined()
  expect(buttonOn('All Features')).toMatchObject({ textContent: 'Payments aren’t set up', disabled: true })
  expect(screen.getByText('Payments aren’t set up yet')).toBeDefined()
})

test.each([
  [false, 1],
  [true, 0],
])('where plans limit nothing (enforced: %s) the page says that no plan is needed', async (isEnforced, notices) => {
  await open({ isEnforced })
  expect(screen.queryAllByText('You don’t need a plan here')).toHaveLength(notices)
})

test('the table shows for each right and each product whether it is included', async () => {
  await open()
  const table = within(screen.getByRole('table', { name: 'What each plan includes' }))
  const row = (name: RegExp) =>
    within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(table.getAllByRole('columnheader')).toHaveLength(10)
  expect(row(/^Resumes/)).toEqual(['1', '5', '5', '5', '10', 'Unlimited', 'Unlimited', 'Unlimited', '1'])
  const [no, yes] = ['Not included', 'Included']
  expect(row(/^AI Interview Coach/)).toEqual([no, no, no, yes, yes, yes, no, yes, yes])
})

test('a site without payments does not mention money', () => {
  show(EverythingFree)
  expect(document.body.textContent).not.toMatch(/\$|price|pay|money|plan|buy/i)
  expect(screen.getByRole('heading', { level: 1, name: 'Everything is free here' })).toBeDefined()
})
