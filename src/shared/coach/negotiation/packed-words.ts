import type { Code } from '#shared/coach/negotiation/codes.ts'
import type { Lever } from '#shared/coach/negotiation/types.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import type { Phrases } from '#shared/text/phrases.ts'

type Words = readonly string[]

export const MOVE_KEYS = [
  'insult',
  'silence',
  'refusal',
  'askBudget',
  'alternative',
  'reason',
  'deed',
  'trade',
  'bundle',
  'time',
  'threat',
  'othersPay',
  'questions',
  'greeting',
] as const

export const FIGURE_KEYS = [
  'wish',
  'otherPay',
  'proof',
  'refusedBefore',
  'raiseTo',
  'tooLowAfter',
  'wishedAfter',
  'pastAfter',
  'between',
  'from',
  'clause',
  'groupOf',
  'yearBefore',
] as const

/** `NegotiationWords` of a language as data/negotiation has them. */
export type PackedNegotiation = Pick<NegotiationWords, 'names' | 'answers'> & {
  readonly lines: Readonly<Record<Code, Words>>
  readonly moves: Readonly<Record<(typeof MOVE_KEYS)[number], Phrases>> & {
    readonly levers: Readonly<Record<Lever, Phrases>>
  }
  readonly yes: {
    readonly lead: Words
    readonly plain: Words
    readonly soft: Words
    readonly courtesy: Words
    readonly asked: Phrases
    readonly condition: Phrases
  }
  readonly leaving: { readonly phrases: Phrases; readonly if: Phrases; readonly rather: Phrases }
  readonly figures: Readonly<Record<(typeof FIGURE_KEYS)[number], Words>> & {
    readonly and: Words
    readonly to: Words
    readonly counted: Words
    readonly shortAfter: Words
  }
}
