import { Trans, useLingui } from '@lingui/react/macro'
import { PLANS, PRODUCTS, TIERS, type Product } from '#shared/billing/products.ts'
import type { Offer } from '#shared/contract/billing.ts'
import { GuaranteeNotice } from '#web/features/billing/guarantee-notice.tsx'
import { AboutBuying } from '#web/features/billing/pricing/about-buying.tsx'
import { CompareTable } from '#web/features/billing/pricing/compare-table.tsx'
import { PRODUCT_TAGLINES } from '#web/features/billing/pricing/product-taglines.ts'
import { SameRights } from '#web/features/billing/pricing/same-rights.tsx'
import { ProductAction } from '#web/features/billing/pricing/product-action.tsx'
import { PlanCard } from '#web/features/plans/plan-card.tsx'
import { TestModeBadge } from '#web/features/plans/test-mode-badge.tsx'
import { useCheckout } from '#web/features/plans/use-checkout.ts'

/** All products with their features and prices. */
export function Pricing({ offer }: { offer: Offer }) {
  const { processing, buy } = useCheckout(offer.provider)
  const action = { offer, processing, onBuy: buy }
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-12 px-4 py-10 sm:px-6 md:gap-16 md:py-16">
      <header className="grid max-w-3xl gap-4">
        {offer.isTest && <TestModeBadge />}
        <h1 className="text-2xl md:text-3xl">
          <Trans>Plans and prices</Trans>
        </h1>
        <p className="text-base text-ink-soft md:text-lg md:tracking-normal">
          <Trans>Start free and stay free as long as you like. Whatever the plan, your resumes are yours.</Trans>
        </p>
        <AboutBuying offer={offer} />
      </header>
      <section aria-labelledby="monthly" className="grid gap-6">
        <h2 id="monthly" className="text-lg md:text-xl">
          <Trans>Monthly plans</Trans>
        </h2>
        <Cards products={TIERS} {...action} />
      </section>
      <section aria-labelledby="others" className="grid gap-6">
        <h2 id="others" className="text-lg md:text-xl">
          <Trans>More plans and the Interview coach</Trans>
        </h2>
        <Cards products={[...PLANS, PRODUCTS.coach]} {...action} />
      </section>
      <CompareTable />
    </div>
  )
}

type CardsProps = { products: readonly Product[] } & Omit<Parameters<typeof ProductAction>[0], 'product'>

function Cards({ products, ...action }: CardsProps) {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {products.map((product) => (
        <li
          key={product.id}
          id={product.id}
          className="grid rounded-xl outline-offset-4 outline-focus target:outline-2"
        >
          <PlanCard
            product={product}
            forWhom={i18n._(PRODUCT_TAGLINES[product.id])}
            guarantee={<GuaranteeNotice product={product} offer={action.offer} />}
          >
            <ProductAction product={product} {...action} />
            <SameRights product={product} />
          </PlanCard>
        </li>
      ))}
    </ul>
  )
}
