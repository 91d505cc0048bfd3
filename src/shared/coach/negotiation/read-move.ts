import { isPlausible, payIn, type Named } from '#shared/coach/negotiation/amounts.ts'
import { accepts, leaves, mayLeave } from '#shared/coach/negotiation/read-ending.ts'
import { type Ask, LEVERS, type Lever, type Move, type OwnTactic } from '#shared/coach/negotiation/types.ts'
import { isInstruction } from '#shared/coach/rubric/instructions.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import { isInLanguage } from '#shared/coach/rubric/language-of-answer.ts'
import { contains } from '#shared/text/phrases.ts'

/** Why a move says nothing that one can answer as an employer. */
export type Problem = 'empty' | 'unclear' | 'other-language' | 'insult' | 'absurd' | 'other-currency' | 'other-period'

/** What an employer makes of a move. */
export type ReadMove = {
  readonly words: string
  readonly problem: Problem | null
  readonly tactics: readonly OwnTactic[]
  /** Pay that is asked for. Of a range the lower end, since that is what employers hear. */
  readonly amount: number | null
  readonly levers: readonly Lever[]
  readonly asks: 'market' | 'duties' | 'greeting' | null
  /** The offer is turned down without another figure. */
  readonly refuses: boolean
  /** A reason with a figure other than the pay that is asked for. */
  readonly isProven: boolean
}

const NOTHING: ReadMove = {
  words: '',
  problem: null,
  tactics: [],
  amount: null,
  levers: [],
  asks: null,
  refuses: false,
  isProven: false,
}
/** How much of a move is stored and read. */
const MAX_WORDS = 1_000

export const readMove = (move: Move, ask: Ask, words: NegotiationWords): ReadMove =>
  move.kind === 'say' ? readWords(move.text, ask, words) : readButton(move, ask)

function readButton({ tactic, amount, to, levers = '' }: Extract<Move, { kind: 'tactic' }>, ask: Ask): ReadMove {
  const named = [amount, to].filter((one) => one !== undefined)
  if (named.some((one) => !isPlausible(one, ask))) return { ...NOTHING, problem: 'absurd' }
  if ((tactic === 'anchor' || tactic === 'range') && named.length === 0) return { ...NOTHING, problem: 'unclear' }
  const wanted = LEVERS.filter((lever) => levers.split(',').some((one) => one.trim() === lever))
  return { ...NOTHING, tactics: [tactic], amount: named.length > 0 ? Math.min(...named) : null, levers: wanted }
}

function readWords(text: string, ask: Ask, known: NegotiationWords): ReadMove {
  const words = text.slice(0, MAX_WORDS).trim()
  const nothing = { ...NOTHING, words }
  if (words === '') return { ...nothing, problem: 'empty' }
  const plain = words.toLowerCase().replaceAll('’', "'")
  if (/^[.…\s-]+$/.test(words) || known.moves.silence.test(plain)) return { ...nothing, tactics: ['silence'] }
  const pay = payIn(words, ask, known)
  const problem = problemIn(plain, pay, known)
  if (problem !== null) return { ...nothing, problem }
  const amounts = pay.state === 'pay' ? pay.amounts : []
  const move = { ...nothing, ...meaningOf(plain, amounts, pay.proofs, known) }
  const isAnything = move.tactics.length > 0 || move.levers.length > 0 || move.asks !== null || move.refuses
  return isAnything ? move : { ...nothing, problem: 'unclear' }
}

function problemIn(plain: string, pay: Named, { moves, language }: NegotiationWords): Problem | null {
  if (contains(plain, moves.insult)) return 'insult'
  if (isInstruction(plain.replaceAll(/[^\p{L}\p{N}' ]/gu, ''))) return 'unclear'
  if (pay.state !== 'none' && pay.state !== 'pay') return pay.state
  const letters = plain.match(/\p{L}[\p{L}\p{M}']*/gu) ?? []
  return letters.length > 0 && !isInLanguage(letters, language) ? 'other-language' : null
}

function meaningOf(
  plain: string,
  amounts: readonly number[],
  proofs: number,
  { moves: said, endings }: NegotiationWords,
) {
  const levers = LEVERS.filter((lever) => contains(plain, said.levers[lever]))
  const asksBudget = contains(plain, said.askBudget)
  const refuses = contains(plain, said.refusal) || mayLeave(plain, endings)
  const isTaken = !refuses && !asksBudget && accepts(plain, endings)
  const isReason = contains(plain, said.reason) || (proofs > 0 && contains(plain, said.deed))
  const isTrade = contains(plain, said.trade)
  const tactics: readonly (readonly [OwnTactic, boolean])[] = [
    ['walk-away', leaves(plain, endings)],
    ['threat', contains(plain, said.threat)],
    ['accept', isTaken],
    ['range', amounts.length > 1],
    ['anchor', amounts.length === 1],
    ['ask-budget', asksBudget],
    ['alternative', contains(plain, said.alternative)],
    ['justify', isReason],
    ['trade', isTrade],
    ['bundle', levers.length > 1 || contains(plain, said.bundle)],
    ['time', contains(plain, said.time)],
  ]
  return {
    tactics: tactics.flatMap(([tactic, isUsed]) => (isUsed ? [tactic] : [])),
    amount: amounts[0] ?? null,
    levers,
    asks: contains(plain, said.othersPay) ? ('market' as const) : asksWhat(plain, said),
    refuses,
    isProven: isReason && proofs > 0,
  }
}

function asksWhat(plain: string, { questions, greeting }: NegotiationWords['moves']): ReadMove['asks'] {
  if (plain.includes('?') && contains(plain, questions)) return 'duties'
  return plain.search(greeting) === 0 ? 'greeting' : null
}
