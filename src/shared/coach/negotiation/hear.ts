import { isPlausible, payIn, type Named } from '#shared/coach/negotiation/amounts.ts'
import { accepts, leaves, mayLeave } from '#shared/coach/negotiation/hear-end.ts'
import * as said from '#shared/coach/negotiation/hear-words.ts'
import { type Ask, LEVERS, type Lever, type Move, type OwnTactic } from '#shared/coach/negotiation/types.ts'
import { isInstruction } from '#shared/coach/rubric/instructions.ts'
import { isEnglish } from '#shared/coach/rubric/is-english.ts'

/** Why a move says nothing that one can answer as an employer. */
export type Unheard = 'empty' | 'unclear' | 'not-english' | 'insult' | 'absurd' | 'other-currency' | 'other-period'

/** What an employer makes of a move. */
export type Heard = {
  readonly words: string
  readonly unheard: Unheard | null
  readonly tactics: readonly OwnTactic[]
  /** Pay that is asked for, the lower end of a range: that is what employers hear. */
  readonly amount: number | null
  readonly levers: readonly Lever[]
  readonly asks: 'market' | 'duties' | 'greeting' | null
  /** The offer is turned down without another figure. */
  readonly refuses: boolean
  /** A reason with a figure in it besides the pay that is asked for. */
  readonly isProven: boolean
}

const NOTHING: Heard = {
  words: '',
  unheard: null,
  tactics: [],
  amount: null,
  levers: [],
  asks: null,
  refuses: false,
  isProven: false,
}
/** What is kept and read of a move. */
const MOST_WORDS = 1_000

export const hear = (move: Move, ask: Ask): Heard =>
  move.kind === 'say' ? heardWords(move.text, ask) : heardButton(move, ask)

function heardButton({ tactic, amount, to, levers = '' }: Extract<Move, { kind: 'tactic' }>, ask: Ask): Heard {
  const named = [amount, to].filter((one) => one !== undefined)
  if (named.some((one) => !isPlausible(one, ask))) return { ...NOTHING, unheard: 'absurd' }
  if ((tactic === 'anchor' || tactic === 'range') && named.length === 0) return { ...NOTHING, unheard: 'unclear' }
  const wanted = LEVERS.filter((lever) => levers.split(',').some((one) => one.trim() === lever))
  return { ...NOTHING, tactics: [tactic], amount: named.length > 0 ? Math.min(...named) : null, levers: wanted }
}

function heardWords(text: string, ask: Ask): Heard {
  const words = text.slice(0, MOST_WORDS).trim()
  const nothing = { ...NOTHING, words }
  if (words === '') return { ...nothing, unheard: 'empty' }
  if (/^[.…\s-]+$/.test(words) || said.SILENCE.test(words)) return { ...nothing, tactics: ['silence'] }
  const plain = words.toLowerCase().replaceAll('’', "'")
  const pay = payIn(words, ask)
  const unheard = unheardIn(plain, pay)
  if (unheard !== null) return { ...nothing, unheard }
  const amounts = pay.state === 'pay' ? pay.amounts : []
  const heard = { ...nothing, ...meaningOf(plain, amounts, pay.proofs) }
  const isAnything = heard.tactics.length > 0 || heard.levers.length > 0 || heard.asks !== null || heard.refuses
  return isAnything ? heard : { ...nothing, unheard: 'unclear' }
}

function unheardIn(plain: string, pay: Named): Unheard | null {
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
