import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { CheckAgainButton } from '#web/features/billing/checkout/check-again-button.tsx'
import { PlansLink } from '#web/features/billing/checkout/no-purchase.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** A link to the provider's checkout page, and help for users who come back before the payment has arrived. */
export function ProviderCheckout({ url }: { url: string | null }) {
  if (!url)
    return (
      <>
        <p className="text-sm text-ink-soft">
          <Trans>This checkout is no longer open, and you weren’t charged. Choose the plan again.</Trans>
        </p>
        <PlansLink />
      </>
    )
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <a href={url} className={buttonClass({ look: 'primary', size: 'large' })}>
          <Trans>Continue to payment</Trans>
          <ExternalLink aria-hidden />
        </a>
        <p className="text-sm text-ink-soft">
          <Trans>You’ll pay on Stripe’s page. We never see your card number.</Trans>
        </p>
      </div>
      <section aria-labelledby="paid-already" className="grid gap-3 border-t border-line pt-6">
        <h2 id="paid-already" className="text-base">
          <Trans>Already paid?</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>
            We haven’t received your payment yet. Card payments take seconds, but bank transfers can take days. You’ll
            get access automatically once it arrives, so don’t pay again.
          </Trans>
        </p>
        <CheckAgainButton>
          <Trans>Check again</Trans>
        </CheckAgainButton>
      </section>
    </div>
  )
}
