import { quantitiesIn } from '#shared/grounding/quantities.ts'
import type { Quantity } from '#shared/grounding/quantity.ts'
import { numberWord } from '#shared/grounding/number-words.ts'
import { perPassage } from '#shared/grounding/per-passage.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import { unitOf } from '#shared/grounding/units.ts'
import type { Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'
import { nearestClauses } from '#shared/grounding/nearest-clauses.ts'

type Direction = 'up' | 'down'
type Change = { readonly direction: Direction; readonly word: Word }

/**
 * Changes that the line reverses: 'went up' for 'went down', 'higher' for 'lower', or a direction that its own two
 * numbers contradict. Only statements about the same things are compared.
 */
export function directionViolations({ line, source, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  const numbers = quantitiesIn(line.text, language)
  const changes = numbers.length === 2 ? changesIn(numbers) : []
  const bounds = source.words.filter((word) => isBound(word, source)).map(({ lower }) => lower)
  const lineChanges = directionsIn(line).filter(({ word }) => !isBound(word, line) || !bounds.includes(word.lower))
  return lineChanges.flatMap((change) => {
    const isShown = changes.some(([from, to]) => (change.direction === 'up' ? from < to : from > to))
    const isWrong =
      changes.some(([from, to]) => contradicts(change, from, to)) || (!isShown && isReversed(change, line, source))
    return isWrong ? [{ kind: 'polarity' as const, what: change.word.text }] : []
  })
}

/** 'Fell from 9% to 12%': only if both numbers have the same unit. */
const contradicts = ({ direction, word }: Change, from: number, to: number): boolean =>
  CHANGE_VERBS.test(word.lower) && (direction === 'up' ? from > to : from < to)

const changesIn = ([first, second]: readonly Quantity[]): readonly (readonly [number, number])[] =>
  first?.pair?.isFirst && first.unit?.factor === second?.unit?.factor ? [[first.value, first.pair.other]] : []

const CHANGE_VERBS = /^(?:fell|dropped|decreased|declined|rose|grew|increased)$/

function isReversed({ direction, word: changeWord }: Change, line: Passage, source: Passage): boolean {
  const sourceChanges = directionsIn(source).filter(({ word }) => !isBound(word, source))
  if (sourceChanges.length === 0) return false
  const index = changeWord.index
  const near = line.words.slice(Math.max(0, index - NEARBY_WORDS), index + NEARBY_WORDS + 1)
  const content = near.filter(({ lower, text }) => !isSmallWord(lower) || /\d/.test(text))
  const nearest = nearestClauses(
    content.map(({ lower }) => mentionsOf(source, lower)),
    new Set(sourceChanges.map(({ word }) => word.clause)),
  )
  return (
    nearest.size > 0 &&
    sourceChanges.filter(({ word }) => nearest.has(word.clause)).every((change) => change.direction !== direction)
  )
}

/** Words around a change that name what changed. */
const NEARBY_WORDS = 5

/** Words that give the direction of a change. 'Up' and 'down' count only after a verb of motion or before an amount. */
const directionsIn = perPassage(({ words }): readonly Change[] =>
  words.flatMap((word, at) => {
    const direction = directionAt(words, at)
    return direction ? [{ direction, word }] : []
  }),
)

function directionAt(words: readonly Word[], at: number): Direction | null {
  const lower = (offset: number) => words[at + offset]?.lower ?? ''
  const word = lower(0)
  if (word === 'up' || word === 'down') return isMoving(lower(-1), lower(1)) ? word : null
  // 'On the phone over a till that was down': 'over' means 'about'.
  const isAbout = /^(?:over|under)$/.test(word) && /^an?$/.test(lower(1)) && !unitOf(lower(2))
  if (isAbout) return null
  if (UP_WORDS.test(word)) return 'up'
  return DOWN_WORDS.test(word) ? 'down' : null
}

const isMoving = (before: string, after: string): boolean =>
  MOTION_VERBS.test(before) || (/^(?:by|from|\d.*)$/.test(after) && !PHRASAL.test(before))

/** 'To just under £4k' bounds a number and gives no direction. */
const isBound = ({ lower, index }: Word, { words }: Passage): boolean =>
  /^(?:over|under|above|below)$/.test(lower) && isNumber(words[index + 1]?.lower ?? '')

const isNumber = (lower: string) => /^\d/.test(lower) || numberWord(lower, 'en') !== null

const MOTION_VERBS =
  /^(?:go|goes|going|went|gone|come|came|is|are|was|were|bring|brought|bringing|drive|drove|get|got|getting|shot|moved|be)$/
const PHRASAL =
  /^(?:set|sets|setting|sign|signed|ended|picked|pick|grew|showed|look|looked|sat|wrote|write|took|backed|opened|turn|turned|broke|shut|made|scaled|follow|followed|clean|cleaned)$/
const UP_WORDS =
  /^(?:rose|rise|rises|rising|risen|increas\w+|higher|grew|grow|grows|growing|growth|grown|climbed|doubled|tripled|gained|improved|boosted|faster|quicker|more|longer|above|over|raised)$/
const DOWN_WORDS =
  /^(?:fell|fall|falls|falling|fallen|decreas\w+|lower|lowered|lowering|reduc\w+|declin\w+|drop|dropped|drops|shrank|shrunk|halved|cut|cuts|cutting|slower|less|fewer|shorter|below|under|worsened|lost)$/
