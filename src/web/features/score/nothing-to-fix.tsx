import { Trans } from '@lingui/react/macro'
import type { Score } from '#shared/ats/score.ts'

type NothingToFixProps = Pick<Score, 'base' | 'coverage'> & {
  /** There are findings that add no points on their own. */
  readonly hasMore: boolean
}

/** Says why no improvement is named: the resume is fine, or no single change would help. */
export function NothingToFix({ base, coverage, hasMore }: NothingToFixProps) {
  return (
    <p className="text-sm text-ink-soft">
      {coverage !== null && coverage < GOOD ? (
        <Trans>Most of the points you’re missing are in the job match. Check the keywords.</Trans>
      ) : base < GOOD || hasMore ? (
        <Trans>No single change adds points. More bullet points about what you did would.</Trans>
      ) : (
        <Trans>Nothing left to fix.</Trans>
      )}
    </p>
  )
}

/** Scores from here on are labeled excellent. */
const GOOD = 90
