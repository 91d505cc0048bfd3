import { Trans } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { useVisitor } from '#web/lib/visitor.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const SIGN_IN = '/auth?next=/interview-prep'

/** What it costs, if anything does here, and the one way to it. */
export function Offer({ isSignedIn }: { isSignedIn: boolean }) {
  const { isFree } = useVisitor()
  return isFree ? <FreeOffer /> : <PaidOffer isSignedIn={isSignedIn} />
}

/** Whoever is signed in has it already. */
function FreeOffer() {
  return (
    <Card className="grid gap-5">
      <p className="text-sm text-ink-soft">
        <Trans>Sign in, so that your answers and reports are kept for you.</Trans>
      </p>
      <LinkButton to={SIGN_IN} look="primary" size="large">
        <Trans>Sign in to practise</Trans>
      </LinkButton>
    </Card>
  )
}

function PaidOffer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Card className="grid gap-5">
      <div className="grid gap-1">
        <p className="flex items-baseline gap-3">
          <span className="text-2xl font-semibold tabular-nums">$5</span>
          <s className="text-base text-ink-soft tabular-nums">
            <span className="sr-only">
              <Trans>instead of</Trans>{' '}
            </span>
            $29
          </s>
        </p>
        <p className="text-sm text-ink-soft">
          <Trans>Paid once. No subscription, no limit of sessions.</Trans>
        </p>
      </div>
      {isSignedIn ? (
        <Notice title={<Trans>Payments are not set up here yet</Trans>}>
          <Trans>Whoever runs this site can open the coach for your account.</Trans>
        </Notice>
      ) : (
        <LinkButton to={SIGN_IN} look="primary" size="large">
          <Trans>Sign in to get the coach</Trans>
        </LinkButton>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-soft">
        <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
        <Trans>30-day money-back guarantee: if it does not help you, you get your money back.</Trans>
      </p>
    </Card>
  )
}
