import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type Product } from '#shared/billing/products.ts'
import { confirmChange, type Offer } from '#shared/contract/billing.ts'
import type { Purchase } from '#web/features/billing/checkout/purchase.ts'
import { Frame } from '#web/features/billing/checkout/frame.tsx'
import { useCheckoutDecision } from '#web/features/billing/checkout/use-checkout-decision.ts'
import { OrderSummary } from '#web/features/billing/checkout/order-summary.tsx'
import { rightsLost } from '#web/features/billing/rights-lost.ts'
import { NoscriptNotice } from '#web/features/billing/noscript-notice.tsx'
import { LostRightsNotice } from '#web/features/billing/lost-rights-notice.tsx'
import { call } from '#web/lib/api/call.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type ChangeOfPlanProps = {
  purchase: Purchase
  from: Product
  offer: Offer
  frame: { isTest: boolean; takesFocus: boolean }
}

/** A change of plan: what it costs now and later, and which features are lost. */
export function PlanChange({ purchase: { product: id, ...purchase }, from, offer, frame }: ChangeOfPlanProps) {
  const { i18n } = useLingui()
  const { running, problem, decide } = useCheckoutDecision()
  const { clientSecret, costNow, cents } = purchase
  const [now, later] = [formatPrice(i18n, costNow), formatPrice(i18n, cents)]
  const confirm = () => decide('change', () => call(confirmChange, { body: { clientSecret, costNow } }))
  const [name, before] = [PRODUCTS[id].name, from.name]
  return (
    <Frame {...frame} title={<Trans>Change your plan</Trans>}>
      <p className="text-ink-soft">
        <Trans>
          {name} replaces {before} as soon as you confirm.
        </Trans>
      </p>
      <OrderSummary product={PRODUCTS[id]} cents={cents} costNow={costNow} offer={offer} />
      <p className="text-sm text-ink-soft">
        {costNow > 0 ? (
          <Trans>
            {now} covers the difference for the rest of this month. From your next payment on, it’s {later} per month.
          </Trans>
        ) : (
          <Trans>
            You won’t be charged now, but there’s no partial refund for this month. From your next payment on, it’s{' '}
            {later} per month.
          </Trans>
        )}{' '}
        <LostRightsNotice rights={rightsLost(offer, from.id, id)} /> <Trans>You’ll keep all your resumes.</Trans>
      </p>
      <NoscriptNotice />
      {problem && (
        <Notice tone="bad" title={<Trans>Your plan wasn’t changed</Trans>}>
          {problem}
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <LinkButton to="/pricing" className={WRAPPING_BUTTON}>
          <Trans>Keep {before}</Trans>
        </LinkButton>
        <Button look="primary" className={WRAPPING_BUTTON} loading={running !== null} onClick={() => void confirm()}>
          {running && <Trans>Processing...</Trans>}
          {!running && (costNow > 0 ? <Trans>Confirm and pay {now}</Trans> : <Trans>Confirm change</Trans>)}
        </Button>
      </div>
    </Frame>
  )
}
