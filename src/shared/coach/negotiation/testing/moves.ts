import { type Reply, reply, startNegotiation } from '#shared/coach/negotiation/negotiate.ts'
import type { Ask, Move, Negotiation, OwnTactic } from '#shared/coach/negotiation/types.ts'

export const ASK: Ask = { current: 44_000, target: 52_000, walkAway: 46_000, currency: 'EUR', period: 'year' }
/** A new negotiation. */
export const start = (more: Partial<Parameters<typeof startNegotiation>[0]> = {}) =>
  startNegotiation({ seed: 7, role: 'Planner', scenario: 'new-job', style: 'formal', ask: ASK, ...more })
export const say = (text: string): Move => ({ kind: 'say', text })
export const button = (tactic: OwnTactic, more: object = {}): Move => ({ kind: 'tactic', tactic, ...more })

/** The reply to each move in turn. */
export function played(begin: Negotiation, moves: readonly Move[]): readonly Reply[] {
  const replies: Reply[] = []
  for (const move of moves) replies.push(reply(replies.at(-1)?.state ?? begin, move))
  return replies
}
export const after = (begin: Negotiation, ...moves: Move[]): Reply => {
  const last = played(begin, moves).at(-1)
  if (!last) throw new Error('There is no move.')
  return last
}
