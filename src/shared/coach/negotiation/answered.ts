import type { Code } from '#shared/coach/negotiation/codes.ts'
import type { EmployerTactic, Lever, Negotiation, Phase } from '#shared/coach/negotiation/types.ts'

/** What the employer does about a move. */
export type Answered = {
  readonly code: Code
  readonly phase: Phase
  readonly offer: number | null
  readonly patience: number
  readonly tactics: readonly EmployerTactic[]
  readonly lever?: Lever
  readonly extras?: readonly Lever[]
}

/** At this patience the negotiation ends. */
export const WORN_OUT = -3

/** Says something and leaves the rest as it is, but for what is changed. */
export function stays(state: Negotiation, code: Code, change: Partial<Answered> = {}): Answered {
  const { phase, offer, patience } = state
  return { code, phase, offer, patience, tactics: [], ...change }
}

/** Whether the employer has tried this before. */
export const used = ({ turns }: Negotiation, tactic: EmployerTactic): boolean =>
  turns.some(({ employer }) => employer.includes(tactic))
