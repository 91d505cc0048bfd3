import { msg } from '@lingui/core/macro'
import { getOffer } from '#shared/contract/billing.ts'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { OWN_HEAD, PageHead } from '#web/features/layout/page-head.tsx'
import { EverythingFree } from '#web/features/billing/pricing/everything-free.tsx'
import { Pricing } from '#web/features/billing/pricing/pricing.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import type { Route } from './+types/pricing.ts'

export const handle = { ...DEFERRED, ...OWN_HEAD }

const META = {
  title: msg({ message: 'Plans and pricing | {brand}' }),
  description: msg`What’s free, what each plan includes, and what it costs. Compare all plans side by side.`,
  keywords: msg`resume builder pricing, free resume builder, plans, interview coach`,
  image: '/og/pricing.jpg',
}

export async function loader({ context }: Route.LoaderArgs) {
  const offer = await call(getOffer, {}, context.get(requestContext).send)
  if (offer.status !== 200) throw toCallError(offer)
  return offer.body
}

export default function PricingPage({ loaderData: offer }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={META} />
      {offer.selling === 'off' ? <EverythingFree /> : <Pricing offer={offer} />}
    </>
  )
}
