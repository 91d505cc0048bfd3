import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { CircleCheck } from 'lucide-react'
import type { Product } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { Frame } from '#web/features/billing/checkout/frame.tsx'
import { FeatureList } from '#web/features/plans/feature-list.tsx'
import { featuresOf } from '#web/features/plans/plan-labels.ts'
import { WRAPPING_BUTTON } from '#web/ui/wrapping-button.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type PaidProps = { product: Product; offer: Offer; frame: { isTest: boolean; takesFocus: boolean } }

/** What was bought and where to find it, or that it is no longer active. */
export function PaymentComplete({ product: { id, name }, offer, frame }: PaidProps) {
  if (!offer.owned.includes(id))
    return (
      <Frame {...frame} title={<Trans>This purchase is complete</Trans>}>
        <p className="text-ink-soft">
          <Trans>
            You paid for {name}, but it’s no longer active: it ended, was refunded, or was replaced by another plan.
          </Trans>
        </p>
        <ToSettings isFirst />
      </Frame>
    )
  return (
    <Frame
      {...frame}
      title={
        <span className="flex items-start gap-3">
          <CircleCheck aria-hidden className="mt-1 size-7 shrink-0 text-good" />
          <span>
            <Trans>You now have {name}</Trans>
          </span>
        </span>
      }
    >
      <FeatureList features={featuresOf(id)} />
      <div className="flex flex-col gap-2 border-t border-line pt-6 sm:flex-row">
        {id === 'coach' ? (
          <LinkButton to="/interview-prep" look="primary">
            <Trans>Start practicing</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/" look="primary">
            <Trans>Go to your resumes</Trans>
          </LinkButton>
        )}
        <ToSettings />
      </div>
    </Frame>
  )
}

function ToSettings({ isFirst = false }: { isFirst?: boolean }) {
  return (
    <LinkButton
      to="/settings#plan"
      look={isFirst ? 'primary' : 'secondary'}
      className={clsx(WRAPPING_BUTTON, isFirst && 'sm:justify-self-start')}
    >
      <Trans>See your plan and receipts</Trans>
    </LinkButton>
  )
}
