import { Trans, useLingui } from '@lingui/react/macro'
import { PRODUCTS, type ProductId } from '#shared/billing/products.ts'
import type { BillingAccount } from '#shared/contract/billing.ts'
import { CancelOrResume } from '#web/features/billing/account/cancel-or-resume.tsx'
import { PortalButton } from '#web/features/billing/account/portal-button.tsx'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { FeatureList } from '#web/features/plans/feature-list.tsx'
import { featuresOf } from '#web/features/plans/plan-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Subscription = NonNullable<BillingAccount['subscription']>

/** The monthly plan with its price and dates, what was bought once, or the free plan. */
export function CurrentPlan({ account, onEnded }: { account: BillingAccount; onEnded: () => void }) {
  const { subscription, owned, hasPortal } = account
  const others = owned.filter((id) => id !== subscription?.product)
  return (
    <div className="grid gap-5">
      {subscription && <Monthly subscription={subscription} hasPortal={hasPortal} />}
      {others.map((id) => (
        <Owned key={id} product={id} />
      ))}
      {owned.length === 0 && !subscription && <Free isEnforced={account.isEnforced} />}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        <LinkButton to="/pricing">
          <Trans>See all plans</Trans>
        </LinkButton>
        {subscription && <CancelOrResume subscription={subscription} account={account} onEnded={onEnded} />}
        {hasPortal && <PortalButton isUrgent={subscription?.state === 'late' && !subscription.endsAt} />}
      </div>
    </div>
  )
}

function Monthly({ subscription, hasPortal }: { subscription: Subscription; hasPortal: boolean }) {
  const { i18n } = useLingui()
  const { product: id, state, periodEndsAt, endsAt } = subscription
  const { name, cents } = PRODUCTS[id]
  const price = formatPrice(i18n, cents)
  const day = (at: string) => i18n.date(at, { dateStyle: 'long', timeZone: 'UTC' })
  const [next, end] = [day(periodEndsAt), endsAt && day(endsAt)]
  const isLate = state === 'late'
  const isClosed = state === 'closed'
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-base font-semibold">{name}</span>
          {end ? (
            <Badge tone="warn">
              <Trans>Ends {end}</Trans>
            </Badge>
          ) : (
            !isLate &&
            !isClosed && (
              <Badge tone="good">
                <Trans>Active</Trans>
              </Badge>
            )
          )}
          {isLate && (
            <Badge tone="bad">
              <Trans>Payment late</Trans>
            </Badge>
          )}
          {isClosed && (
            <Badge tone="bad">
              <Trans>Closed</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {isLate ? (
            <Trans>{price} per month.</Trans>
          ) : isClosed && end ? (
            <Trans>You are not charged again.</Trans>
          ) : end ? (
            <Trans>Everything stays open until {end}. You are not charged again.</Trans>
          ) : (
            <Trans>
              {price} per month. Next payment on {next}.
            </Trans>
          )}
        </p>
      </div>
      {isLate && (
        <Notice tone="warn" title={<Trans>Your last payment did not go through</Trans>}>
          {hasPortal ? (
            <Trans>
              It is tried again in the next days, and everything stays open meanwhile. Look under “Cards and invoices”
              whether your card is still valid.
            </Trans>
          ) : (
            <Trans>It is tried again in the next days, and everything stays open meanwhile.</Trans>
          )}{' '}
          <Trans>If you cancel the plan, it is not tried again.</Trans>
        </Notice>
      )}
      {isClosed ? (
        <Notice tone="warn" title={<Trans>{name} is not open to you now</Trans>}>
          <Trans>Its payment for this month was given back, or is disputed.</Trans>{' '}
          {!end && <Trans>The next payment opens it again. If you choose a plan anew, this one ends.</Trans>}
        </Notice>
      ) : (
        <FeatureList features={featuresOf(id)} />
      )}
    </div>
  )
}

function Owned({ product }: { product: ProductId }) {
  const { name } = PRODUCTS[product]
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-base font-semibold">{name}</span>
        <Badge tone="good">
          <Trans>Yours</Trans>
        </Badge>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Nothing more to pay. It stays open to you.</Trans>
      </p>
    </div>
  )
}

function Free({ isEnforced }: { isEnforced: boolean }) {
  return (
    <div className="grid gap-1">
      <p className="text-base font-semibold">{PRODUCTS.free.name}</p>
      <p className="text-sm text-ink-soft">
        {isEnforced ? (
          <Trans>
            You pay nothing. All you have written stays open to you, also what a smaller plan would not hold.
          </Trans>
        ) : (
          <Trans>You pay nothing, and on this site everything but the Interview Coach is open to you.</Trans>
        )}
      </p>
    </div>
  )
}
