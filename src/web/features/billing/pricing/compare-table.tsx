import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { Check, Minus } from 'lucide-react'
import { PLANS, PRODUCTS, TIERS, type Product } from '#shared/billing/products.ts'
import { RIGHTS_BY_PRODUCT, RIGHTS, type Right } from '#shared/billing/rights.ts'
import { RIGHT_NOTES } from '#web/features/billing/pricing/right-notes.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { usePrice } from '#web/features/plans/use-shop.ts'
import { RIGHT_LABELS } from '#web/features/plans/plan-labels.ts'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'

const COLUMNS: readonly Product[] = [...TIERS, ...PLANS, PRODUCTS.coach]

/** Every right beside every product. A narrow window scrolls it sideways, also by keyboard from its links. */
export function CompareTable() {
  const { i18n } = useLingui()
  const coach = usePrice(PRODUCTS.coach)
  return (
    <div className="grid gap-6">
      <h2 id="compare" className="text-lg md:text-xl">
        <Trans>Compare side by side</Trans>
      </h2>
      <section aria-labelledby="compare" className="relative overflow-x-auto rounded-xl border border-line bg-surface">
        <table className="w-full border-collapse text-sm tabular-nums">
          <caption className="sr-only">
            <Trans>What each plan includes</Trans>
          </caption>
          <thead>
            <tr className="border-b border-line align-bottom">
              <th scope="col" className={clsx('p-3 text-start font-medium text-ink-soft', STICKY)}>
                <Trans>Feature</Trans>
              </th>
              {COLUMNS.map(({ id, name, cents, paid }) => (
                <th key={id} scope="col" className="min-w-24 p-3 text-center font-semibold">
                  <a href={`#${id}`} className={clsx(TEXT_LINK, EXPANDED_HIT_AREA)}>
                    {name}
                  </a>
                  <span className="block text-xs font-normal text-ink-soft">
                    {formatPrice(i18n, id === 'coach' ? coach.cents : cents)}
                    {paid === 'monthly' && <Trans> a month</Trans>}
                    {paid === 'once' && <Trans> once</Trans>}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={<Trans>Resumes in your account</Trans>}>
              {({ id }) => RIGHTS_BY_PRODUCT[id].resumes ?? <Trans>Unlimited</Trans>}
            </Row>
            {RIGHTS.map((right) => (
              <RightRow key={right} right={right} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="max-w-prose text-sm text-ink-soft">
        <Trans>
          Text, Markdown, and JSON downloads are free in every plan. If a plan ends, nothing you wrote is deleted, and
          you keep all your resumes.
        </Trans>
      </p>
    </div>
  )
}

/** A table's own line would scroll; a shadow stays. */
const STICKY = 'sticky inset-s-0 bg-surface max-md:shadow-[calc(1px*var(--forward))_0_var(--line)]'

function RightRow({ right }: { right: Right }) {
  const { i18n } = useLingui()
  const note = RIGHT_NOTES[right]
  return (
    <Row name={i18n._(RIGHT_LABELS[right])} note={note && i18n._(note)}>
      {({ id }) =>
        RIGHTS_BY_PRODUCT[id].open.includes(right) ? (
          <>
            <Check aria-hidden className="mx-auto size-4 text-good" />
            <span className="sr-only">
              <Trans>Included</Trans>
            </span>
          </>
        ) : (
          <>
            <Minus aria-hidden className="mx-auto size-4 text-ink-faint" />
            <span className="sr-only">
              <Trans>Not included</Trans>
            </span>
          </>
        )
      }
    </Row>
  )
}

type RowProps = { name: ReactNode; note?: ReactNode; children: (product: Product) => ReactNode }

function Row({ name, note, children }: RowProps) {
  return (
    <tr className="border-b border-line last:border-0">
      <th scope="row" className={clsx('w-64 min-w-36 p-3 text-start font-medium', STICKY)}>
        {name}
        {note && <span className="block text-xs font-normal text-ink-soft max-md:hidden">{note}</span>}
      </th>
      {COLUMNS.map((product) => (
        <td key={product.id} className="p-3 text-center">
          {children(product)}
        </td>
      ))}
    </tr>
  )
}
