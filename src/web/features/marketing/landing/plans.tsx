import type { MouseEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import { PRODUCTS, type Product } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { PlanCard } from '#web/features/plans/plan-card.tsx'
import { requireSignUp } from '#web/features/plans/require-sign-up.ts'
import { TestModeBadge } from '#web/features/plans/test-mode-badge.tsx'
import { useIsPopular } from '#web/features/plans/use-shop.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

const OFFERED = [PRODUCTS.free, PRODUCTS['plan-professional'], PRODUCTS['plan-premium']]

/** The three plans of the landing page, whose visitors have no account yet. Not there where nothing is sold. */
export function Plans({ offer }: { offer: Pick<Offer, 'selling' | 'isTest' | 'isEnforced'> }) {
  if (offer.selling === 'off') return null
  return (
    <section aria-labelledby="pricing" className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="pricing" className="text-xl">
          <Trans>Pricing</Trans>
        </h2>
        {offer.isTest && <TestModeBadge />}
      </div>
      <p className="max-w-2xl text-ink-soft">
        {offer.isEnforced ? (
          <Trans>Start free. Pay only when you need more, once or monthly.</Trans>
        ) : (
          <Trans>
            You don’t need a plan on this site. Everything except the Interview coach comes with your account.
          </Trans>
        )}{' '}
        <Link to="/pricing" className={TEXT_LINK}>
          <Trans>Compare all plans</Trans>
        </Link>
      </p>
      <ul className="grid gap-4 md:grid-cols-3">
        {OFFERED.map((product) => (
          <li key={product.id} className="grid">
            <PlanCard product={product}>
              <PlanAction product={product} canBuy={offer.selling === 'on'} />
            </PlanCard>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Choosing one works without scripts as well; with them it says first that buying needs an account. */
function PlanAction({ product, canBuy }: { product: Product; canBuy: boolean }) {
  const { id, name, paid } = product
  const isPopular = useIsPopular(product)
  if (paid === 'never')
    return (
      <LinkButton to="/resume-builder">
        <Trans>Choose {name}</Trans>
      </LinkButton>
    )
  if (!canBuy)
    return (
      <Button disabled>
        <Trans>Payments aren’t set up</Trans>
      </Button>
    )
  const next = `/pricing#${id}`
  const handleClick = (event: MouseEvent) => {
    // Another tab is the browser's business.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    requireSignUp(next)
  }
  return (
    <LinkButton
      to={`/api/login?tab=sign-up&next=${encodeURIComponent(next)}`}
      reloadDocument
      data-wakes=""
      look={isPopular ? 'primary' : 'secondary'}
      onClick={handleClick}
    >
      <Trans>Choose {name}</Trans>
    </LinkButton>
  )
}
