import { isPlausible, payIn, type Named } from '#shared/coach/negotiation/amounts.ts'
import { accepts, leaves, mayLeave } from '#shared/coach/negotiation/read-ending.ts'
import * as said from '#shared/coach/negotiation/move-words.ts'
import { type Ask, LEVERS, type Lever, type Move, type OwnTactic } from '#shared/coach/negotiation/types.ts'
import { isInstruction } from '#shared/coach/rubric/instructions.ts'
import { isEnglish } from '#shared/coach/rubric/is-english.ts'

/** Why a move says nothing that one can answer as an employer. */
export type Problem = 'empty' | 'unclear' | 'not-english' | 'insult' | 'absurd' | 'other-currency' | 'other-period'

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

export const readMove = (move: Move, ask: Ask): ReadMove =>
  move.kind === 'say' ? readWords(move.text, ask) : readButton(move, ask)

function readButton({ tactic, amount, to, levers = '' }: Extract<Move, { kind: 'tactic' }>, ask: Ask): ReadMove {
  const named = [amount, to].filter((one) => one !== undefined)
  if (named.some((one) => !isPlausible(one, ask))) return { ...NOTHING, problem: 'absurd' }
  if ((tactic === 'anchor' || tactic === 'range') && named.length === 0) return { ...NOTHING, problem: 'unclear' }
  const wanted = LEVERS.filter((lever) => levers.split(',').some((one) => one.trim() === lever))
  return { ...NOTHING, tactics: [tactic], amount: named.length > 0 ? Math.min(...named) : null, levers: wanted }
}

function readWords(text: string, ask: Ask): ReadMove {
  const words = text.slice(0, MAX_WORDS).trim()
  const nothing = { ...NOTHING, words }
  if (words === '') return { ...nothing, problem: 'empty' }
  if (/^[.…\s-]+$/.test(words) || said.SILENCE.test(words)) return { ...nothing, tactics: ['silence'] }
  const plain = words.toLowerCase().replaceAll('’', "'")
  const pay = payIn(words, ask)
  const problem = problemIn(plain, pay)
  if (problem !== null) return { ...nothing, problem }
  const amounts = pay.state === 'pay' ? pay.amounts : []
  const move = { ...nothing, ...meaningOf(plain, amounts, pay.proofs) }
  const isAnything = move.tactics.length > 0 || move.levers.length > 0 || move.asks !== null || move.refuses
  return isAnything ? move : { ...nothing, problem: 'unclear' }
}

function problemIn(plain: string, pay: Named): Problem | null {
  if (said.INSULT.test(plain)) return 'insult'
  if (isInstruction(plain.replaceAll(/[^\p{L}\p{N}' ]/gu, ''))) return 'unclear'
  if (pay.state !== 'none' && pay.state !== 'pay') return pay.state
  const letters = plain.match(/\p{L}[\p{L}\p{M}']*/gu) ?? []
  return letters.length > 0 && !isEnglish(letters) ? 'not-english' : null
}

function meaningOf(plain: string, amounts: readonly number[], proofs: number) {
  const levers = LEVERS.filter((lever) => said.LEVER_WORDS[lever].test(plain))
  const asksBudget = said.ASK_BUDGET.test(plain)
  const refuses = said.REFUSAL.test(plain) || mayLeave(plain)
  const isTaken = !refuses && !asksBudget && accepts(plain)
  const isReason = said.REASON.test(plain) || (proofs > 0 && said.DEED.test(plain))
  const isTrade = said.TRADE.test(plain)
  const tactics: readonly (readonly [OwnTactic, boolean])[] = [
    ['walk-away', leaves(plain)],
    ['threat', said.THREAT.test(plain)],
    ['accept', isTaken],
    ['range', amounts.length > 1],
    ['anchor', amounts.length === 1],
    ['ask-budget', asksBudget],
    ['alternative', said.ALTERNATIVE.test(plain)],
    ['justify', isReason],
    ['trade', isTrade],
    ['bundle', levers.length > 1 || said.BUNDLE.test(plain)],
    ['time', said.TIME.test(plain)],
  ]
  return {
    tactics: tactics.flatMap(([tactic, isUsed]) => (isUsed ? [tactic] : [])),
    amount: amounts[0] ?? null,
    levers,
    asks: said.ASKS_OTHERS_PAY.test(plain) ? ('market' as const) : said.asksWhat(plain),
    refuses,
    isProven: isReason && proofs > 0,
  }
}
