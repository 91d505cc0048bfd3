import type { ScoredFinding } from '#shared/ats/run-rules.ts'
import type { ShownScore } from '#web/features/score/shown-score.ts'

/** A score as the worker hands it over. */
export const makeShownScore = (more: Partial<ShownScore> = {}): ShownScore => ({
  score: 72,
  base: 72,
  coverage: null,
  demands: null,
  findings: [],
  keywords: { found: [], missing: [], suggestions: [] },
  isATSFriendly: true,
  isStarted: true,
  match: null,
  ...more,
})

export const makeFinding = (more: Partial<ScoredFinding> = {}): ScoredFinding => ({
  code: 'phone-missing',
  severity: 'warning',
  part: 'contact',
  paths: ['personalInfo.phone'],
  cost: 4,
  gain: 4,
  rule: 'contact',
  ...more,
})
