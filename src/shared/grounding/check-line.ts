import { dateViolations } from '#shared/grounding/dates.ts'
import { causeViolations } from '#shared/grounding/causes.ts'
import { claimViolations } from '#shared/grounding/claims.ts'
import { denialsIn } from '#shared/grounding/denials.ts'
import { directionViolations } from '#shared/grounding/directions.ts'
import { oppositeViolations } from '#shared/grounding/opposites.ts'
import { withoutOrders } from '#shared/grounding/machine-instructions.ts'
import { ownershipViolations } from '#shared/grounding/ownership.ts'
import { employerViolations } from '#shared/grounding/employers.ts'
import { foreignDirectionViolations } from '#shared/grounding/foreign-directions.ts'
import { foreignOwnershipViolations } from '#shared/grounding/foreign-ownership.ts'
import { foreignPolarityViolations } from '#shared/grounding/foreign-polarity.ts'
import { nameViolations } from '#shared/grounding/names.ts'
import { numberViolations } from '#shared/grounding/numbers.ts'
import { polarityViolations } from '#shared/grounding/polarity.ts'
import { praiseViolations } from '#shared/grounding/praise.ts'
import { titleViolations } from '#shared/grounding/titles.ts'
import { isNamedSkill } from '#shared/grounding/skill-names.ts'
import { toolViolations } from '#shared/grounding/tools.ts'
import { joined, passageOf } from '#shared/grounding/passage.ts'
import type { Evidence, Reading, TextKind, Violation } from '#shared/grounding/types.ts'
import type { Language } from '#shared/text/languages.ts'

/**
 * What a line adds to its evidence: numbers, names, tools, dates, employers, titles, reversed meanings, claims of
 * leading. It reads the raw answers and does not depend on how the line was written. Empty if every part is supported.
 * Never throws.
 */
export const checkLine = (line: string, evidence: Evidence, language: Language): readonly Violation[] =>
  checkerOf(evidence, language)(line, evidence.quote)

/** Parses the evidence once, to check many lines against it. */
export function checkerOf(
  { answers: rawAnswers, known }: Omit<Evidence, 'quote'>,
  language: Language,
): (line: string, quote?: string, kind?: TextKind) => readonly Violation[] {
  const answers = rawAnswers.map(withoutOrders)
  const source = passageOf(joined(answers))
  const base = { source, known: passageOf(joined(known)), language }
  const plainAnswers = answers.map(plain)
  const sourceDenials = language === 'en' ? denialsIn(source) : []
  return (line, quote, kind = 'line') => {
    const passage = passageOf(line)
    const denied = { line: language === 'en' ? denialsIn(passage) : [], source: sourceDenials }
    const reading: Reading = { ...base, kind, line: passage, denied }
    const checks = kind === 'skill' && isNamedSkill(reading) ? DENIAL_CHECKS : CHECKS
    return [...sourceViolations(quote, plainAnswers), ...checks.flatMap((check) => check(reading))]
  }
}

/** The quote must appear in an answer, apart from white space. */
const sourceViolations = (quote: string | undefined, plainAnswers: readonly string[]): readonly Violation[] =>
  quote === undefined || plainAnswers.some((answer) => answer.includes(plain(quote)))
    ? []
    : [{ kind: 'source', what: quote }]

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

type Check = (reading: Reading) => readonly Violation[]

/** Checks for a skill named word for word, which may still be a denied one. */
const DENIAL_CHECKS: readonly Check[] = [polarityViolations, foreignPolarityViolations]

const CHECKS: readonly Check[] = [
  numberViolations,
  dateViolations,
  nameViolations,
  toolViolations,
  employerViolations,
  titleViolations,
  polarityViolations,
  foreignPolarityViolations,
  foreignDirectionViolations,
  foreignOwnershipViolations,
  directionViolations,
  oppositeViolations,
  ownershipViolations,
  causeViolations,
  praiseViolations,
  claimViolations,
]
