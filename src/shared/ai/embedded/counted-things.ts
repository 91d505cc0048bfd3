import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import { isPay, isUnderWay, whyUnreal } from '#shared/ai/embedded/no-deeds.ts'
import { isFirstName } from '#shared/ai/embedded/pronouns.ts'
import { withoutFirstPerson } from '#shared/ai/embedded/persons.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** What was counted, as words in a row, and whether it tells of something rather than of a time. */
export type Counted = { readonly text: string; readonly words: readonly Word[]; readonly isOfSomething: boolean }

/**
 * What was counted in a clause that gave nothing: 'you would find me at the belt, 4 tons of glass an hour' → '4 tons of
 * glass an hour'. Only where the clause is not of somebody else's deeds; a thing and its number claim no deed.
 */
export function countedIn(clause: Clause, before: readonly Word[]): readonly Counted[] {
  const { words } = clause
  // 'Everyone thinks I run 20 shops'
  if (!isTellable(clause) || THOUGHT.test(before.at(-1)?.base ?? '')) return []
  return words.flatMap((word, at) => {
    if (word.isName || !AMOUNT.test(word.text) || YEAR.test(word.text) || isPartOfRange(words, at)) return []
    if (isOfMore(words, at) || isMissing(words, at)) return []
    const one = ownShareAt(words, at) ?? thingAt(words, at)
    return one ? [one] : []
  })
}

const AMOUNT = /^[$€£]?\d[\d.,]*[%k]?$/
const YEAR = /^(?:19|20)\d\d$/

const THOUGHT = /^(?:think|believe|assume|claim|imagine|guess|say|pretend|expect)$/

/** Nothing of it is denied, wished for or another's. */
function isTellable(clause: Clause): boolean {
  const { group, subject, subjectWords, words } = clause
  if (whyUnreal(clause) || isPay(clause) || THOUGHT.test(group?.base ?? '')) return false
  if (isUnderWay(clause, false) || (subject === 'thing' && group?.base === 'do')) return false
  // Whom somebody taught what they had learned is not told with it.
  if (group?.base === 'learn') return false
  // 'Fixing it was 2 lines': of what, is said by what cannot be told.
  if (subject === 'none' && group && /^(?:it|them|this|that)$/.test(clause.rest[0]?.lower ?? '')) return false
  if (group?.negative || (group && !/^(?:past|present|perfect)$/.test(group.time))) return false
  const isName = isFirstName(subjectWords)
  if (subject === 'person' || isName) return false
  return !words.some(({ lower }) => OTHERS_OR_LOST.test(lower))
}
const OTHERS_OR_LOST =
  /^(?:he|she|they|him|her|his|their|you|your|lose|lost|losing|waste|wasted|threw|thrown|spoiled|spoilt|owe|owed|goal|target|aim|plan|planned|budget|limit|deadline|quota|should|must|instead|before|than|without|only|almost|nearly|ago|old|younger|older|who|paid|pay|pays|salary|wages?|earn|earned|bonus|accidents?|mistakes?|\?)$/

const isPartOfRange = (words: readonly Word[], at: number): boolean =>
  /^(?:to|or|and|-|,)$/.test(words[at - 1]?.text ?? '') && AMOUNT.test(words[at - 2]?.text ?? '')

/** '28 of the 50 levels are mine' → '28 of the 50 levels' */
function ownShareAt(words: readonly Word[], at: number): Counted | null {
  const to = words[at + 2]?.tag === 'DET' ? at + 4 : at + 3
  const end = nounsFrom(words, to)
  const isShare = words[at + 1]?.lower === 'of' && AMOUNT.test(words[to - 1]?.text ?? '') && end > to
  if (!isShare || !words.slice(end).some(({ lower }) => /^(?:mine|ours)$/.test(lower))) return null
  return { text: rendered(words.slice(at, end)), words: words.slice(at, end), isOfSomething: true }
}

