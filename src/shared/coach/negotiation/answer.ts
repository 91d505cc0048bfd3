import { firstOffer, middle, nextOffer } from '#shared/coach/negotiation/concede.ts'
import type { ReadMove, Problem } from '#shared/coach/negotiation/read-move.ts'
import { stepOf } from '#shared/coach/negotiation/hidden-range.ts'
import { stays, used, WORN_OUT, type Answered } from '#shared/coach/negotiation/answered.ts'
import type { Code } from '#shared/coach/negotiation/codes.ts'
import { limits, whenStuck } from '#shared/coach/negotiation/stuck.ts'
import type { EmployerTactic, Negotiation, OwnTactic } from '#shared/coach/negotiation/types.ts'
import { seededNumber } from '#shared/coach/seeded-number.ts'

/** Decides on an answer; `left` is the number of moves after this one. */
export function answerTo(state: Negotiation, move: ReadMove, left: number): Answered {
  const { offer } = state
  if (uses(move, 'accept') && offer !== null && (move.amount ?? 0) <= offer) return agreed(state)
  if (left <= 0) return stays(state, 'parted-time', { phase: 'parted' })
  if (move.problem !== null) return asksAgain(state, move.problem)
  return offer === null ? beforeOffer(state, move) : afterOffer(state, offer, move, left)
}

const uses = ({ tactics }: ReadMove, tactic: OwnTactic): boolean => tactics.includes(tactic)

const agreed = (state: Negotiation): Answered => stays(state, 'agreed', { phase: 'agreed', extras: state.given })

const AGAIN: Readonly<Record<Problem, Code>> = {
  empty: 'ask-again-empty',
  unclear: 'ask-again-unclear',
  'other-language': 'ask-again-language',
  insult: 'ask-again-insult',
  absurd: 'ask-again-absurd',
  'other-currency': 'ask-again-currency',
  'other-period': 'ask-again-period',
}

function asksAgain(state: Negotiation, problem: Problem): Answered {
  const patience = state.patience - (problem === 'insult' ? 2 : 0)
  return patience <= WORN_OUT ? stays(state, 'parted', { phase: 'parted' }) : stays(state, AGAIN[problem], { patience })
}

/** Turns in which the employer waits for a figure before naming one. */
const WAITS = 2

function beforeOffer(state: Negotiation, move: ReadMove): Answered {
  const offer = firstOffer(state)
  if (uses(move, 'accept') && move.amount === null) return offers(state, 'accept-early', offer)
  if (uses(move, 'walk-away')) return offers(state, 'first-offer', offer)
  if (state.asked !== null) return offersToAsk(state, state.asked, offer)
  if (move.asks === 'market') return stays(state, 'others-pay', EXPLORING)
  if (state.turns.length >= WAITS) return offers(state, 'first-offer', offer)
  if (!uses(move, 'ask-budget')) return explores(state, move)
  const isDeflected = state.style !== 'warm' && !isSaid(state, 'budget-deflected')
  return isDeflected ? stays(state, 'budget-deflected', EXPLORING) : offers(state, 'first-offer', offer)
}

const EXPLORING = { phase: 'exploring' } as const

const isSaid = ({ turns }: Negotiation, code: Code): boolean => turns.some(({ said }) => said.code === code)

/** Makes the first offer. */
const offers = (state: Negotiation, code: Code, offer: number): Answered =>
  stays(state, code, { offer, phase: 'offer', tactics: lowballOf(state, offer) })

const offersToAsk = (state: Negotiation, asked: number, offer: number): Answered =>
  offer >= asked ? stays(state, 'meets-ask', { offer, phase: 'closing' }) : offers(state, 'first-offer-to-ask', offer)

/** Continues without a figure. */
function explores(state: Negotiation, move: ReadMove): Answered {
  if (state.ask.current !== undefined && !isSaid(state, 'current-pay'))
    return stays(state, 'current-pay', { ...EXPLORING, tactics: ['current-pay'] })
  if (move.asks === 'greeting') return stays(state, 'greeting', EXPLORING)
  if (move.asks === 'duties') return stays(state, 'duties', EXPLORING)
  return stays(state, uses(move, 'silence') ? 'silence-first' : 'what-do-you-want', EXPLORING)
}

/** An offer under what they would take at least, or far under what they want. */
const lowballOf = ({ ask }: Negotiation, offer: number): readonly EmployerTactic[] =>
  offer < ask.walkAway || offer < ask.target * 0.9 ? ['lowball'] : []

