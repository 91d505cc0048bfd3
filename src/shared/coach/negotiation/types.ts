/** What is negotiated. */
export const SCENARIOS = ['new-job', 'raise', 'competing-offer', 'tight-budget'] as const
export type Scenario = (typeof SCENARIOS)[number]

/** The employer's tone. */
export const STYLES = ['warm', 'formal', 'firm', 'hurried'] as const
export type Style = (typeof STYLES)[number]

/** What can be given besides pay. */
export const LEVERS = ['start-date', 'bonus', 'leave', 'training', 'remote', 'title', 'review'] as const
export type Lever = (typeof LEVERS)[number]

/** What limits the employer besides the range. */
export const CONSTRAINTS = ['budget', 'equity', 'deadline', 'candidate'] as const
export type Constraint = (typeof CONSTRAINTS)[number]

export type Phase = 'opening' | 'exploring' | 'offer' | 'counter' | 'stuck' | 'closing' | 'agreed' | 'parted'

/** What the candidate can do with a button; the same is recognized in their words. */
export const OWN_TACTICS = [
  'anchor',
  'range',
  'ask-budget',
  'justify',
  'alternative',
  'trade',
  'bundle',
  'silence',
  'time',
  'threat',
  'walk-away',
  'accept',
] as const
export type OwnTactic = (typeof OWN_TACTICS)[number]

export const EMPLOYER_TACTICS = [
  'lowball',
  'current-pay',
  'budget-limit',
  'internal-equity',
  'good-cop',
  'other-candidate',
  'exploding-offer',
  'split-the-difference',
  'flattery',
  'deferral',
] as const
export type EmployerTactic = (typeof EMPLOYER_TACTICS)[number]

/** The candidate's own figures, in one currency and for one period. No other figures are ever used. */
export type Ask = {
  readonly current?: number
  readonly target: number
  /** The least they would accept. */
  readonly walkAway: number
  /** As in ISO 4217: 'EUR'. */
  readonly currency: string
  readonly period: 'year' | 'month' | 'hour'
}

/** Words, or a button. `to` ends a range; `levers` names levers with commas between. */
export type Move =
  | { readonly kind: 'say'; readonly text: string }
  | {
      readonly kind: 'tactic'
      readonly tactic: OwnTactic
      readonly amount?: number
      readonly to?: number
      readonly levers?: string
    }

/** What the employer says; `values` has the numbers for other ways of showing them. */
export type Said = {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
  readonly text: string
}

/** A tactic that was used; the interface explains it. */
export type Tactic =
  | { readonly who: 'you'; readonly name: OwnTactic }
  | { readonly who: 'employer'; readonly name: EmployerTactic }

/** What the employer never says. */
export type Hidden = {
  readonly opening: number
  readonly ceiling: number
  readonly levers: readonly Lever[]
  readonly constraints: readonly Constraint[]
}

/** One exchange. */
export type Turn = {
  /** In their own words; empty for a button. */
  readonly words: string
  readonly own: readonly OwnTactic[]
  /** Pay they named, the lower end of a range. */
  readonly amount: number | null
  /** Whether a reason with a figure was given. */
  readonly isProven: boolean
  readonly employer: readonly EmployerTactic[]
  readonly said: Said
  /** The offer after it; null until there is one. */
  readonly offer: number | null
}

/** A whole negotiation. It is plain data: the same start and moves give the same, always. */
export type Negotiation = {
  readonly seed: number
  readonly role: string
  readonly scenario: Scenario
  readonly style: Style
  readonly ask: Ask
  readonly hidden: Hidden
  readonly phase: Phase
  /** The latest words of the employer; at first the greeting. */
  readonly said: Said
  readonly offer: number | null
  /** The least that the person has asked for. */
  readonly asked: number | null
  readonly given: readonly Lever[]
  readonly turns: readonly Turn[]
  /** Lines already used, so that none is repeated while others are left. */
  readonly used: readonly string[]
  /** How much more pressure the employer accepts. */
  readonly patience: number
}
