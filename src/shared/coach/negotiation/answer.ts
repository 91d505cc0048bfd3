import { firstOffer, middle, nextOffer } from '#shared/coach/negotiation/concede.ts'
import type { Heard, Unheard } from '#shared/coach/negotiation/hear.ts'
import { stepOf } from '#shared/coach/negotiation/hidden-range.ts'
import { stays, used, WORN_OUT, type Answered } from '#shared/coach/negotiation/answered.ts'
import type { Code } from '#shared/coach/negotiation/say.ts'
import { limits, whenStuck } from '#shared/coach/negotiation/stuck.ts'
import type { EmployerTactic, Negotiation, OwnTactic } from '#shared/coach/negotiation/types.ts'
import { seededNumber } from '#shared/coach/seeded-number.ts'

/** Decides; `left` is how many moves come after this one. */
export function answerTo(state: Negotiation, heard: Heard, left: number): Answered {
  const uses = (tactic: OwnTactic) => heard.tactics.includes(tactic)
  if (uses('accept') && state.offer !== null && (heard.amount ?? 0) <= state.offer) return agreed(state)
  if (left <= 0) return stays(state, 'parted-time', { phase: 'parted' })
  if (heard.unheard !== null) return asksAgain(state, heard.unheard)
  if (state.offer === null) return beforeOffer(state, heard)
  if (uses('walk-away')) return keepsOrParts(state, heard)
  if (heard.amount !== null && heard.amount <= state.offer) return stays(state, 'meets-ask', { phase: 'closing' })
  if (left === 1) return stays(state, 'final', { phase: 'closing' })
  if (heard.asks === 'market') return stays(state, 'others-pay')
  if (uses('time')) return givesTime(state)
  if (uses('ask-budget') && heard.amount === null) return ofBudget(state)
  if (heard.levers.length > 0 && heard.amount === null) return ofLevers(state, heard)
  return moves(state, heard)
}

const agreed = (state: Negotiation): Answered => stays(state, 'agreed', { phase: 'agreed', extras: state.given })

const AGAIN: Readonly<Record<Unheard, Code>> = {
  empty: 'ask-again-empty',
  unclear: 'ask-again-unclear',
  'not-english': 'ask-again-not-english',
  insult: 'ask-again-insult',
  absurd: 'ask-again-absurd',
  'other-currency': 'ask-again-currency',
  'other-period': 'ask-again-period',
}

function asksAgain(state: Negotiation, unheard: Unheard): Answered {
  const patience = state.patience - (unheard === 'insult' ? 2 : 0)
  return patience <= WORN_OUT ? stays(state, 'parted', { phase: 'parted' }) : stays(state, AGAIN[unheard], { patience })
}

/** Turns in which the employer waits for a figure before naming one. */
const WAITS = 2

function beforeOffer(state: Negotiation, heard: Heard): Answered {
  const uses = (tactic: OwnTactic) => heard.tactics.includes(tactic)
  const offer = firstOffer(state)
  const exploring = { phase: 'exploring' } as const
  if (uses('accept') && heard.amount === null)
    return stays(state, 'accept-early', { offer, phase: 'offer', tactics: lowballOf(state, offer) })
  if (uses('walk-away')) return stays(state, 'first-offer', { offer, phase: 'offer', tactics: lowballOf(state, offer) })
  if (state.asked !== null) return makesOffer(state, offer)
  if (heard.asks === 'market') return stays(state, 'others-pay', exploring)
  if (state.turns.length >= WAITS)
    return stays(state, 'first-offer', { offer, phase: 'offer', tactics: lowballOf(state, offer) })
  const isSaid = (code: Code) => state.turns.some(({ said }) => said.code === code)
  if (uses('ask-budget') && !isSaid('budget-deflected') && state.style !== 'warm')
    return stays(state, 'budget-deflected', exploring)
  if (uses('ask-budget'))
    return stays(state, 'first-offer', { offer, phase: 'offer', tactics: lowballOf(state, offer) })
  if (state.ask.current !== undefined && !isSaid('current-pay'))
    return stays(state, 'current-pay', { ...exploring, tactics: ['current-pay'] })
  if (heard.asks === 'greeting') return stays(state, 'greeting', exploring)
  if (heard.asks === 'duties') return stays(state, 'duties', exploring)
  if (uses('silence')) return stays(state, 'silence-first', exploring)
  return stays(state, 'what-do-you-want', exploring)
}

function makesOffer(state: Negotiation, offer: number): Answered {
  if (state.asked !== null && offer >= state.asked) return stays(state, 'meets-ask', { offer, phase: 'closing' })
  return stays(state, 'first-offer-to-ask', { offer, phase: 'offer', tactics: lowballOf(state, offer) })
}

/** An offer under what they would take at least, or far under what they want. */
const lowballOf = ({ ask }: Negotiation, offer: number): readonly EmployerTactic[] =>
  offer < ask.walkAway || offer < ask.target * 0.9 ? ['lowball'] : []

/** Once an employer with room keeps somebody who goes. */
function keepsOrParts(state: Negotiation, heard: Heard): Answered {
  const offer = nextOffer(state, heard)
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

/** They ask for something besides pay: what is in reach is given, and with several wishes a bit of pay moves as well. */
function ofLevers(state: Negotiation, heard: Heard): Answered {
  const lever = heard.levers.find((one) => state.hidden.levers.includes(one) && !state.given.includes(one))
  if (!lever) return stays(state, 'no-lever', { phase: 'counter', patience: state.patience - 1 })
  const offer = nextOffer(state, heard)
  return stays(state, offer === state.offer ? 'gives-lever' : 'moves-for-package', { offer, lever, phase: 'counter' })
}

function moves(state: Negotiation, heard: Heard): Answered {
  const push = heard.tactics.length > 0 || heard.refuses
  if (!push) return stays(state, heard.asks === 'duties' ? 'duties' : 'stands')
  const offer = nextOffer(state, heard)
  const patience = state.patience - (heard.tactics.includes('threat') ? 2 : 1)
  const next = { ...state, patience }
  if (offer === state.offer && heard.tactics.includes('threat') && patience > WORN_OUT) return stays(next, 'threatened')
  if (offer === state.offer) return whenStuck(next)
  if (state.asked !== null && offer >= state.asked) return stays(next, 'meets-ask', { offer, phase: 'closing' })
  const half = state.turns.length >= 3 && patience <= 2 && !used(state, 'split-the-difference') ? middle(state) : null
  if (half !== null && half >= offer)
    return stays(next, 'split-the-difference', { offer: half, phase: 'closing', tactics: ['split-the-difference'] })
  return movesWith(next, heard, offer)
}

function movesWith(state: Negotiation, heard: Heard, offer: number): Answered {
  const change = { offer, phase: 'counter' } as const
  const chance = seededNumber(state.seed, `move${state.turns.length}`) % 3
  const tactic = (['good-cop', 'flattery', 'exploding-offer'] as const)[chance] ?? 'good-cop'
  const isFitting = tactic !== 'exploding-offer' || state.turns.length >= 4
  if (state.turns.length >= 1 && isFitting && !used(state, tactic) && !heard.tactics.includes('threat'))
    return stays(state, tactic, { ...change, tactics: [tactic] })
  const code = MOVED.find(([own]) => heard.tactics.includes(own))?.[1] ?? 'moves-for-refusal'
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
