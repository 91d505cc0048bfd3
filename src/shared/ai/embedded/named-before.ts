import { isMark } from '#shared/ai/embedded/bits.ts'
import { OTHERS, SOMEBODY } from '#shared/ai/embedded/pronouns.ts'
import { quiet } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

export const NO_THING =
  /^(?:year|day|week|month|time|thing|night|morning|way|lot|bit|everyone|people|part|while|end|hour|minute|second|moment|life|one|rest|percent)s?$/
/** What something is measured in, and no thing that there are some of. */
export const MEASURE =
  /^(?:gram|kilo|kilogram|ton|tonne|pound|dollar|euro|mile|met(?:re|er)|(?:kilo|centi|milli)met(?:re|er)|lit(?:re|er)|degree|watt|kilowatt|volt|bar|inch)s?$/

/** What a clause was about, without what tells of it: 'turnaround on the small planes' → 'turnaround'. Null for several. */
export function headOf(subject: readonly Word[], isAnyNumber = false): readonly Word[] | null {
  const from = /^(?:a|an|no|this|that|our|the|my)$/.test(subject[0]?.lower ?? '') ? 1 : 0
  const end = subject.findIndex(({ tag }) => tag === 'ADP')
  const head = subject.slice(from, end < 0 ? subject.length : end)
  const noun = head.at(-1)
  const isOne =
    (noun?.tag === 'NOUN' || (noun?.tag === 'PROPN' && noun.isKnown)) &&
    (isAnyNumber || !/[^s]s$|^(?:children|people|men|women|staff|police)$/.test(noun.lower)) &&
    !NO_THING.test(noun.lower) &&
    // 'Waiting time', 'overtime pay'
    head.every(({ tag, forms }, at) => /^(?:NOUN|ADJ|PROPN)$/.test(tag) || (at === 0 && forms.includes('gerund')))
  return isOne ? quiet(head) : null
}

const PLACE =
  /^(?:family|school|country|city|town|village|home|house|world|area|region|neighbourhood|university|building)$/

/** The last thing that was named, without its article: the nouns and adjectives that end in it. */
export function lastNoun(before: readonly Word[], sort: 'indefinite' | 'singular' | 'plural'): readonly Word[] | null {
  for (let end = before.length; end > 0; end -= 1) {
    const noun = before[end - 1]
    const isPeople =
      sort === 'plural' &&
      /^(?:people|men|women|children)$/.test(noun?.lower ?? '') &&
      /^\d/.test(before[end - 2]?.text ?? '')
    if (isPeople) return before.slice(end - 1, end)
    if (
      noun?.tag !== 'NOUN' ||
      NO_THING.test(noun.lower) ||
      before[end]?.tag === 'NOUN' ||
      noun.forms.includes('gerund')
    )
      continue
    // 'A dietitian wrote it', 'the engineers designed a valve': who acts is not what was dealt with.
    if (isActing(before, end)) continue
    // 'The cash register, I set it up': the thing was cut in two.
    const next = before[end]
    if (next?.tag === 'VERB' && next.forms.includes('base') && (!before[end + 1] || isMark(before[end + 1])))
      return null
    if (/[^s]s$/.test(noun.lower) !== (sort === 'plural')) continue
    let from = end - 1
    while (from > 0 && /^(?:NOUN|ADJ|PROPN)$/.test(before[from - 1]?.tag ?? '') && end - from < 3) from -= 1
    const article = before[from - 1]?.lower ?? ''
    if (sort === 'indefinite' && !/^(?:a|an|no|any)$/.test(article)) continue
    // 'Photos with no names. I sorted them': there were none.
    if (sort === 'plural' && article === 'no' && before[from - 2]?.tag === 'ADP') continue
    // 'Letters from customers. I kept them': not the customers.
    if (sort === 'plural' && /^(?:of|from|for|with|to|by|at)$/.test(article)) continue
    if (sort === 'singular' && !/^(?:a|an|this|our|the|my|no)$/.test(article)) continue
    // 'Customers typed a name. I moved it': what others dealt with is hardly meant.
    if (sort === 'singular' && isOfOthers(before, from - 1)) return null
    // 'The first in my family who studied. I paid it': what only says where is not what was done.
    if (sort === 'singular' && PLACE.test(noun.lower) && /^(?:in|at|from)$/.test(before[from - 2]?.lower ?? ''))
      return null
    // 'It' is nobody.
    if (sort === 'singular' && (OTHERS.test(noun.lower) || SOMEBODY.test(noun.lower) || noun.lower === 'person'))
      continue
    // 'Water in a joint under a farm track. I dug it up': nobody knows which of them.
    if (sort === 'singular' && isWithinAnother(before, from - 1)) return null
    // 'Handed it to the office. I only spotted it': whoever got it is not what was spotted, and what was lies too far back.
    if (sort === 'singular' && isReceiver(before, from - 2, noun)) return null
    return before.slice(from, end)
  }
  return null
}

/**
 * The thing that was named last, where it is the only one of its sort that was named of late: of two, nobody knows which
 * is meant.
 */
