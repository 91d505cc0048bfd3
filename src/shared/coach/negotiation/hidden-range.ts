import {
  type Ask,
  CONSTRAINTS,
  type Constraint,
  type Hidden,
  LEVERS,
  type Scenario,
} from '#shared/coach/negotiation/types.ts'
import { seededNumber } from '#shared/coach/seeded-number.ts'

/** The greatest figure that is reckoned with. */
const MOST = 1e12

/** What is wrong with a person's own figures; null when one can negotiate with them. */
export function askProblem({ current, target, walkAway }: Ask): 'target' | 'walk-away' | 'current' | null {
  if (!isPay(target)) return 'target'
  if (!isPay(walkAway) || walkAway > target) return 'walk-away'
  return current === undefined || isPay(current) ? null : 'current'
}

const isPay = (figure: number): boolean => Number.isFinite(figure) && figure >= 1 && figure <= MOST

/** Figures one can reckon with, whatever was given: see `askProblem` for what a form should say. */
export function safeAsk({ current, target, walkAway, currency, period }: Ask): Ask {
  const safeTarget = isPay(target) ? target : 1
  const safeWalkAway = isPay(walkAway) ? Math.min(walkAway, safeTarget) : safeTarget
  const known = current !== undefined && isPay(current) ? { current } : {}
  return { ...known, target: safeTarget, walkAway: safeWalkAway, currency: currency.trim().toUpperCase(), period }
}

/** A step in which pay is talked about: 500 for 52,000, 0.5 for 25. */
export const stepOf = (target: number): number => 5 * 10 ** (Math.floor(Math.log10(target)) - 2)

/** Down to a step; as many digits as pay has. */
export const stepped = (figure: number, step: number): number => cents(Math.floor(figure / step + 1e-9) * step)

const cents = (figure: number): number => Math.round(figure * 100) / 100

/**
 * What the employer can and will do, from the candidate's figures and the seed only. The ceiling is between their
 * walk-away and slightly above their target, so a deal is always possible; the first offer is below both.
 */
export function hiddenRange(seed: number, ask: Ask, scenario: Scenario): Hidden {
  const { target, walkAway, current } = ask
  const step = stepOf(target)
  const chance = (name: string) => seededNumber(seed, name) / 2 ** 32
  const span = Math.max(target - walkAway, target * 0.05)
  const reach = scenario === 'tight-budget' ? 0.55 : 1
  const ceiling = Math.max(walkAway, stepped(walkAway + span * (0.2 + chance('ceiling')) * reach, step))
  const share = 0.84 + chance('opening') * 0.1
  const byCurrent = scenario === 'raise' && current !== undefined ? current * (1 + chance('raise') * 0.03) : 0
  const wanted = Math.max(Math.min(ceiling, target) * share, Math.min(byCurrent, ceiling, target * 0.97))
  const opening = Math.max(stepped(wanted, step), Math.min(cents(wanted), step))
  return {
    opening: Math.min(opening, ceiling),
    ceiling,
    levers: shuffled(LEVERS, chance)
      .filter((lever) => scenario !== 'raise' || lever !== 'start-date')
      .slice(0, 4),
    constraints: constraintsOf(scenario, chance),
  }
}

const constraintsOf = (scenario: Scenario, chance: (name: string) => number): readonly Constraint[] => {
  const fitting = CONSTRAINTS.filter((one) => one !== 'budget' && (scenario !== 'raise' || one !== 'candidate'))
  return ['budget', ...shuffled(fitting, chance).slice(0, 2)]
}

const shuffled = <T extends string>(all: readonly T[], chance: (name: string) => number): readonly T[] =>
  all.toSorted((a, b) => chance(a) - chance(b))
