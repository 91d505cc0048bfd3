import type { ReadMove } from '#shared/coach/negotiation/read-move.ts'
import { stepOf, stepped } from '#shared/coach/negotiation/hidden-range.ts'
import type { Negotiation, OwnTactic, Style } from '#shared/coach/negotiation/types.ts'

/** The share of what is left up to the ceiling that a tactic moves, used for the first time. */
const MOVES: Readonly<Record<OwnTactic, number>> = {
  anchor: 0.22,
  range: 0.15,
  'ask-budget': 0,
  justify: 0.28,
  alternative: 0.34,
  trade: 0.36,
  bundle: 0.22,
  silence: 0.15,
  time: 0,
  threat: 0.1,
  'walk-away': 0.5,
  accept: 0,
}
const REFUSAL = 0.12
/** With so little patience a bare no moves nothing any more. */
const LITTLE = 2
/** A figure in a reason makes it one that can be checked. */
const PROOF = 0.12
/** The same again moves less each time. */
const AGAIN = 0.45
const MOST = 0.6
const STYLE: Readonly<Record<Style, number>> = { warm: 1.2, formal: 1, firm: 0.65, hurried: 0.9 }

/** The first offer: near the opening, drawn up a little by a figure that was named before it, never above that. */
export function firstOffer({ hidden, ask, asked }: Negotiation): number {
  if (asked === null) return hidden.opening
  if (asked <= hidden.opening) return asked
  const pull = (Math.min(asked, hidden.ceiling) - hidden.opening) * 0.15
  return Math.max(hidden.opening, stepped(hidden.opening + pull, stepOf(ask.target)))
}

/** The offer after a move: never below the one before, above the ceiling, or above what is asked for. */
export function nextOffer(state: Negotiation, move: ReadMove): number {
  const { hidden, ask, style, asked } = state
  const offer = state.offer ?? hidden.opening
  const top = Math.max(offer, Math.min(hidden.ceiling, asked ?? hidden.ceiling))
  const step = stepOf(ask.target)
  const share = Math.min(MOST, shareOf(state, move) * STYLE[style])
  if (share <= 0 || top - offer < step) return share > 0 && asked !== null && asked - offer <= step ? top : offer
  const wanted = Math.max(stepped(offer + (top - offer) * share, step), stepped(offer + step, step))
  return Math.min(top, Math.max(offer, wanted))
}

function shareOf({ turns, patience }: Negotiation, { tactics, isProven, refuses }: ReadMove): number {
  const timesOf = (tactic: OwnTactic) => turns.filter(({ own }) => own.includes(tactic)).length
  const moved = tactics.map((tactic) => MOVES[tactic] * AGAIN ** timesOf(tactic))
  const proof = isProven ? PROOF : 0
  const refusals = refuses && tactics.length === 0 && patience > LITTLE ? REFUSAL : 0
  return moved.reduce((sum, one) => sum + one, proof + refusals)
}

/** Half way between both sides, where that is within the range. */
export function middle({ offer, asked, hidden, ask }: Negotiation): number | null {
  if (offer === null || asked === null || asked <= offer) return null
  const half = stepped((offer + asked) / 2, stepOf(ask.target))
  return half > offer && half <= hidden.ceiling && half < asked ? half : null
}
