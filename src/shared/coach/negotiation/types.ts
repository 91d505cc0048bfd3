/** What is negotiated. */
export const SCENARIOS = ['new-job', 'raise', 'competing-offer', 'tight-budget'] as const
export type Scenario = (typeof SCENARIOS)[number]

/** How the employer talks. */
export const STYLES = ['warm', 'formal', 'firm', 'hurried'] as const
export type Style = (typeof STYLES)[number]

/** What can be given besides pay. */
export const LEVERS = ['start-date', 'bonus', 'leave', 'training', 'remote', 'title', 'review'] as const
export type Lever = (typeof LEVERS)[number]

/** What binds the employer besides the range. */
export const CONSTRAINTS = ['budget', 'equity', 'deadline', 'candidate'] as const
export type Constraint = (typeof CONSTRAINTS)[number]

export type Phase = 'opening' | 'exploring' | 'offer' | 'counter' | 'stuck' | 'closing' | 'agreed' | 'parted'

/** What whoever practises can do by a button; the same is heard in their words. */
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

/** The person's own figures, in one currency for one period; nobody else's are ever used. */
export type Ask = {
  readonly current?: number
  readonly target: number
  /** Less than this they would not take. */
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

/** What an employer says: the text is in English; numbers stand in `values` for whoever shows them otherwise. */
export type Said = {
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
  readonly text: string
}

/** A tactic that was used; what it is for is said by whoever shows it. */
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
  /** In their own words; blank for a button. */
  readonly words: string
  readonly own: readonly OwnTactic[]
  /** Pay they named, the lower end of a range. */
  readonly amount: number | null
  /** Whether a reason with a figure was given. */
  readonly isProven: boolean
  readonly employer: readonly EmployerTactic[]
  readonly said: Said
  /** The offer after it; null as long as there is none. */
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
  /** Lines already said, so that none is said twice while there are others. */
  readonly used: readonly string[]
  /** How much more pushing the employer bears. */
  readonly patience: number
}
