import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Info, ShieldCheck } from 'lucide-react'
import { PRODUCTS } from '#shared/billing/products.ts'
import type { Offer as Selling } from '#shared/contract/billing.ts'
import { BuyCoach } from '#web/features/coach/sales/buy-coach.tsx'
import { Price } from '#web/features/plans/price.tsx'
import { useShopClaim } from '#web/features/plans/use-shop.ts'
import { TestModeBadge } from '#web/features/plans/test-mode-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type OfferProps = { isSignedIn: boolean; offer: Selling }

/** What it costs, if anything does here, and the one way to it. */
export function Offer({ isSignedIn, offer }: OfferProps) {
  return offer.selling === 'off' ? <FreeOffer /> : <PaidOffer isSignedIn={isSignedIn} offer={offer} />
}

/** Anyone who is signed in has it already. */
function FreeOffer() {
  return (
    <Card className="grid gap-5">
      <p className="text-sm text-ink-soft">
        <Trans>Sign in so that we can save your answers and reports.</Trans>
      </p>
      <LinkButton to="/auth?next=/interview-prep" look="primary" size="large">
        <Trans>Sign in to practice</Trans>
      </LinkButton>
    </Card>
  )
}

function PaidOffer({ isSignedIn, offer }: OfferProps) {
  return (
    <Card className="grid gap-5">
      {offer.isTest && <TestModeBadge />}
      <div className="grid gap-1">
        <Price product={PRODUCTS.coach} />
        <p className="text-sm text-ink-soft">
          <Trans>One payment. No subscription, unlimited sessions.</Trans>
        </p>
      </div>
      {offer.selling === 'unset' ? (
        <Notice title={<Trans>Payments aren’t set up on this site yet</Trans>}>
          <Trans>The site owner can unlock the coach for your account.</Trans>
        </Notice>
      ) : (
        <BuyCoach isSignedIn={isSignedIn} provider={offer.provider} />
      )}
      <MoneyBack isUsedUp={offer.paidBefore.includes('coach')} />
    </Card>
  )
}

/** The guarantee is for the first payment. */
function MoneyBack({ isUsedUp }: { isUsedUp: boolean }) {
  const Icon = isUsedUp ? Info : ShieldCheck
  if (!useShopClaim('money-back')) return null
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Icon aria-hidden className={clsx('mt-0.5 size-4 shrink-0', !isUsedUp && 'text-good')} />
      {isUsedUp ? (
        <Trans>
          The 30-day money-back guarantee covers your first payment only. You’ve paid for the coach before, so another
          payment isn’t covered.
        </Trans>
      ) : (
        <Trans>30-day money-back guarantee on your first payment.</Trans>
      )}
    </p>
  )
}