function afterOffer(state: Negotiation, offer: number, move: ReadMove, left: number): Answered {
  if (uses(move, 'walk-away')) return keepsOrParts(state, move)
  if (move.amount !== null && move.amount <= offer) return stays(state, 'meets-ask', { phase: 'closing' })
  if (left === 1) return stays(state, 'final', { phase: 'closing' })
  if (move.asks === 'market') return stays(state, 'others-pay')
  if (uses(move, 'time')) return givesTime(state)
  if (move.amount !== null) return moves(state, move)
  if (uses(move, 'ask-budget')) return ofBudget(state)
  return move.levers.length > 0 ? ofLevers(state, move) : moves(state, move)
}

/** Once, an employer with room in the budget keeps a candidate who leaves. */
function keepsOrParts(state: Negotiation, move: ReadMove): Answered {
  const offer = nextOffer(state, move)
  const isFirst = !state.turns.some(({ own }) => own.includes('walk-away'))
  if (!isFirst || offer === state.offer || state.patience <= 0) return stays(state, 'parted', { phase: 'parted' })
  return stays(state, 'moves-to-keep', { offer, phase: 'closing' })
}

function givesTime(state: Negotiation): Answered {
  const isPressed = state.style === 'hurried' || state.hidden.constraints.includes('deadline')
  if (!isPressed) return stays(state, 'time-given')
  const isNew = !used(state, 'exploding-offer')
  return isNew ? stays(state, 'exploding-offer', { tactics: ['exploding-offer'] }) : stays(state, 'time-refused')
}

function ofBudget(state: Negotiation): Answered {
  const room = state.hidden.ceiling - (state.offer ?? 0)
  if (room < stepOf(state.ask.target)) return stays(state, 'budget-top', { phase: 'stuck' })
  if (state.style === 'firm') return limits(state, state.offer)
  return stays(state, 'budget-hint', { phase: 'counter' })
}

/**
 * They ask for something besides pay: what is possible is given, and with several requests pay moves a little as
 * well.
 */
function ofLevers(state: Negotiation, move: ReadMove): Answered {
  const lever = move.levers.find((one) => state.hidden.levers.includes(one) && !state.given.includes(one))
  if (!lever) return stays(state, 'no-lever', { phase: 'counter', patience: state.patience - 1 })
  const offer = nextOffer(state, move)
  return stays(state, offer === state.offer ? 'gives-lever' : 'moves-for-package', { offer, lever, phase: 'counter' })
}

function moves(state: Negotiation, move: ReadMove): Answered {
  const push = move.tactics.length > 0 || move.refuses
  if (!push) return stays(state, move.asks === 'duties' ? 'duties' : 'stands')
  const offer = nextOffer(state, move)
  const isThreat = uses(move, 'threat')
  const patience = state.patience - (isThreat ? 2 : 1)
  const next = { ...state, patience }
  if (offer === state.offer) return isThreat && patience > WORN_OUT ? stays(next, 'threatened') : whenStuck(next)
  if (state.asked !== null && offer >= state.asked) return stays(next, 'meets-ask', { offer, phase: 'closing' })
  const half = splitOf(next)
  if (half !== null && half >= offer)
    return stays(next, 'split-the-difference', { offer: half, phase: 'closing', tactics: ['split-the-difference'] })
  return movesWith(next, move, offer)
}

/** Half way between both sides: offered once, late and with little patience left. */
function splitOf(state: Negotiation): number | null {
  const isLate = state.turns.length >= 3 && state.patience <= 2
  return isLate && !used(state, 'split-the-difference') ? middle(state) : null
}

function movesWith(state: Negotiation, move: ReadMove, offer: number): Answered {
  const change = { offer, phase: 'counter' } as const
  const chance = seededNumber(state.seed, `move${state.turns.length}`) % 3
  const tactic = (['good-cop', 'flattery', 'exploding-offer'] as const)[chance] ?? 'good-cop'
  const isFitting = tactic !== 'exploding-offer' || state.turns.length >= 4
  if (state.turns.length >= 1 && isFitting && !used(state, tactic) && !uses(move, 'threat'))
    return stays(state, tactic, { ...change, tactics: [tactic] })
  const code = MOVED.find(([own]) => uses(move, own))?.[1] ?? 'moves-for-refusal'
  return stays(state, code, change)
}

const MOVED: readonly (readonly [OwnTactic, Code])[] = [
  ['threat', 'moves-for-threat'],
  ['alternative', 'moves-for-alternative'],
  ['justify', 'moves-for-reason'],
  ['trade', 'moves-for-trade'],
  ['anchor', 'moves-for-figure'],
  ['range', 'moves-for-figure'],
  ['silence', 'moves-for-silence'],
]