export function onlyNoun(before: readonly Word[], sort: 'singular' | 'plural'): readonly Word[] | null {
  const noun = lastNoun(before, sort)
  const head = noun?.at(-1)
  return noun &&
    // 'My bit is the training, I rewrote it'
    !before
      .slice(-LATELY)
      .some(
        ({ forms }, at, all) =>
          forms.includes('gerund') &&
          /^(?:the|my|our)$/.test(all[at - 1]?.lower ?? '') &&
          at > all.indexOf(noun[0] as Word) &&
          sort === 'singular',
      ) &&
    !thingsIn(before.slice(-LATELY), sort).some(({ base, lower }) => lower !== head?.lower && base !== head?.lower)
    ? noun
    : null
}
/** Words back that somebody has in mind when they say 'it'. */
export const LATELY = 24

/** Things that 'it' or 'them' may mean: the last nouns of what is named, but times, measures and, for 'it', people. */
const thingsIn = (words: readonly Word[], sort: 'singular' | 'plural'): readonly Word[] =>
  words.filter(({ tag, lower, isName, forms }, at) => {
    const isThing = isName || (tag === 'NOUN' && !forms.includes('gerund'))
    // 'The waiting time', and not 'the time'.
    const isPart = lower === 'part' && words[at - 1]?.tag === 'DET' && words[at + 1]?.lower !== 'of'
    const isNothing = (NO_THING.test(lower) && words[at - 1]?.tag !== 'NOUN' && !isPart) || MEASURE.test(lower)
    if (!isThing || words[at + 1]?.tag === 'NOUN' || isNothing) return false
    const isPerson = OTHERS.test(lower) || SOMEBODY.test(lower) || PEOPLE.test(lower)
    if (WHEN.test(lower) || words[at - 1]?.lower === 'no') return false
    const isMany = /[^s]s$/.test(lower)
    return (
      (isMany === (sort === 'plural') || /(?:is|us)$/.test(lower)) &&
      !(sort === 'singular' && (isPerson || PLACE.test(lower)))
    )
  })
const WHEN =
  /^(?:weekend|evening|afternoon|summer|winter|spring|autumn|season|holiday|shift|o'clock|\w+day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/
const PEOPLE = /^(?:people|person|staff|children|men|women|man|woman|team|crew|police)$/

/** The noun before that place does something to something. */
const isActing = (before: readonly Word[], at: number): boolean => {
  const [verb, object] = before.slice(at, at + 2)
  return (
    verb?.tag === 'VERB' &&
    (verb.forms.includes('past') || verb.forms.includes('third')) &&
    /^(?:DET|PRON|NUM)$/.test(object?.tag ?? '')
  )
}

/** What somebody else did something to: '[customers typed] a name'. */
const isOfOthers = (before: readonly Word[], article: number): boolean =>
  /^an?$/.test(before[article]?.lower ?? '') &&
  before[article - 1]?.tag === 'VERB' &&
  (before[article - 1]?.forms.includes('past') ?? false) &&
  /^(?:customers|users|clients|people|guests|they|everybody|everyone|somebody|someone)$/.test(
    before[article - 2]?.lower ?? '',
  )

/** A thing that only says where another of two such things was. */
const isWithinAnother = (before: readonly Word[], article: number): boolean =>
  before[article - 1]?.tag === 'ADP' &&
  /^(?:NOUN|ADJ)$/.test(before[article - 2]?.tag ?? '') &&
  !/[^s]s$|^(?:children|people|men|women|staff)$/.test(before[article - 2]?.lower ?? '') &&
  before
    .slice(Math.max(0, article - 6), article - 2)
    .some(({ tag, lower }) => tag === 'ADP' || /^(?:an?|the)$/.test(lower))

/** What something was sent or given to, or came from, what tells when, and those who work together. */
const isReceiver = (before: readonly Word[], at: number, noun: Word): boolean =>
  // 'The tenant called the office and I fixed it'
  /^(?:call|phone|ring|ask|tell|inform|notify|contact|e-?mail|text|warn|message)$/.test(before[at]?.base ?? '') ||
  /^(?:to|from|with|after|before|during|since|until)$/.test(before[at]?.lower ?? '') ||
  /^(?:team|crew|staff|board|council|police|union)$/.test(noun.lower)

/** 'The old gauge was broken, so I made one' → 'a gauge'. */
export const another = (thing: readonly Word[] | null): readonly Word[] | null =>
  thing && thing.filter(({ lower }) => !/^(?:old|broken|last|first|other|original|previous)$/.test(lower))

/** What was said to be missing right before: 'no test cases' → 'test cases'. */
export function lacking(before: readonly Word[]): readonly Word[] | null {
  const no = before.findLastIndex(({ lower }) => lower === 'no')
  const from = Math.max(0, before.length - 8)
  const end = before.findIndex(({ tag }, at) => at > no && !/^(?:NOUN|ADJ|PROPN)$/.test(tag))
  const noun = no < from ? [] : before.slice(no + 1, end < 0 ? before.length : end)
  return /[^s]s$/.test(noun.at(-1)?.lower ?? '') ? noun : null
}
