import type { Tone } from '#web/ui/badge.tsx'

/** Color of a resume's ATS score: green from 90, yellow from 70, else red. */
export function resumeTone(score: number): Tone {
  if (score >= 90) return 'good'
  return score >= 70 ? 'warn' : 'bad'
}
