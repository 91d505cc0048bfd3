import { isMark } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { PERIOD } from '#shared/ai/embedded/periods.ts'

/** Words that join a clause to another. */
export const CONNECTORS = new Set(
  'and so but then because cause since when while if until as although though where whereas after before once that which who whose what how whenever meaning plus or also except unless even therefore thus hence why whether'.split(
    ' ',
  ),
)

/** Where a clause begins whose subject stands here: its connectors, and what tells when, go before. */
export function withConnectors(words: readonly Word[], at: number): number {
  const start = pastConnectors(words, at)
  if (start < at) return start
  const isAgain =
    /^(?:he|she|they|it)$/.test(words[at]?.lower ?? '') && words[at - 1]?.tag === 'NOUN' && words[at - 2]?.tag === 'DET'
  if (isAgain && at > 2 && (CONNECTORS.has(words[at - 3]?.lower ?? '') || isMark(words[at - 3])))
    return pastConnectors(words, at - 2)
  if (/^(?:now|today|afterwards|later|soon|suddenly|eventually|finally)$/.test(words[at - 1]?.lower ?? ''))
    return pastConnectors(words, at - 1)
  const lead = leadStart(words, at)
  return lead === null ? at : pastConnectors(words, lead)
}

/** '…, and when the reader kept failing I wrote': where what tells when begins; null where nothing does. */
export function sinceStart(words: readonly Word[], at: number): number | null {
  if (!/^(?:i|we)$/.test(words[at]?.lower ?? '') || isMark(words[at - 1])) return null
  for (let place = at - 2; place > Math.max(0, at - 10); place -= 1) {
    if (isMark(words[place])) return null
    const isOpen = isMark(words[place - 1]) || words[place - 1]?.tag === 'CCONJ'
    // 'And after 8 months we were': a time, and no clause.
    const isTime = !words.slice(place + 1, at).some(({ tag }) => tag === 'VERB' || tag === 'AUX')
    if (isOpen && !isTime && /^(?:when|since|after|before|until|while|as|once)$/.test(words[place]?.lower ?? ''))
      return place
  }
  return null
}

/** The place of the first of the connectors and marks that stand right before. */
export function pastConnectors(words: readonly Word[], at: number): number {
  let start = at
  // '5 hours a week before, after it 1', 'the evening before and we': 'before' ends what stands there.
  const isEnd = () =>
    words[start - 1]?.lower === 'before' &&
    (isMark(words[start]) ||
      // 'The year before it was 400'
      (start === at && PERIOD.test(words[start - 2]?.lower ?? '') && /^(?:it|there)$/.test(words[at]?.lower ?? '')) ||
      (PERIOD.test(words[start - 2]?.lower ?? '') && /^(?:and|but|so|until|because)$/.test(words[start]?.lower ?? '')))
  while (
    start > 0 &&
    !isEnd() &&
    (CONNECTORS.has(words[start - 1]?.lower ?? '') || isMark(words[start - 1]) || isBecauseOfThat(words, start))
  )
    start -= 1
  return start
}

/** '…, and in the first year I had': what stands before the subject belongs to it. The place of its first word. */
export function leadStart(words: readonly Word[], at: number): number | null {
  for (let place = at - 1; place >= Math.max(0, at - 8); place -= 1) {
    const word = words[place]
    if (!word || isMark(word) || word.tag === 'VERB' || word.tag === 'AUX') return null
    const isDay =
      /^(?:the|that)$/.test(word.lower) &&
      /day$|^(?:day|week|month|year|summer|winter|evening|morning)$/.test(words[place + 1]?.lower ?? '')
    // '… and 2 weeks before the fair we sold'
    const isSpan =
      /^(?:\d+|one|a)$/.test(word.lower) &&
      /^(?:day|week|month|year|hour|minute)s?$/.test(words[place + 1]?.lower ?? '') &&
      /^(?:before|after|into|later|earlier)$/.test(words[place + 2]?.lower ?? '')
    // 'One December it was 71'
    const isOnce = word.lower === 'one' && place === at - 2 && /^(?:NOUN|PROPN)$/.test(words[at - 1]?.tag ?? '')
    const isLead =
      isSpan ||
      isDay ||
      (isOnce && /^(?:it|i|we)$/.test(words[at]?.lower ?? '')) ||
      word.tag === 'ADP' ||
      /^(?:after|since|until|during|within)$/.test(word.lower) ||
      /^(?:every|each|last|this|next)$/.test(word.lower)
    const before = words[place - 1]
    if (
      isLead &&
      (CONNECTORS.has(before?.lower ?? '') ||
        (isMark(before) && place < at - 1) ||
        (place === 0 && (at < 4 || isTimeBefore(words, at))))
    )
      return place
  }
  return null
}

/** 'After six weeks it was 5', 'by the end there were 20': a sentence that begins with when. */
const isTimeBefore = (words: readonly Word[], at: number): boolean =>
  at < 5 &&
  /^(?:it|there)$/.test(words[at]?.lower ?? '') &&
  /^(?:after|by|in|within|since|at)$/.test(words[0]?.lower ?? '') &&
  /^(?:weeks?|months?|years?|days?|hours?|seasons?|end|summer|winter|autumn|spring|christmas|(?:19|20)\d\d)$/.test(
    words[at - 1]?.lower ?? '',
  )

const isBecauseOfThat = (words: readonly Word[], start: number): boolean =>
  (words[start - 1]?.lower === 'of' && words[start - 2]?.lower === 'because') ||
  (words[start - 1]?.lower === 'result' && words[start - 2]?.lower === 'a')

/** Words without the marks and connectors at their ends. */
export function trimmed(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length]
  while (from < to && isMark(words[from]) && words[from]?.text !== '"' && words[from]?.text !== '(') from += 1
  while (
    to > from &&
    ((isMark(words[to - 1]) && !/["”)]/.test(words[to - 1]?.text ?? '')) ||
      TAILS.has(words[to - 1]?.lower ?? '') ||
      isLooseTail(words, to - 1))
  )
    to -= 1
  return words.slice(from, to)
}
const TAILS = new Set(
  'and or but so because which that when while then as the a an if where with of my our plus who also too'.split(' '),
)

/** ', before' and 'and together' lost what they went with. */
const isLooseTail = (words: readonly Word[], at: number): boolean =>
  (/^(?:before|now|today|then|currently)$/.test(words[at]?.lower ?? '') && isMark(words[at - 1])) ||
  (words[at]?.lower === 'together' && words[at - 1]?.lower === 'and')
