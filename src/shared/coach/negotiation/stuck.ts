import { stays, used, WORN_OUT, type Answered } from '#shared/coach/negotiation/answered.ts'
import type { EmployerTactic, Negotiation } from '#shared/coach/negotiation/types.ts'
import { seededNumber } from '#shared/coach/seeded-number.ts'

/**
 * Pay no longer moves: first a limit is named, then other benefits are given, then it is yes or no, then it is over.
 */
export function whenStuck(state: Negotiation): Answered {
  const stuck = { ...state, phase: 'stuck' as const }
  if (state.patience <= WORN_OUT) return stays(state, 'parted', { phase: 'parted' })
  if (state.phase === 'closing' && state.patience <= 0) return stays(state, 'final', { phase: 'closing' })
  const hasLimit = state.turns.some(({ employer }) => employer.some((one) => LIMITS.includes(one)))
  if (!hasLimit) return limits(stuck, state.offer)
  const lever = state.hidden.levers.find((one) => !state.given.includes(one))
  if (lever && state.given.length < 2) return stays(stuck, 'gives-lever', { lever })
  if (!used(state, 'deferral')) return stays(stuck, 'deferral', { tactics: ['deferral'] })
  return stays(state, 'final', { phase: 'closing' })
}

const LIMITS: readonly EmployerTactic[] = ['budget-limit', 'internal-equity', 'other-candidate']

/** The constraint that is given as the reason. */
export function limits(state: Negotiation, offer: number | null): Answered {
  const names = {
    budget: 'budget-limit',
    equity: 'internal-equity',
    candidate: 'other-candidate',
    deadline: 'budget-limit',
  } as const
  const open = state.hidden.constraints.map((one) => names[one]).filter((one) => !used(state, one))
  const tactic = open[seededNumber(state.seed, 'limit') % Math.max(1, open.length)]
  if (!tactic) return stays(state, 'stands', { offer })
  return stays(state, tactic, { offer, phase: 'stuck', tactics: [tactic] })
}
