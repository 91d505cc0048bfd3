import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { CheckAgainButton } from '#web/features/billing/checkout/check-again-button.tsx'
import { PlansLink } from '#web/features/billing/checkout/no-purchase.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** The way to the provider's own page, where the card is asked for, or word for anyone who comes back from there early. */
export function ProviderCheckout({ url }: { url: string | null }) {
  if (!url)
    return (
      <>
        <p className="text-sm text-ink-soft">
          <Trans>This purchase can no longer be paid from here. Nothing was charged. Choose the plan again.</Trans>
        </p>
        <PlansLink />
      </>
    )
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <a href={url} className={buttonClass({ look: 'primary', size: 'large' })}>
          <Trans>Go on to payment</Trans>
          <ExternalLink aria-hidden />
        </a>
        <p className="text-sm text-ink-soft">
          <Trans>You pay at Stripe. Your card is asked for there, and we never see its number.</Trans>
        </p>
      </div>
      <section aria-labelledby="paid-already" className="grid gap-3 border-t border-line pt-6">
        <h2 id="paid-already" className="text-base">
          <Trans>Paid already?</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>
            We have not heard of your payment yet. A card takes seconds, a transfer from your bank can take days. All of
            it opens by itself once the money has come, and you need not pay again.
          </Trans>
        </p>
        <CheckAgainButton>
          <Trans>Look again</Trans>
        </CheckAgainButton>
      </section>
    </div>
  )
}
