import type { Tone } from '#web/ui/badge.tsx'

export type ScoreTone = Exclude<Tone, 'neutral'>

/** Color of a template's score: from 95, from 85, and from 75 percent. A number and a word are always next to it. */
export function scoreTone(percent: number): ScoreTone {
  if (percent >= 95) return 'good'
  if (percent >= 85) return 'accent'
  return percent >= 75 ? 'warn' : 'bad'
}
