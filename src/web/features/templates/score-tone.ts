import type { Tone } from '#web/ui/badge.tsx'

/** Colour of a template's score: from 95, from 85 and from 75 percent. The number always stands beside it. */
export function scoreTone(percent: number): Tone {
  if (percent >= 95) return 'good'
  if (percent >= 85) return 'accent'
  return percent >= 75 ? 'warn' : 'bad'
}
