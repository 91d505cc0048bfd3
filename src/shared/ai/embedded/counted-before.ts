import { saying } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Part } from '#shared/ai/embedded/draft.ts'
import { lastNoun, MEASURE, NO_THING } from '#shared/ai/embedded/named-before.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** '412 babies … about 30 of those at home' → 'about 30 of the babies at home', where nothing else was counted. */
export const ofThose = ({ clause, before }: Part): Clause => ({ ...clause, rest: withThings(clause.rest, before) })

/** The subject of a clause in the same way: '10 of them passed' → '10 of the apprentices passed'. */
export const whoOf = ({ clause, before }: Part): readonly Word[] => withThings(clause.subjectWords, before)

function withThings(words: readonly Word[], told: readonly Word[]): readonly Word[] {
  const at = shareAt(words)
  const those = words[at]
  const noun = at > 0 && countedThings(told).size === 1 ? lastCounted(told, numberOf(words[at - 2])) : null
  if (!noun || !those) return words
  // 'The water stations, all 7 of them': it is told right before.
  const before = words.slice(0, at - 2).filter(({ lower }) => !/^(?:all|about|over|nearly)$/.test(lower))
  if (before.at(-1)?.text === ',' && before.at(-2)?.tag === 'NOUN' && /[^s]s$/.test(before.at(-2)?.lower ?? ''))
    return words
  const the = { ...those, ...saying(those, 'the'), tag: 'DET' }
  return [...words.slice(0, at), the, ...noun, ...words.slice(at + 1)]
}

/** '12 bikes, 30 helmets … 8 of those': of which is anybody's guess. */
export const isOfEither = ({ clause, before }: Part): boolean =>
  shareAt(clause.words) > 0 && countedThings(before).size > 1

/** Where 'those' stands in '30 of those'; below 0 where it does not. */
const shareAt = (words: readonly Word[]): number =>
  words.findIndex(
    ({ lower }, at) =>
      /^(?:those|them|these)$/.test(lower) &&
      words[at - 1]?.lower === 'of' &&
      /^(?:\d.*|one)$/.test(words[at - 2]?.lower ?? ''),
  )

/** Without where and when they were: '38 residents across 2 floors'. */
export const countedThings = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((_, at) =>
      /^(?:across|in|on|at|within|from)$/.test(words[at - 1]?.lower ?? '')
        ? []
        : (countedBy(words, at)?.slice(-1) ?? []).map(({ lower }) => lower),
    ),
  )

export const numberOf = (word: Word | undefined): number => Number(word?.text.replaceAll(/[^\d.]/g, '') ?? 0)

/** The last things that were counted, no fewer than those told of them now: '12 new drivers' → 'new drivers'. */
export function lastCounted(before: readonly Word[], atLeast: number): readonly Word[] | null {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const things = numberOf(before[at]) < atLeast ? null : countedBy(before, at)
    if (things) return things
  }
  return null
}

/** The things that a number counts; null where it is none, or a year, or what it counts is a time or a measure. */
function countedBy(words: readonly Word[], at: number): readonly Word[] | null {
  if (!/^(?!(?:19|20)\d\d$)\d[\d,]*$/.test(words[at]?.text ?? '')) return null
  const isLong = /^(?:ADJ|NOUN)$/.test(words[at + 1]?.tag ?? '') && words[at + 2]?.tag === 'NOUN'
  const end = isLong ? at + 2 : at + 1
  const { tag = '', lower = '' } = words[end] ?? {}
  const isThing =
    tag === 'NOUN' && /[^s]s$|^(?:women|men|children)$/.test(lower) && !NO_THING.test(lower) && !MEASURE.test(lower)
  return isThing ? words.slice(at + 1, end + 1) : null
}

/** The last things that were named without their number: '5 parts … 900 of them' is not of those. */
export function lastUncounted(before: readonly Word[]): readonly Word[] | null {
  const things = lastNoun(before, 'plural')
  const [first] = things ?? []
  return first && /^\d/.test(before[before.indexOf(first) - 1]?.text ?? '') ? null : things
}

/** Whether things of one sort were counted, and no share or money since: a bare number may go on from any of them. */
export function isOneCount(before: readonly Word[]): boolean {
  const counted = before.flatMap(({ text, isName }, at) => {
    if (isName || !/^[$€£]?\d[\d.,]*[%k]?$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return []
    const noun = before[at + (before[at + 1]?.tag === 'ADJ' ? 2 : 1)]
    const isWhere = /^(?:across|in|on|at|within|from)$/.test(before[at - 1]?.lower ?? '')
    if (noun && (isWhere || NO_THING.test(noun.lower) || MEASURE.test(noun.lower))) return []
    return [noun?.tag === 'NOUN' && /^[\d,]+$/.test(text) && /[^s]s$/.test(noun.lower) ? noun.lower : null]
  })
  return counted[0] !== null && counted.every((noun) => noun === counted[0])
}
