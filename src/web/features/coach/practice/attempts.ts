import { changeOf } from '#shared/coach/progress.ts'
import type { CoachAttempt, CoachComparison } from '#shared/contract/coach.ts'

/** What an attempt changed against the one before it; null for the first. */
export function comparisonOf(attempts: readonly CoachAttempt[], at: number): CoachComparison | null {
  const [before, after] = [attempts[at - 1], attempts[at]]
  return before && after ? { attempt: before.attempt, ...changeOf(scoredOf(before), scoredOf(after)) } : null
}

/** The attempts that are known here, with one more that may be among them already. */
export const withAttempt = (attempts: readonly CoachAttempt[], one: CoachAttempt): readonly CoachAttempt[] => [
  ...attempts.filter(({ attempt }) => attempt !== one.attempt),
  one,
]

const scoredOf = ({ feedback: { total, judged } }: CoachAttempt) => ({
  total,
  points: Object.fromEntries(judged.map(({ criterion, points }) => [criterion, points])),
})
