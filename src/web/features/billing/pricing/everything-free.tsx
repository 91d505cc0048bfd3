import { Trans } from '@lingui/react/macro'
import { featuresOf } from '#web/features/plans/plan-labels.ts'
import { FeatureList } from '#web/features/plans/feature-list.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Where nothing is sold: what everyone gets, without prices. */
export function EverythingFree() {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-4 py-10 sm:px-6 md:py-16">
      <header className="grid gap-4">
        <h1 className="text-2xl md:text-3xl">
          <Trans>Everything is free here</Trans>
        </h1>
        <p className="text-base text-ink-soft md:text-lg md:tracking-normal">
          <Trans>This site doesn’t sell anything. With an account, you can use everything.</Trans>
        </p>
      </header>
      <Card className="grid gap-6">
        <FeatureList features={featuresOf(ALL)} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/resume-builder" look="primary">
            <Trans>Build a resume</Trans>
          </LinkButton>
          <LinkButton to="/interview-prep">
            <Trans>Practice for an interview</Trans>
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}

/** The product that opens all there is. */
const ALL = 'premium'
