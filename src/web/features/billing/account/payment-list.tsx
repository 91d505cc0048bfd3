import { Trans, useLingui } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { PRODUCTS } from '#shared/billing/products.ts'
import type { BillingAccount, BillingPayment } from '#shared/contract/billing.ts'
import { Refund } from '#web/features/billing/account/refund.tsx'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

type PaymentListProps = { account: BillingAccount; onRefunded: () => void }

/** All payments, the newest first, each with its receipt. */
export function PaymentList({ account, onRefunded }: PaymentListProps) {
  const { payments } = account
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <h3 className="text-base">
        <Trans>Payments</Trans>
      </h3>
      {payments.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <Trans>No payments yet. Your payments and receipts will appear here.</Trans>
        </p>
      ) : (
        <ul className="grid divide-y divide-line rounded-lg border border-line">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} account={account} onRefunded={onRefunded} />
          ))}
        </ul>
      )}
    </div>
  )
}

type PaymentRowProps = { payment: BillingPayment; account: BillingAccount; onRefunded: () => void }

function PaymentRow({ payment, account, onRefunded }: PaymentRowProps) {
  const { t, i18n } = useLingui()
  const { id, product, cents, refundedCents, paidAt, receiptUrl, isRefundable } = payment
  const { name } = PRODUCTS[product]
  const day = i18n.date(paidAt, { dateStyle: 'medium', timeZone: 'UTC' })
  const back = formatPrice(i18n, refundedCents)
  const receipt = {
    className: `${TEXT_LINK} ${EXPANDED_HIT_AREA} text-sm`,
    'aria-label': t`Receipt for ${name}, ${day}`,
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="grid grow gap-0.5">
        <p className="flex flex-wrap gap-x-3 text-sm font-medium">
          <span>{name}</span>
          <span className="tabular-nums">{formatPrice(i18n, cents)}</span>
        </p>
        <p className="text-sm text-ink-soft">
          <time dateTime={paidAt}>{day}</time>
          {refundedCents > 0 && (
            <>
              {' · '}
              <Trans>{back} refunded</Trans>
            </>
          )}
        </p>
      </div>
      {receiptUrl ? (
        <a href={receiptUrl} {...receipt}>
          <Trans>Receipt</Trans> <ExternalLink aria-hidden className="inline size-3.5 align-[-0.125em]" />
        </a>
      ) : (
        <Link to={`/receipts/${encodeURIComponent(id)}`} {...receipt}>
          <Trans>Receipt</Trans>
        </Link>
      )}
      {isRefundable && <Refund payment={payment} account={account} onRefunded={onRefunded} />}
    </li>
  )
}
