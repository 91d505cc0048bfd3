import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { PRODUCTS } from '#shared/billing/products.ts'
import { formatPrice } from '#web/features/plans/format-price.ts'
import { StruckPrice } from '#web/features/plans/struck-price.tsx'
import { usePrice } from '#web/features/plans/use-shop.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

/** What the coach is and costs; not there where nothing is sold. */
export function CoachBanner() {
  const { i18n } = useLingui()
  const { cents, insteadOf } = usePrice(PRODUCTS.coach)
  return (
    <Link
      to="/interview-prep"
      className="group flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-accent-line bg-accent-soft px-5 py-4 text-sm hover:border-accent"
    >
      <span className="font-semibold text-ink">{PRODUCTS.coach.name}</span>
      <span className="grow basis-64 text-ink-soft">
        <Trans>Practice questions for your field and get feedback on your own answers.</Trans>
      </span>
      <Badge tone="accent" className="text-sm tabular-nums">
        {formatPrice(i18n, cents)}
        <StruckPrice cents={insteadOf} className="font-normal" />
      </Badge>
      <ArrowRight aria-hidden className="size-4 text-accent-text" />
    </Link>
  )
}
