import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { isOwnFamily } from '#shared/ai/embedded/private-matters.ts'

/** Of somebody's own life, and no matter of work: illness, jail, being out of work, children, the way to work. */
export function isOwnLife(clause: Clause): boolean {
  const text = lowerText(clause.words)
  return isOwnFamily(clause) || STATES.test(text) || HAD.test(text) || WAY.test(text)
}

/** 'I was unemployed for 8 months'. */
const STATES =
  /\b(?:i|we) (?:am|was|were|got|fell|became|have been|had been)(?: (?:very|quite|really|often|once|also|then))* (?:sick|ill|unemployed|jobless|out of work|homeless|pregnant|divorced|arrested|depressed|sacked|laid off|bankrupt|on benefits|on sick leave|in (?:prison|jail|rehab|hospital)(?= (?:for|from|until|once|twice|myself|after)\b| ?,|$))(?![-\w])/
/** 'My rent is 900', 'I weigh 90 kilos'; goods are weighed as well. */
const HAD =
  /\b(?:my|our) (?:commute|weight|rent|mortgage|illness|disability|divorce|debts?)\b|\bi weigh(?:ed)? (?:about |over )?\d+ (?:kilos?|kg|pounds|stone)(?= ?,|$)|\b(?:i|we) live (?:at|in|on|with|near|\d)/
/** 'It is 20 minutes by bus' */
const WAY =
  /\b(?:it (?:is|was|takes|took)|home|away)\b.* \d+ (?:minutes|hours) (?:by|on the|with the|on) (?:bus|train|bike|car|tram|foot|metro|subway)\b/
