import { quantitiesIn } from '#shared/grounding/quantities.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import { numberWord } from '#shared/grounding/number-words.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import { unitOf } from '#shared/grounding/units.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

type Direction = 'up' | 'down'
type Turn = { readonly direction: Direction; readonly word: Word }

/**
 * Changes that the line turns round: 'went up' for 'went down', 'higher' for 'lower', or a way that its own two numbers
 * do not go. Only what was said about the same things is compared.
 */
export function directionViolations({ line, said, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  const numbers = quantitiesIn(line.text, language)
  const changes = numbers.length === 2 ? changesIn(numbers) : []
  const bounds = said.words.filter((word) => isBound(word, said)).map(({ lower }) => lower)
  const turns = turnsIn(line).filter(({ word }) => !isBound(word, line) || !bounds.includes(word.lower))
  return turns.flatMap((turn) => {
    const isShown = changes.some(([from, to]) => (turn.direction === 'up' ? from < to : from > to))
    const isWrong = changes.some(([from, to]) => isAgainst(turn, from, to)) || (!isShown && isTurned(turn, line, said))
    return isWrong ? [{ kind: 'polarity' as const, what: turn.word.text }] : []
  })
}

/** 'Fell from 9% to 12%': only where both numbers are of one unit. */
const isAgainst = ({ direction, word }: Turn, from: number, to: number): boolean =>
  FALLS_OR_RISES.test(word.lower) && (direction === 'up' ? from > to : from < to)

const changesIn = ([first, second]: readonly Quantity[]): readonly (readonly [number, number])[] =>
  first?.pair?.isFirst && first.unit?.factor === second?.unit?.factor ? [[first.value, first.pair.other]] : []

const FALLS_OR_RISES = /^(?:fell|dropped|decreased|declined|rose|grew|increased)$/

function isTurned({ direction, word: turn }: Turn, line: Passage, said: Passage): boolean {
  const spoken = turnsIn(said).filter(({ word }) => !isBound(word, said))
  if (spoken.length === 0) return false
  const place = turn.at
  const near = line.words.slice(Math.max(0, place - NEAR), place + NEAR + 1)
  const clauses = [...new Set(spoken.map(({ word }) => word.clause))]
  const shared = (clause: number) =>
    near.filter(
      ({ lower, text }) =>
        (!isSmallWord(lower) || /\d/.test(text)) && mentionsOf(said, lower).some((word) => word.clause === clause),
    ).length
  const most = Math.max(...clauses.map(shared))
  if (most === 0) return false
  return spoken.filter(({ word }) => shared(word.clause) === most).every((one) => one.direction !== direction)
}

/** Words around a change in which what changed is named. */
const NEAR = 5

/** Words that tell which way something went. 'Up' and 'down' count only after a verb of moving or before an amount. */
const turnsIn = perPassage(({ words }): readonly Turn[] =>
  words.flatMap((word, at) => {
    const direction = directionAt(words, at)
    return direction ? [{ direction, word }] : []
  }),
)

function directionAt(words: readonly Word[], at: number): Direction | null {
  const lower = (offset: number) => words[at + offset]?.lower ?? ''
  const word = lower(0)
  if (word === 'up' || word === 'down') return isMoving(lower(-1), lower(1)) ? word : null
  // 'On the phone over a till that was down': what it was about.
  const isAbout = /^(?:over|under)$/.test(word) && /^an?$/.test(lower(1)) && !unitOf(lower(2))
  if (isAbout) return null
  if (UP.test(word)) return 'up'
  return DOWN.test(word) ? 'down' : null
}

const isMoving = (before: string, after: string): boolean =>
  MOVES.test(before) || (/^(?:by|from|\d.*)$/.test(after) && !PHRASAL.test(before))

/** 'To just under £4k' bounds a number and tells of no way. */
const isBound = ({ lower, at }: Word, { words }: Passage): boolean =>
  /^(?:over|under|above|below)$/.test(lower) && isNumber(words[at + 1]?.lower ?? '')

const isNumber = (lower: string) => /^\d/.test(lower) || numberWord(lower, 'en') !== null

const MOVES =
  /^(?:go|goes|going|went|gone|come|came|is|are|was|were|bring|brought|bringing|drive|drove|get|got|getting|shot|moved|be)$/
const PHRASAL =
  /^(?:set|sets|setting|sign|signed|ended|picked|pick|grew|showed|look|looked|sat|wrote|write|took|backed|opened|turn|turned|broke|shut|made|scaled|follow|followed|clean|cleaned)$/
const UP =
  /^(?:rose|rise|rises|rising|risen|increas\w+|higher|grew|grow|grows|growing|growth|grown|climbed|doubled|tripled|gained|improved|boosted|faster|quicker|more|longer|above|over|raised)$/
const DOWN =
  /^(?:fell|fall|falls|falling|fallen|decreas\w+|lower|lowered|lowering|reduc\w+|declin\w+|drop|dropped|drops|shrank|shrunk|halved|cut|cuts|cutting|slower|less|fewer|shorter|below|under|worsened|lost)$/
