import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { ToPlans } from '#web/features/billing/checkout/no-purchase.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** The way to the provider's own page, where the card is asked for. */
export function AtProvider({ url }: { url: string | null }) {
  if (!url) return <ToPlans />
  return (
    <div className="grid gap-3">
      <a href={url} className={buttonClass({ look: 'primary', size: 'large' })}>
        <Trans>Go on to payment</Trans>
        <ExternalLink aria-hidden />
      </a>
      <p className="text-sm text-ink-soft">
        <Trans>You pay at Stripe. Your card is asked for there, and we never see its number.</Trans>
      </p>
    </div>
  )
}
