import { payIn as payInWords } from '#shared/coach/negotiation/amounts.ts'
import { ENGLISH } from '#shared/coach/negotiation/english.ts'
import * as negotiation from '#shared/coach/negotiation/negotiate.ts'
import { readMove as readIn } from '#shared/coach/negotiation/read-move.ts'
import type { Ask, Move, Negotiation, OwnTactic } from '#shared/coach/negotiation/types.ts'

type Reply = negotiation.Reply
type Start = Parameters<typeof negotiation.startNegotiation>[0]

// With an employer who speaks English.
export const startNegotiation = (begin: Start) => negotiation.startNegotiation(begin, ENGLISH)
export const reply = (state: Negotiation, move: Move) => negotiation.reply(state, move, ENGLISH)
export const readMove = (move: Move, ask: Ask) => readIn(move, ask, ENGLISH)
export const payIn = (text: string, ask: Ask) => payInWords(text, ask, ENGLISH)

export const ASK: Ask = { current: 44_000, target: 52_000, walkAway: 46_000, currency: 'EUR', period: 'year' }
/** A new negotiation. */
export const start = (more: Partial<Start> = {}) =>
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
