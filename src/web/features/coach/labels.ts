import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Criterion } from '#shared/coach/feedback.ts'
import type { Kind } from '#shared/coach/types.ts'
import type { Level } from '#shared/interview/types.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const CRITERION_NAMES: Readonly<Record<Criterion, MessageDescriptor>> = {
  situation: msg`Situation`,
  task: msg`Task`,
  action: msg`Action`,
  result: msg`Result`,
  ownership: msg`Your contribution`,
  specificity: msg`Details`,
  relevance: msg`Relevance`,
  structure: msg`Structure`,
  length: msg`Length`,
  fillers: msg`Filler words`,
  pace: msg`Pace`,
}

export const KIND_NAMES: Readonly<Record<Kind, MessageDescriptor>> = {
  behavioural: msg`Behavioral`,
  role: msg`Your role`,
  resume: msg`Your resume`,
  curveball: msg`Unexpected`,
  salary: msg`Salary`,
}

export const LEVEL_NAMES: Readonly<Record<Level, MessageDescriptor>> = {
  'Entry-level': msg`Entry level`,
  'Mid-level': msg`Mid level`,
  Senior: msg`Senior`,
  Lead: msg`Lead or manager`,
  Executive: msg`Executive`,
}

type Look = { readonly tone: Tone; readonly label: MessageDescriptor }

const POINTS: readonly Look[] = [
  { tone: 'bad', label: msg`Missing` },
  { tone: 'warn', label: msg`Weak` },
  { tone: 'warn', label: msg`Fair` },
  { tone: 'good', label: msg`Good` },
  { tone: 'good', label: msg`Strong` },
]
/** A word and a color for points from 0 to 4; averages are rounded. */
export const pointsLook = (points: number): Look => POINTS[Math.round(points)] ?? NONE
const NONE: Look = { tone: 'neutral', label: msg`Not counted` }

/** For an answer in another language: its total says little, and is not praised. */
export const IN_PART: Look = { tone: 'neutral', label: msg`Partly reviewed` }

/** A word and a color for a total of 100. */
export function totalLook(total: number): Look {
  if (total >= 80) return { tone: 'good', label: msg`Strong answer` }
  if (total >= 60) return { tone: 'good', label: msg`Good answer` }
  if (total >= 40) return { tone: 'warn', label: msg`Getting there` }
  return { tone: 'warn', label: msg`First draft` }
}
