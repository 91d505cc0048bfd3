import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { PRODUCTS } from '#shared/billing/products.ts'
import type { BillingPayment } from '#shared/contract/billing.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { TestModeBadge } from '#web/features/plans/test-mode-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The receipt for one payment, ready to print. */
export function Receipt({ payment, isTest }: { payment: BillingPayment; isTest: boolean }) {
  const { i18n } = useLingui()
  const { brand, user } = useVisitor()
  const isHydrated = useHydrated()
  const { id, product, cents, refundedCents, paidAt } = payment
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 px-4 py-10 sm:px-6 md:py-16 print:py-0">
      <Card className="grid gap-6 sm:p-8 print:border-0">
        <div className="grid gap-3">
          {isTest && <TestModeBadge />}
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <h1 className="text-xl md:text-2xl">
              <Trans>Receipt</Trans>
            </h1>
            <p className="font-semibold">{brand}</p>
          </div>
        </div>
        <dl className="grid gap-3 text-sm">
          <Row name={<Trans>Paid on</Trans>}>{i18n.date(paidAt, { dateStyle: 'long', timeZone: 'UTC' })}</Row>
          <Row name={<Trans>Paid by</Trans>}>{user?.email}</Row>
          <Row name={<Trans>Product</Trans>}>{PRODUCTS[product].name}</Row>
          <Row name={<Trans>Amount</Trans>}>{formatPrice(i18n, cents)}</Row>
          {refundedCents > 0 && <Row name={<Trans>Refunded</Trans>}>{formatPrice(i18n, refundedCents)}</Row>}
          <Row name={<Trans>Receipt number</Trans>}>{id}</Row>
        </dl>
      </Card>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-between print:hidden">
        <LinkButton to="/settings#plan">
          <Trans>Back to payments</Trans>
        </LinkButton>
        {isHydrated && (
          <Button look="primary" onClick={() => print()}>
            <Printer aria-hidden />
            <Trans>Print</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line pb-3 last:border-0 last:pb-0">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium break-all tabular-nums">{children}</dd>
    </div>
  )
}