/** '28 of the 50 levels are mine': the 50 are not told without the 28. */
const isOfMore = (words: readonly Word[], at: number): boolean =>
  words[at - 2]?.lower === 'of' && AMOUNT.test(words[at - 3]?.text ?? '')

/** 'I am 3 units off being chartered', 'all but 2': what is still to come, or what was not so. */
const isMissing = (words: readonly Word[], at: number): boolean =>
  /^(?:off|short|away|left|missing|to)$/.test(words[at + 2]?.lower ?? '') ||
  /^(?:but|except|bar)$/.test(words[at - 1]?.lower ?? '') ||
  // 'There was 3,000 euros of meat in it'
  /^(?:\S+ ){1,4}(?:in|on) it\b/.test(lowerText(words.slice(at + 1, at + 7))) ||
  // '99% of the time' is how often, and of what nobody knows.
  /^of the time\b/.test(lowerText(words.slice(at + 1, at + 4)))

function thingAt(words: readonly Word[], at: number): Counted | null {
  let from = at
  while (BOUNDS.test(words[from - 1]?.lower ?? '')) from -= 1
  if (words[from - 1]?.lower === 'to' && words[from - 2]?.lower === 'up') from -= 2
  if (words[from]?.lower === 'at' && !/^(?:least|most)$/.test(words[from + 1]?.lower ?? '')) from += 1
  let to = at + 1
  const isRange = /^(?:to|or)$/.test(words[to]?.lower ?? '') && AMOUNT.test(words[to + 1]?.text ?? '')
  // 'From 900 to 5,400 subscribers' is no count of them.
  if (isRange && words[at - 1]?.lower === 'from') return null
  if (isRange) to += 2
  const head = nounsFrom(words, to)
  if (head === to && !/[%$€£]/.test(words[at]?.text ?? '')) return null
  to = head
  const told = to
  for (;;) {
    const next = tailFrom(words, to)
    if (next === to) break
    to = next
  }
  const clean = withoutFirstPerson(withoutNames(words.slice(from, to)))
  // 'About 18%' says not of what.
  const isNamed = clean?.some(
    ({ text, lower }) => !AMOUNT.test(text) && !BOUNDS.test(lower) && !/^(?:to|or)$/.test(lower),
  )
  if (!clean || !isNamed) return null
  const isOfSomething =
    clean.length > 2 && words.slice(at, to).some(({ tag, lower }) => tag === 'NOUN' && !TIME.test(lower))
  const isTime = TIME.test(words[told - 1]?.lower ?? '')
  return isTime ? null : { text: rendered(clean), words: words.slice(from, to), isOfSomething }
}
/** Words that bound a number: without them it would be another. */
const BOUNDS = /^(?:about|over|around|nearly|some|under|below|exactly|another|least|most|at)$/
const TIME =
  /^(?:year|month|week|day|hour|minute|second|night|morning|afternoon|evening|weekend|time|season|summer|winter|shift|o'clock|am|pm|percent)s?$/

/** Past the adjectives and nouns in a row that end in a noun. */
function nounsFrom(words: readonly Word[], from: number): number {
  let end = from
  for (let at = from; at < words.length && at < from + 5; at += 1) {
    const word = words[at]
    if (!word || isMark(word) || !/^(?:NOUN|PROPN|ADJ)$/.test(word.tag)) break
    if (word.tag !== 'ADJ') end = at + 1
  }
  return end
}

/** Past one more part that says of what, how often or where: 'of glass', 'a day', 'in 4 villages'. */
function tailFrom(words: readonly Word[], from: number): number {
  const [first, second] = words.slice(from, from + 2)
  if (/^(?:a|an|per|each|every)$/.test(first?.lower ?? '') && TIME.test(second?.lower ?? '')) return from + 2
  if (!/^(?:of|in|on|at|for|from|with|to)$/.test(first?.lower ?? '')) return from
  const skip = second && (/^(?:DET|NUM)$/.test(second.tag) || /^(?:my|our)$/.test(second.lower)) ? 2 : 1
  const end = nounsFrom(words, from + skip)
  return end > from + skip ? end : from
}
