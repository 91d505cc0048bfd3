import { Trans, useLingui } from '@lingui/react/macro'
import type { CoachNegotiation } from '#shared/contract/coach-negotiations.ts'
import { useFormatPay } from '#web/features/coach/negotiation/use-format-pay.ts'
import { useLocalDate } from '#web/lib/use-local-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

/** Talks that have ended, latest first. */
export function PastNegotiations({ negotiations }: { negotiations: readonly CoachNegotiation[] }) {
  const { t } = useLingui()
  const dayOf = useLocalDate()
  const money = useFormatPay()
  if (negotiations.length === 0) return null
  return (
    <section aria-labelledby="past-talks" className="grid gap-3">
      <h2 id="past-talks" className="text-lg">
        <Trans>Past negotiations</Trans>
      </h2>
      <ul className="grid divide-y divide-line rounded-xl border border-line bg-surface">
        {negotiations.map(({ id, record: { role, ask, outcome }, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-4 text-sm">
            <Link
              to={`/interview-prep/negotiation?shown=${id}`}
              className="min-w-40 grow basis-0 rounded-sm font-medium wrap-anywhere hover:underline"
            >
              {role.trim() || t`Any role`}
            </Link>
            <span className="text-xs text-ink-soft tabular-nums">
              {dayOf(createdAt, 'medium')} · {money(ask.target, ask)}
            </span>
            <Badge tone={outcome === 'agreed' ? 'good' : 'neutral'}>
              {outcome === 'agreed' ? <Trans>Agreed</Trans> : <Trans>No deal</Trans>}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
