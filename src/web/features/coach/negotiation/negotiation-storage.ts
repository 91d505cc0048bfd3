import { use } from 'react'
import * as z from 'zod/mini'
import { loadNegotiationWords, negotiationWordsAtHand } from '#shared/coach/negotiation/load-words.ts'
import { reply, startNegotiation } from '#shared/coach/negotiation/negotiate.ts'
import type { NegotiationWords } from '#shared/coach/negotiation/words.ts'
import { LEVERS, OWN_TACTICS, SCENARIOS, STYLES, type Move, type Negotiation } from '#shared/coach/negotiation/types.ts'
import { saveCoachNegotiation, type NegotiationRecord } from '#shared/contract/coach-negotiations.ts'
import { createStoredRecord } from '#web/features/coach/stored-record.ts'

/** Whose talk it is: figures about pay are not for anyone who signs in here next. */
type Owner = string

const talks = createStoredRecord<NegotiationRecord>(
  'coach-negotiation:',
  (kept) => z.safeParse(saveCoachNegotiation.body, kept).data ?? null,
)

/** A move that is being written; it ends with the talk. */
const drafts = createStoredRecord<string>('coach-negotiation-draft:', (kept) =>
  typeof kept === 'string' ? kept : null,
)

/** The talk that is in progress in this browser, kept with each move; null when there is none. */
export const readNegotiation = (owner: Owner): NegotiationRecord | null => talks.read(owner)

/** Keeps a talk, or with null forgets it. */
export function storeNegotiation(owner: Owner, record: NegotiationRecord | null): void {
  talks.keep(owner, record)
  if (record === null) keepDraft(owner, '')
}

export const useStoredNegotiation = (owner: Owner): NegotiationRecord | null => talks.useKept(owner)

/** Keeps the words of the next move with every key. */
export const keepDraft = (owner: Owner, words: string): void => void drafts.keep(owner, words === '' ? null : words)

export const useDraft = (owner: Owner): string => drafts.useKept(owner) ?? ''

/** Plays a talk again, move by move, in its words: the same record gives the same talk. Null for one that no one can play. */
export function played(record: NegotiationRecord, words: NegotiationWords): Negotiation | null {
  const { seed, role, scenario, style, ask } = record
  const [knownScenario, knownStyle] = [SCENARIOS.find((one) => one === scenario), STYLES.find((one) => one === style)]
  if (!knownScenario || !knownStyle) return null
  const { current, ...figures } = ask
  return movesOf(record).reduce<Negotiation>(
    (state, move) => reply(state, move, words).state,
    startNegotiation(
      {
        seed,
        role,
        scenario: knownScenario,
        style: knownStyle,
        ask: current === undefined ? figures : { ...figures, current },
      },
      words,
    ),
  )
}

/** The words with which the employer began. */
export const greetingOf = (record: NegotiationRecord, words: NegotiationWords): string =>
  played({ ...record, moves: [] }, words)?.said.text ?? ''

/** The moves of a talk, as they are played. */
export const movesOf = ({ moves }: NegotiationRecord): readonly Move[] => moves.flatMap((move) => moveOf(move) ?? [])

/** A talk with one more move in it. */
export const withMove = (record: NegotiationRecord, move: Move, words: NegotiationWords): NegotiationRecord =>
  withEnd({ ...record, moves: [...record.moves, { ...move }] }, words)

/** A talk with the end that its moves come to, which an earlier version may have heard otherwise. */
export function withEnd(record: NegotiationRecord, words: NegotiationWords): NegotiationRecord {
  const phase = played(record, words)?.phase
  return { ...record, outcome: phase === 'agreed' || phase === 'parted' ? phase : null }
}

const Shape = z.union([
  z.object({ kind: z.literal('say'), text: z.string() }),
  z.object({
    kind: z.literal('tactic'),
    tactic: z.enum(OWN_TACTICS),
    amount: z.optional(z.number()),
    to: z.optional(z.number()),
    levers: z.optional(z.string()),
  }),
])

function moveOf(record: unknown): Move | null {
  const read = z.safeParse(Shape, record)
  if (!read.success) return null
  const move = read.data
  if (move.kind === 'say') return move
  const { kind, tactic, amount, to, levers } = move
  return {
    kind,
    tactic,
    ...(amount !== undefined && { amount }),
    ...(to !== undefined && { to }),
    ...(levers !== undefined && {
      levers: levers
        .split(',')
        .filter((one) => LEVERS.some((each) => each === one))
        .join(','),
    }),
  }
}

/** The words of a talk; rendering waits for them. One of an earlier version was in English. */
export const useNegotiationWords = ({ language = 'en' }: Pick<NegotiationRecord, 'language'>): NegotiationWords =>
  negotiationWordsAtHand(language) ?? use(loadNegotiationWords(language))
