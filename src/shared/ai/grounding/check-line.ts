import { dateViolations } from '#shared/ai/grounding/dates.ts'
import { causeViolations } from '#shared/ai/grounding/causes.ts'
import { directionViolations } from '#shared/ai/grounding/directions.ts'
import { ownershipViolations } from '#shared/ai/grounding/ownership.ts'
import { employerViolations } from '#shared/ai/grounding/employers.ts'
import { nameViolations } from '#shared/ai/grounding/names.ts'
import { numberViolations } from '#shared/ai/grounding/numbers.ts'
import { polarityViolations } from '#shared/ai/grounding/polarity.ts'
import { praiseViolations } from '#shared/ai/grounding/praise.ts'
import { titleViolations } from '#shared/ai/grounding/titles.ts'
import { toolViolations } from '#shared/ai/grounding/tools.ts'
import { joined, passageOf } from '#shared/ai/grounding/passage.ts'
import type { Reading, Said, Violation } from '#shared/ai/grounding/types.ts'
import type { ResumeLanguage } from '#shared/resume/schema.ts'

/**
 * What a line says that nobody said: numbers, names, tools, dates, employers, titles, turned meanings, claims of leading.
 * It reads the raw answers and knows no writer. Empty where every part rests on them. Never throws.
 */
export function checkLine(line: string, said: Said, language: ResumeLanguage): readonly Violation[] {
  const reading: Reading = {
    line: passageOf(line),
    said: passageOf(joined(said.answers)),
    known: passageOf(joined(said.known)),
    language,
  }
  return CHECKS.flatMap((check) => check(reading))
}

const CHECKS: readonly ((reading: Reading) => readonly Violation[])[] = [
  numberViolations,
  dateViolations,
  nameViolations,
  toolViolations,
  employerViolations,
  titleViolations,
  polarityViolations,
  directionViolations,
  ownershipViolations,
  causeViolations,
  praiseViolations,
]
