// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { DEFAULT_SHOP } from '#shared/contract/default-shop.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { loader } from '#web/pages/checkout.tsx'

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
const problem = (status: number) => () => Response.json({ message: 'Said.', code: 'x' }, { status })

/** The loader's result for these responses. */
function load(
  checkout: () => Response | Promise<Response>,
  selling: Offer['selling'] = 'on',
  owned: () => Offer['owned'] = () => [],
) {
  const context = new RouterContextProvider()
  const send = async (path: string) =>
    path === '/api/billing/offer' ? Response.json({ ...offer, selling, owned: owned() }) : checkout()
  context.set(requestContext, { nonce: '', locale: 'en', theme: 'light', brand: '', origin: '', send })
  const url = new URL('https://cv.example/checkout?client_secret=a%2Fb')
  return loader({ url, context } as unknown as Parameters<typeof loader>[0])
}
const redirectOf = async (run: Promise<unknown>) =>
  ((await run.catch((answer: unknown) => answer)) as Response).headers.get('location')

test('a signed-out visitor signs in and returns to the same purchase', async () => {
  expect(await redirectOf(load(problem(401)))).toBe('/auth?next=%2Fcheckout%3Fclient_secret%3Da%252Fb')
})

test('rights are loaded after the purchase, which may have changed them', async () => {
  let isPaid = false
  const paid = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    isPaid = true
    return Response.json({
      product: 'coach',
      cents: 500,
      isTest: true,
      state: 'paid',
      url: null,
      insteadOf: null,
      costNow: 500,
    })
  }
  const answer = await load(paid, 'on', () => (isPaid ? ['coach'] : []))
  expect(answer).toMatchObject({ data: { purchase: { state: 'paid' }, offer: { owned: ['coach'] } } })
})

test('without payments there is no checkout', async () => {
  expect(await redirectOf(load(problem(404), 'off'))).toBe('/pricing')
})

test.each([
  [404, { purchase: null, problem: null }, 404],
  [400, { purchase: null, problem: null }, 404],
  [503, { purchase: null, problem: 'Said.' }, 503],
])('a response of %i shows the right message', async (status, body, answered) => {
  expect(await load(problem(status))).toMatchObject({ data: body, init: { status: answered } })
})
