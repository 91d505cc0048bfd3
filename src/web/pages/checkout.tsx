import { data, redirect } from 'react-router'
import { getCheckout, getOffer } from '#shared/contract/billing.ts'
import { Checkout } from '#web/features/billing/checkout/checkout.tsx'
import { NoPurchase, ProviderUnavailable } from '#web/features/billing/checkout/no-purchase.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/checkout.ts'

/** A purchase as the provider has it now, so that a reload always shows what is true. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const { pathname, search, searchParams } = url
  const clientSecret = searchParams.get('client_secret') ?? ''
  const view = await call(getCheckout, { body: { clientSecret } }, send)
  // After it: looking at a purchase may have opened what it paid for.
  const offer = await call(getOffer, {}, send)
  if (offer.status !== 200) throw toCallError(offer)
  if (offer.body.selling === 'off') throw redirect('/pricing')
  if (view.status === 401) throw redirect(`/auth?next=${encodeURIComponent(pathname + search)}`)
  if (view.status === 503 || view.status === 429)
    return data({ offer: offer.body, purchase: null, problem: view.body.message }, { status: view.status })
  if (view.status !== 200) return data({ offer: offer.body, purchase: null, problem: null }, { status: 404 })
  return data({ offer: offer.body, purchase: { ...view.body, clientSecret }, problem: null })
}

export default function CheckoutPage({ loaderData: { offer, purchase, problem } }: Route.ComponentProps) {
  if (purchase) return <Checkout purchase={purchase} offer={offer} />
  return problem ? (
    <ProviderUnavailable message={problem} isTest={offer.isTest} />
  ) : (
    <NoPurchase isTest={offer.isTest} />
  )
}
