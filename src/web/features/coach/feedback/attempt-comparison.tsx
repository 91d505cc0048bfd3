import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight, TrendingDown, TrendingUp } from 'lucide-react'
import { clsx } from 'clsx'
import type { CoachComparison } from '#shared/contract/coach.ts'
import { CRITERION_NAMES } from '#web/features/coach/labels.ts'

/** What a new attempt changed, criterion by criterion. */
export function AttemptComparison({ comparison: { attempt, total, criteria } }: { comparison: CoachComparison }) {
  const { t } = useLingui()
  const changed = criteria.flatMap(({ criterion, before, after }) =>
    before === after || before === null || after === null ? [] : { criterion, before, after },
  )
  return (
    <section className="grid gap-2">
      <h4 className="text-sm font-semibold tracking-normal">
        {total > 0 ? (
          <Trans>
            Up {total} from attempt {attempt}
          </Trans>
        ) : total < 0 ? (
          <Trans>
            Down {-total} from attempt {attempt}
          </Trans>
        ) : (
          <Trans>Same score as attempt {attempt}</Trans>
        )}
      </h4>
      {changed.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          {changed.map(({ criterion, before, after }) => {
            const Icon = after > before ? TrendingUp : TrendingDown
            return (
              <li key={criterion} className="flex items-center gap-1.5 tabular-nums">
                <Icon aria-hidden className={clsx('size-4', after > before ? 'text-good' : 'text-warn')} />
                {t(CRITERION_NAMES[criterion])} {before}
                <ArrowRight aria-label={t`now`} className="size-3" />
                {after}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
