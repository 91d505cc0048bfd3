import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Last year 640 runners', 'on a normal morning 250 coffees' → '640 runners last year': when it was follows what was counted. */
export function timeLast(words: readonly Word[]): readonly Word[] {
  const first = words[0]
  const length = timeLength(words)
  if (!first || length === 0) return words
  const when = [{ ...first, ...saying(first, first.lower) }, ...words.slice(1, length)]
  const rest = words.slice(isMark(words[length]) ? length + 1 : length)
  const mark = rest.findIndex(({ text }) => text === ',')
  const end = mark < 0 ? rest.length : mark
  return [...rest.slice(0, end), ...when, ...rest.slice(end)]
}

/** How many words tell when, before an amount; none where something else stands there. */
function timeLength(words: readonly Word[]): number {
  const [first, second] = words
  let end = 1
  // 'Since 2016, about 25 weddings a year'
  const mark = words.findIndex(({ text }) => text === ',')
  if (first?.lower === 'since' && mark > 1 && mark < 5) return isAmount(words, mark + 1) ? mark : 0
  if (/^(?:on|in|at|during)$/.test(first?.lower ?? '')) {
    if (second?.tag === 'DET') end += 1
    while (/^(?:ADJ|NOUN|PROPN)$/.test(words[end]?.tag ?? '') && end < 5) end += 1
  } else if (/^(?:last|this|each|every)$/.test(first?.lower ?? '')) end = 2
  const isTime = TIME.test(words[end - 1]?.lower ?? '')
  const isAverage = first?.lower === 'on' && second?.lower === 'average'
  return (isTime || isAverage) && end > 1 && isAmount(words, isMark(words[end]) ? end + 1 : end) ? end : 0
}

const TIME =
  /^(?:year|month|week|weekend|day|night|morning|evening|afternoon|summer|winter|season|shift|spring|autumn|christmas|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/

/** 'Up to 90', 'about 12', '640'. */
const isAmount = (words: readonly Word[], at: number): boolean => {
  const skip =
    words[at]?.lower === 'up' && words[at + 1]?.lower === 'to' ? 2 : BOUND.test(words[at]?.lower ?? '') ? 1 : 0
  return /^[$€£]?\d/.test(words[at + skip]?.text ?? '')
}
const BOUND = /^(?:about|over|under|nearly|around)$/
