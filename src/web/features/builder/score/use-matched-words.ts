import { useMemo } from 'react'
import { useScore } from '#web/features/builder/score/scoring.ts'
import type { MatchPlace } from '#web/features/score/shown-score.ts'

const NONE: readonly MatchPlace[] = []

/** What the resume says of a posting, to be marked on the paper; nothing while that is not wanted. */
export function useMatchedWords(): readonly MatchPlace[] {
  const terms = useScore(({ score, isMarked }) => (isMarked ? score?.match?.terms : undefined))
  return useMemo(() => terms?.flatMap(({ seen }) => seen) ?? NONE, [terms])
}
