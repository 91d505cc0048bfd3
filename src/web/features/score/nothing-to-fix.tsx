import { Trans } from '@lingui/react/macro'
import type { Score } from '#shared/ats/score.ts'

type NothingToFixProps = Pick<Score, 'coverage'> & {
  /** There are findings that cost nothing. */
  readonly hasMore: boolean
}

/** Says why no improvement is named: the points are in the match, or the resume is fine. */
export function NothingToFix({ coverage, hasMore }: NothingToFixProps) {
  return (
    <p className="text-sm text-ink-soft">
      {coverage !== null && coverage < GOOD ? (
        <Trans>Most of the points you’re missing are in the job match. Check the keywords.</Trans>
      ) : hasMore ? (
        <Trans>Nothing left that costs points. The details have suggestions.</Trans>
      ) : (
        <Trans>Nothing left to fix.</Trans>
      )}
    </p>
  )
}

/** Scores from here on are labeled excellent. */
const GOOD = 90
