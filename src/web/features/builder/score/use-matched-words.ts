import { useMemo } from 'react'
import { useScore } from '#web/features/builder/score/scoring.ts'
import type { MatchPlace } from '#web/features/score/shown-score.ts'

const NONE: readonly MatchPlace[] = []

/** The matches to highlight in the preview; empty while highlighting is off. */
export function useMatchedWords(): readonly MatchPlace[] {
  const terms = useScore(({ score, isMarked }) => (isMarked ? score?.match?.terms : undefined))
  return useMemo(() => terms?.flatMap(({ seen }) => seen) ?? NONE, [terms])
}
