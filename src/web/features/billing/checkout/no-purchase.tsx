import { Trans } from '@lingui/react/macro'
import { Frame } from '#web/features/billing/checkout/frame.tsx'
import { CheckAgainButton } from '#web/features/billing/checkout/check-again-button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The address names no purchase of the signed-in user. */
export function NoPurchase({ isTest }: { isTest: boolean }) {
  return (
    <Frame isTest={isTest} title={<Trans>We can’t find this purchase</Trans>}>
      <p className="text-ink-soft">
        <Trans>The link is incomplete, or the purchase belongs to another account. You weren’t charged.</Trans>
      </p>
      <PlansLink />
    </Frame>
  )
}

/** The state of the purchase could not be fetched. */
export function ProviderUnavailable({ message, isTest }: { message: string; isTest: boolean }) {
  return (
    <Frame isTest={isTest} title={<Trans>We can’t load your purchase right now</Trans>}>
      <p className="text-ink-soft">{message}</p>
      <CheckAgainButton look="primary">
        <Trans>Try again</Trans>
      </CheckAgainButton>
    </Frame>
  )
}

/** The way back to what can be bought. */
export function PlansLink() {
  return (
    <LinkButton to="/pricing" look="primary" className="sm:justify-self-start">
      <Trans>See all plans</Trans>
    </LinkButton>
  )
}
