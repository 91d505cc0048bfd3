import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Part, Severity } from '#shared/ats/types.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** How a score is shown: a color, and a label that says the same. */
export type ScoreLabel = { readonly tone: Tone; readonly label: MessageDescriptor }

/** The label of the builder's quick score: green from 90, yellow from 70, else red. */
export function quickScoreLabel(score: number): ScoreLabel {
  const tone = score >= 90 ? 'good' : score >= 70 ? 'warn' : 'bad'
  if (score >= 90) return { tone, label: msg`Excellent` }
  if (score >= 80) return { tone, label: msg`Good` }
  if (score >= 70) return { tone, label: msg`Fair` }
  return { tone, label: score >= 60 ? msg`Needs Improvement` : msg`Poor` }
}

/** What the builder shows of a score: no number while there is little to judge. */
export const shownLabel = ({ score, isStarted }: { score: number; isStarted: boolean }) =>
  isStarted
    ? { number: score, ...quickScoreLabel(score) }
    : { number: null, tone: 'neutral' as const, label: msg`Keep going` }

/** The label of the full analysis and of each of its parts. */
export function analysisScoreLabel(score: number): ScoreLabel {
  if (score >= 80) return { tone: 'good', label: msg`Excellent` }
  return score >= 60 ? { tone: 'warn', label: msg`Good` } : { tone: 'bad', label: msg`Needs Work` }
}

export const PART_NAMES: Readonly<Record<Part, MessageDescriptor>> = {
  contact: msg`Contact`,
  summary: msg`Summary`,
  experience: msg`Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  projects: msg`Projects`,
  formatting: msg`Formatting`,
  keywords: msg`Keywords`,
}

export const SEVERITY_NAMES: Readonly<Record<Severity, MessageDescriptor>> = {
  error: msg`Important`,
  warning: msg`Worth fixing`,
  suggestion: msg`Suggestion`,
}
