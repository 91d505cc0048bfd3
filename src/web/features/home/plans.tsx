import { Trans } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { PRODUCTS, type Product } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { FeatureList } from '#web/plans/feature-list.tsx'
import { Guarantee } from '#web/plans/guarantee.tsx'
import { featuresBeyond, featuresOf } from '#web/plans/plan-words.ts'
import { Price } from '#web/plans/price.tsx'
import { signUpFirst } from '#web/plans/sign-up-first.ts'
import { TestMode } from '#web/plans/test-mode.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

/** The three plans of the landing page, whose visitors have no account yet. Not there where nothing is sold. */
export function Plans({ offer }: { offer: Pick<Offer, 'payments' | 'isTest' | 'isEnforced'> }) {
  if (offer.payments === 'off') return null
  const canBuy = offer.payments === 'on'
  return (
    <section aria-labelledby="pricing" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="pricing" className="text-xl">
          <Trans>Pricing</Trans>
        </h2>
        {offer.isTest && <TestMode />}
      </div>
      <p className="max-w-2xl text-ink-soft">
        {offer.isEnforced ? (
          <Trans>Begin for free. Pay when you need more, once or month by month.</Trans>
        ) : (
          <Trans>
            On this site you need no plan: everything but the Interview Coach is open to everybody who has an account.
          </Trans>
        )}{' '}
        <Link to="/pricing" className={TEXT_LINK}>
          <Trans>Compare all plans</Trans>
        </Link>
      </p>
      <ul className="grid gap-4 md:grid-cols-3">
        <Plan product={PRODUCTS.free} canBuy={canBuy} />
        <Plan product={PRODUCTS['plan-professional']} canBuy={canBuy} />
        <Plan product={PRODUCTS['plan-premium']} canBuy={canBuy} />
      </ul>
    </section>
  )
}

function Plan({ product, canBuy }: { product: Product; canBuy: boolean }) {
  const { id, name, isPopular } = product
  const isPremium = id === 'plan-premium'
  return (
    <li className="grid">
      <Card className={clsx('flex flex-col gap-5', isPopular && 'border-accent ring-1 ring-accent')}>
        <div className="grid gap-2">
          <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
            <h3 className="text-lg">{name}</h3>
            {isPopular && (
              <Badge tone="accent">
                <Trans>Most Popular</Trans>
              </Badge>
            )}
          </div>
          <Price product={product} />
        </div>
        <PlanAction product={product} canBuy={canBuy} />
        <div className="grid gap-2">
          {isPremium && (
            <p className="text-sm">
              <Trans>Everything in Professional, plus:</Trans>
            </p>
          )}
          <FeatureList features={isPremium ? featuresBeyond(id, 'plan-professional') : featuresOf(id)} />
        </div>
        <div className="mt-auto border-t border-line pt-4">
          <Guarantee product={product} />
        </div>
      </Card>
    </li>
  )
}

function PlanAction({ product: { id, name, paid, isPopular }, canBuy }: { product: Product; canBuy: boolean }) {
  if (paid === 'never')
    return (
      <LinkButton to="/resume-builder">
        <Trans>Choose {name}</Trans>
      </LinkButton>
    )
  if (!canBuy)
    return (
      <Button disabled>
        <Trans>Payments are not set up</Trans>
      </Button>
    )
  return (
    <Button look={isPopular ? 'primary' : 'secondary'} onClick={() => signUpFirst(`/pricing#${id}`)}>
      <Trans>Choose {name}</Trans>
    </Button>
  )
}
