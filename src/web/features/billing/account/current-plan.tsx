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
              <Trans>Payment overdue</Trans>
            </Badge>
          )}
          {isClosed && (
            <Badge tone="bad">
              <Trans>Paused</Trans>
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {isLate ? (
            <Trans>{price} per month.</Trans>
          ) : isClosed && end ? (
            <Trans>You won’t be charged again.</Trans>
          ) : end ? (
            <Trans>You’ll keep access until {end} and won’t be charged again.</Trans>
          ) : (
            <Trans>
              {price} per month. Next payment on {next}.
            </Trans>
          )}
        </p>
      </div>
      {isLate && (
        <Notice tone="warn" title={<Trans>Your last payment didn’t go through</Trans>}>
          {hasPortal ? (
            <Trans>
              We’ll try again over the next few days, and you’ll keep access in the meantime. Make sure your card under
              “Cards and invoices” is still valid.
            </Trans>
          ) : (
            <Trans>We’ll try again over the next few days, and you’ll keep access in the meantime.</Trans>
          )}{' '}
          <Trans>If you cancel the plan, we won’t try again.</Trans>
        </Notice>
      )}
      {isClosed ? (
        <Notice tone="warn" title={<Trans>{name} is paused</Trans>}>
          <Trans>This month’s payment was refunded or is disputed.</Trans>{' '}
          {!end && <Trans>It resumes with your next payment. If you choose a plan before then, this one ends.</Trans>}
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
          <Trans context="Owned plan">Yours</Trans>
        </Badge>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Nothing more to pay.</Trans>
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
            You pay nothing. All your resumes stay available, even if there are more than this plan includes.
          </Trans>
        ) : (
          <Trans>You pay nothing. On this site, that includes everything except the Interview coach.</Trans>
        )}
      </p>
    </div>
  )
}
