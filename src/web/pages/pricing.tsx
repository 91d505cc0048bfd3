import { getOffer } from '#shared/contract/billing.ts'
import { SLEEPS } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { EverythingOpen } from '#web/features/billing/pricing/everything-free.tsx'
import { Pricing } from '#web/features/billing/pricing/pricing.tsx'
import { refusal } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { visitContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/pricing.ts'

export const handle = SLEEPS

export async function loader({ context }: Route.LoaderArgs) {
  const offer = await call(getOffer, {}, context.get(visitContext).send)
  if (offer.status !== 200) throw refusal(offer)
  return offer.body
}

export default function PricingPage({ loaderData: offer }: Route.ComponentProps) {
  return offer.selling === 'off' ? <EverythingOpen /> : <Pricing offer={offer} />
}
