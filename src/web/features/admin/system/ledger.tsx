import { Trans, useLingui } from '@lingui/react/macro'
import { ReceiptText } from 'lucide-react'
import { isProductId, PRODUCTS } from '#shared/billing/products.ts'
import type { LedgerEntry } from '#shared/contract/admin.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The newest changes to what people own; read-only. */
export function Ledger({ entries }: { entries: readonly LedgerEntry[] }) {
  return (
    <div className="grid gap-4">
      <h2 id="ledger" className="text-lg">
        <Trans>Ledger</Trans>
      </h2>
      {entries.length === 0 ? (
        <EmptyState icon={ReceiptText} title={<Trans>No purchases or grants yet</Trans>}>
          <Trans>Each purchase, grant, and expiration appears here, with the event that caused it.</Trans>
        </EmptyState>
      ) : (
        // A scrolling region must be reachable by keyboard.
        <section
          aria-labelledby="ledger"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="overflow-x-auto rounded-xl border border-line bg-surface"
        >
          <table aria-labelledby="ledger" className="w-full text-sm tabular-nums">
            <thead className="text-xs text-ink-soft">
              <tr className="border-b border-line *:px-4 *:py-2 *:font-medium *:whitespace-nowrap">
                <th scope="col">
                  <Trans>Time</Trans>
                </th>
                <th scope="col">
                  <Trans context="Column of a ledger">Change</Trans>
                </th>
                <th scope="col">
                  <Trans>Product</Trans>
                </th>
                <th scope="col">
                  <Trans>Price</Trans>
                </th>
                <th scope="col">
                  <Trans>Account</Trans>
                </th>
                <th scope="col">
                  <Trans>Event</Trans>
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

function Entry({ entry: { at, change, product, cents, currency, userId, event } }: { entry: LedgerEntry }) {
  const { i18n, t } = useLingui()
  const words = { granted: t`Granted`, extended: t`Extended`, ending: t`Ending`, taken: t`Ended` }
  return (
    <tr className="*:px-4 *:py-2 *:whitespace-nowrap">
      <td>
        <time dateTime={at}>{i18n.date(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC</time>
      </td>
      <td>{words[change]}</td>
      <td>{isProductId(product) ? PRODUCTS[product].name : product}</td>
      <td>{cents === 0 ? '–' : i18n.number(cents / 100, { style: 'currency', currency })}</td>
      <td className="text-ink-soft">{userId ?? t`Deleted account`}</td>
      <td className="text-ink-soft">{event}</td>
    </tr>
  )
}
