import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { PRODUCTS } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import type { Purchase } from '#web/features/billing/checkout/purchase.ts'
import { ProviderCheckout } from '#web/features/billing/checkout/provider-checkout.tsx'
import { PlanChange } from '#web/features/billing/checkout/plan-change.tsx'
import { Frame } from '#web/features/billing/checkout/frame.tsx'
import { PlansLink } from '#web/features/billing/checkout/no-purchase.tsx'
import { PaymentComplete } from '#web/features/billing/checkout/payment-complete.tsx'
import { TestCheckout } from '#web/features/billing/checkout/test-checkout.tsx'
import { OrderSummary } from '#web/features/billing/checkout/order-summary.tsx'

/** One purchase, from its summary to its completion. */
export function Checkout({ purchase, offer }: { purchase: Purchase; offer: Offer }) {
  const { product: id, state, isTest } = purchase
  // Anyone who sees it change here has pressed a button that is gone now.
  const [first] = useState(state)
  const { name } = PRODUCTS[id]
  const frame = { isTest, takesFocus: first !== state }
  if (state === 'paid') return <PaymentComplete product={PRODUCTS[id]} offer={offer} frame={frame} />
  if (state === 'lapsed')
    return (
      <Frame {...frame} title={<Trans>This purchase wasn’t completed</Trans>}>
        <p className="text-ink-soft">
          <Trans>
            The checkout for {name} was canceled or expired, or you chose another plan. You weren’t charged.
          </Trans>
        </p>
        <PlansLink />
      </Frame>
    )
  if (state === 'change' && purchase.insteadOf)
    return <PlanChange purchase={purchase} from={PRODUCTS[purchase.insteadOf]} offer={offer} frame={frame} />
  return (
    <Frame {...frame} title={<Trans>Your purchase</Trans>}>
      <OrderSummary product={PRODUCTS[id]} cents={purchase.cents} costNow={purchase.costNow} offer={offer} />
      {offer.provider === 'sandbox' ? <TestCheckout purchase={purchase} /> : <ProviderCheckout url={purchase.url} />}
    </Frame>
  )
}
