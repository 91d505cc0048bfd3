import { answerTo } from '#shared/coach/negotiation/answer.ts'
import type { Answered } from '#shared/coach/negotiation/answered.ts'
import { readMove } from '#shared/coach/negotiation/read-move.ts'
import { hiddenRange, safeAsk } from '#shared/coach/negotiation/hidden-range.ts'
import { say } from '#shared/coach/negotiation/say.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import type { Ask, Move, Negotiation, Said, Scenario, Style, Tactic } from '#shared/coach/negotiation/types.ts'

type Start = {
  readonly seed: number
  readonly role: string
  readonly scenario: Scenario
  readonly ask: Ask
  readonly style: Style
}
export type Reply = {
  readonly state: Negotiation
  readonly employerSays: Said
  readonly tactics: readonly Tactic[]
  readonly done: boolean
}

/** After this many moves the negotiation ends, with or without agreement. */
export const MAX_TURNS = 12
const LONGEST_ROLE = 80
const PATIENCE: Readonly<Record<Style, number>> = { warm: 5, formal: 4, firm: 3, hurried: 3 }

/**
 * Begins a negotiation with an employer whose range comes from the candidate's figures and the seed; `said` is the
 * greeting. Figures that make no sense are made safe: `askProblem` tells a form what is wrong with them.
 */
export function startNegotiation({ seed, role, scenario, ask, style }: Start, words: NegotiationWords): Negotiation {
  const safe = safeAsk(ask)
  const state = {
    seed,
    role: role.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_ROLE),
    scenario,
    style,
    ask: safe,
    hidden: hiddenRange(seed, safe, scenario),
    phase: 'opening' as const,
    offer: null,
    asked: null,
    given: [],
    turns: [],
    used: [],
    patience: PATIENCE[style],
  }
  return { ...state, ...say(state, `greet-${scenario}`, {}, words) }
}

/** Answers a move. Nothing changes after the end. */
export function reply(state: Negotiation, move: Move, words: NegotiationWords): Reply {
  if (isOver(state)) return { state, employerSays: state.said, tactics: [], done: true }
  const read = readMove(move, state.ask, words)
  const asked = read.amount === null ? state.asked : Math.min(read.amount, state.asked ?? read.amount)
  const answered = answerTo({ ...state, asked }, read, MAX_TURNS - state.turns.length - 1)
  const { said, used } = say(state, answered.code, figuresOf(answered, asked), words)
  const turn = {
    words: read.words,
    own: read.tactics,
    amount: read.amount,
    isProven: read.isProven,
    employer: answered.tactics,
    said,
    offer: answered.offer,
  }
  const next: Negotiation = {
    ...state,
    asked,
    said,
    used,
    phase: answered.phase,
    offer: answered.offer,
    patience: answered.patience,
    given: answered.lever ? [...state.given, answered.lever] : state.given,
    turns: [...state.turns, turn],
  }
  const tactics: readonly Tactic[] = [
    ...read.tactics.map((name) => ({ who: 'you', name }) as const),
    ...answered.tactics.map((name) => ({ who: 'employer', name }) as const),
  ]
  return { state: next, employerSays: said, tactics, done: isOver(next) }
}

export const isOver = ({ phase }: Negotiation): boolean => phase === 'agreed' || phase === 'parted'

const figuresOf = ({ offer, lever, extras }: Answered, ask: number | null) => ({
  offer,
  ask: offer !== null && ask !== null && ask > offer ? ask : null,
  ...(lever ? { lever } : {}),
  ...(extras ? { extras } : {}),
})
