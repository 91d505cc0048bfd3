import { Trans } from '@lingui/react/macro'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The next step below a text. */
export function NextStep({ of }: { of: 'about' | 'help' }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-md text-sm text-ink-soft">
        {of === 'help' ? (
          <Trans>Didn’t find your answer? Send us a message.</Trans>
        ) : (
          <Trans>The best way to find out if it’s for you is to try it. You don’t need an account to start.</Trans>
        )}
      </p>
      {of === 'help' ? (
        <LinkButton to="/contact" look="primary">
          <Trans>Contact us</Trans>
        </LinkButton>
      ) : (
        <LinkButton to="/resume-builder" look="primary">
          <Trans>Start Building Free</Trans>
        </LinkButton>
      )}
    </Card>
  )
}
