import { isOver } from '#shared/coach/negotiation/negotiate.ts'
import type { Lever, Negotiation, Turn } from '#shared/coach/negotiation/types.ts'

/** What a debrief can point out; the interface has a sentence for each. */
export const LESSONS = [
  'no-figure',
  'asked-below-their-offer',
  'anchored-at-target',
  'anchored-low',
  'accepted-first-offer',
  'accepted-below-walk-away',
  'left-on-table',
  'near-ceiling',
  'conceded-without-return',
  'gave-proof',
  'gave-reason',
  'no-reason',
  'threatened',
  'traded',
  'asked-for-more-than-pay',
  'only-pay',
  'used-silence',
  'asked-their-budget',
  'walked-from-good-offer',
  'held-walk-away',
] as const
export type Lesson = (typeof LESSONS)[number]

export type Debrief = {
  readonly outcome: 'agreed' | 'parted'
  /** What they asked for first; null when they named no figure. */
  readonly firstAsk: number | null
  readonly firstOffer: number | null
  /** The pay that was agreed, or null. */
  readonly pay: number | null
  /** How far they came down from their first figure, and how far the employer came up from the first offer. */
  readonly conceded: { readonly you: number; readonly employer: number }
  readonly levers: readonly Lever[]
  readonly hidden: { readonly opening: number; readonly ceiling: number }
  /** What the employer could still have paid; null when nothing was agreed. */
  readonly leftOnTable: number | null
  /** Three lessons, each with the words it is about. */
  readonly lessons: readonly {
    readonly lesson: Lesson
    readonly who: 'you' | 'employer'
    readonly quote: string
    readonly values: Readonly<Record<string, number>>
  }[]
}

/** Looks back at a negotiation that is over; null before. */
export function debriefOf(state: Negotiation): Debrief | null {
  if (!isOver(state)) return null
  const { turns, hidden, given: levers, phase } = state
  const outcome = phase === 'agreed' ? 'agreed' : 'parted'
  const asks = turns.flatMap(({ amount }) => (amount === null ? [] : [amount]))
  const offers = turns.flatMap(({ offer }) => (offer === null ? [] : [offer]))
  const [firstAsk = null] = asks
  const [firstOffer = null] = offers
  const pay = outcome === 'agreed' ? state.offer : null
  const last = pay ?? Math.min(...asks)
  return {
    outcome,
    firstAsk,
    firstOffer,
    pay,
    conceded: {
      you: firstAsk === null ? 0 : tidy(Math.max(0, firstAsk - last)),
      employer: tidy((offers.at(-1) ?? 0) - (firstOffer ?? 0)),
    },
    levers,
    hidden: { opening: hidden.opening, ceiling: hidden.ceiling },
    leftOnTable: pay === null ? null : tidy(hidden.ceiling - pay),
    lessons: lessonsOf(state, { firstAsk, firstOffer, pay }),
  }
}

const tidy = (figure: number): number => Math.round(figure * 100) / 100

type Facts = Pick<Debrief, 'firstAsk' | 'firstOffer' | 'pay'>
type Rule = readonly [Lesson, boolean, Turn | undefined, number?]

/** How it ended, what could be better and what was good, one of each if there is; the most worth knowing first. */
function lessonsOf(state: Negotiation, facts: Facts): Debrief['lessons'] {
  const applying = (rules: readonly Rule[]) => rules.filter(([, applies]) => applies)
  const kinds = [outcomeRules(state, facts), toMend(state, facts), good(state, facts)].map(applying)
  const told = [...kinds.flatMap((rules) => rules.slice(0, 1)), ...kinds.flatMap((rules) => rules.slice(1))].slice(0, 3)
  return told.map(([lesson, , turn = state.turns.at(-1), figure]) => {
    const words = turn?.words ?? ''
    const quote = words === '' ? (turn?.said.text ?? state.said.text) : words
    return { lesson, who: words === '' ? 'employer' : 'you', quote, values: figure === undefined ? {} : { figure } }
  })
}

const outcomeRules = (state: Negotiation, { firstAsk, firstOffer, pay }: Facts): readonly Rule[] =>
  pay === null ? partedRules(state, firstAsk) : agreedRules(state, { firstAsk, firstOffer, pay })

function agreedRules(
  state: Negotiation,
  { firstAsk, firstOffer, pay }: Facts & { readonly pay: number },
): readonly Rule[] {
  const { turns, ask, hidden } = state
  const last = turns.at(-1)
  const left = tidy(hidden.ceiling - pay)
  return [
    ['accepted-below-walk-away', pay < ask.walkAway, last, pay],
    askedBelow(state, firstAsk),
    ['accepted-first-offer', pay === firstOffer && left > 0 && pay < (firstAsk ?? Infinity), last, left],
    ['near-ceiling', left <= pay * 0.01, last, left],
    ['left-on-table', left > pay * 0.01, last, left],
  ]
}

function partedRules(state: Negotiation, firstAsk: number | null): readonly Rule[] {
  const last = state.turns.at(-1)
  const offer = last?.offer ?? null
  const isGood = offer !== null && offer >= state.ask.walkAway
  return [
    askedBelow(state, firstAsk),
    ['walked-from-good-offer', isGood, last, offer ?? 0],
    ['held-walk-away', offer !== null && !isGood, last, offer ?? 0],
  ]
}

const askedBelow = (state: Negotiation, firstAsk: number | null): Rule => [
  'asked-below-their-offer',
  firstAsk !== null && firstAsk < state.hidden.opening,
  asking(state),
  state.hidden.opening,
]

const using = ({ turns }: Negotiation, tactic: Turn['own'][number]) => turns.find(({ own }) => own.includes(tactic))
const asking = ({ turns }: Negotiation) => turns.find(({ amount }) => amount !== null)

function toMend(state: Negotiation, { firstAsk }: Facts): readonly Rule[] {
  const { turns, ask, given } = state
  const giving = turns.find(({ amount, own }) => amount !== null && amount < (firstAsk ?? 0) && !own.includes('trade'))
  return [
    ['threatened', using(state, 'threat') !== undefined, using(state, 'threat')],
    ['conceded-without-return', giving !== undefined, giving, giving?.amount ?? 0],
    ['no-reason', using(state, 'justify') === undefined, asking(state)],
    ['anchored-low', firstAsk !== null && firstAsk < ask.target, asking(state), firstAsk ?? 0],
    ['no-figure', firstAsk === null, undefined],
    ['only-pay', given.length === 0, undefined],
  ]
}

function good(state: Negotiation, { firstAsk }: Facts): readonly Rule[] {
  const { turns, ask, given } = state
  const proof = turns.find(({ isProven }) => isProven)
  return [
    ['gave-proof', proof !== undefined, proof],
    ['traded', using(state, 'trade') !== undefined, using(state, 'trade')],
    ['asked-for-more-than-pay', given.length > 0, using(state, 'bundle')],
    ['asked-their-budget', using(state, 'ask-budget') !== undefined, using(state, 'ask-budget')],
    ['used-silence', using(state, 'silence') !== undefined, using(state, 'silence')],
    ['anchored-at-target', firstAsk !== null && firstAsk >= ask.target, asking(state), firstAsk ?? 0],
    ['gave-reason', using(state, 'justify') !== undefined && proof === undefined, using(state, 'justify')],
  ]
}
