import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Part } from '#shared/ai/embedded/draft.ts'
import { OTHERS, SOMEBODY } from '#shared/ai/embedded/pronouns.ts'
import { quiet } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

type Resolved = { readonly clause: Clause; readonly words: readonly Word[] }

/** 'No rota. So I made one' → 'made a rota'; 'laptops … we got 24' → 'got 24 laptops'. Null where nothing is meant, or not surely. */
export function antecedentFor({ clause, before, subjectBefore }: Part): Resolved | null {
  const { rest } = clause
  const [first, second] = rest
  if (!first) return null
  // 'The garden, which I started with a parent' → 'started the garden with a parent'.
  if (clause.connector.at(-1) === 'which' && first.tag === 'ADP')
    return replaced(clause, 0, lastNoun(before, 'singular'), 'the')
  if (first.lower === 'one' && second?.lower !== 'of' && isOpen(second))
    // 'The part was not there, so I made one': what was missing right before.
    return replaced(
      clause,
      1,
      subjectBefore.length > 0 ? another(headOf(subjectBefore)) : lastNoun(before, 'indefinite'),
      'a',
    )
  // 'Suppliers: I cut them from 240 to 95'
  if (/^(?:it|them|those|that)$/.test(first.lower) && isOpen(second)) {
    const topic = topicOf(clause, first.lower)
    if (topic) return replaced(clause, 1, topic, 'the')
    if (isNamedInFront(clause)) return null
  }
  // 'I got its price down' → 'got the sensor's price down'
  if (first.lower === 'its' && second?.tag === 'NOUN')
    return replaced(clause, 1, whose(lastNoun(before, 'singular')), 'the')
  // 'The invoices, I process about 90 a day' → 'process about 90 invoices a day'
  const count = /^(?:about|over|nearly)$/.test(first.lower) ? 1 : 0
  const isCount =
    /^\d[\d,]*$/.test(rest[count]?.text ?? '') && /^(?:an?|per|each|every|in|)$/.test(rest[count + 1]?.lower ?? '')
  const counted = isCount ? topicOf(clause, 'them') : null
  if (counted)
    return {
      clause: { ...clause, rest: [...rest.slice(0, count + 1), ...counted, ...rest.slice(count + 1)] },
      words: clause.words,
    }
  const isWholeThing =
    /^(?:the|that|this)$/.test(first.lower) &&
    /^(?:whole|entire)$/.test(second?.lower ?? '') &&
    rest[2]?.lower === 'thing'
  if (isWholeThing) return replaced(clause, 3, lastNoun(before, 'singular'), 'the')
  // 'I did it for 4 years': the deed, and no thing.
  if (clause.group?.base === 'do') return null
  // 'Returns were at 19% and I brought that down', 'got it down': what was just measured.
  const measured = headOf(subjectBefore, true)
  if (
    measured &&
    /^(?:it|that|them)$/.test(first.lower) &&
    /^(?:down|up|back|from|to|under|below|over)$/.test(second?.lower ?? '')
  )
    return replaced(clause, 1, measured, 'the')
  if (first.lower === 'it' && isOpen(second))
    return replaced(
      clause,
      1,
      headOf(subjectBefore) ?? (isMeasured(clause) ? null : lastNoun(before, 'singular')),
      'the',
    )
  // 'I showed them that we found most of it': people, whoever they are.
  const isToPeople = /^(?:show|tell|ask|give|convince|persuade|offer|promise|pay|warn)$/.test(clause.group?.base ?? '')
  if (first.lower === 'them' && isToPeople) return null
  if (first.lower === 'them' && second?.lower === 'all' && isOpen(rest[2]))
    return replaced(clause, 2, lastNoun(before, 'plural'), 'all the')
  if (first.lower === 'them' && isOpen(second)) return replaced(clause, 1, lastNoun(before, 'plural'), 'the')
  // '70 doors. I sanded 50 of them' → 'sanded 50 of the doors', 'looked after 12 of the doors'
  const of = /^(?:about|over)$/.test(first.lower) || first.tag === 'ADP' ? 2 : 1
  const isOfThem = /^\d/.test(rest[of - 1]?.text ?? '') && rest[of]?.lower === 'of'
  if (isOfThem && /^(?:them|these|those)$/.test(rest[of + 1]?.lower ?? '')) {
    // 'No recipes, so I wrote 60 of them' → '60 recipes': of none there are no 60.
    const lacked = lacking(before)
    if (lacked)
      return {
        clause: { ...clause, rest: [...rest.slice(0, of), ...lacked, ...rest.slice(of + 2)] },
        words: [...lacked, ...clause.words],
      }
    const noun = lastCounted(before, numberOf(rest[of - 1])) ?? lastUncounted(before)
    const them = noun && replaced({ ...clause, rest: rest.slice(of + 1) }, 1, noun, 'the')
    return them && { ...them, clause: { ...them.clause, rest: [...rest.slice(0, of + 1), ...them.clause.rest] } }
  }
  const isMoney = /^(?:stay|last|live|wait|serve|pay|cost|earn|save|raise|spend|owe|charge|reach|make|be|weigh)$/.test(
    clause.group?.base ?? '',
  )
  if (!isMoney && /^\d{1,3}$/.test(first.text) && (!second || /^(?:from|in|at|by|and)$/.test(second.lower))) {
    const isHad = /^(?:have|get)$/.test(clause.group?.base ?? '')
    const noun =
      (isOneCount(before) ? lastCounted(before, isHad ? 0 : numberOf(first)) : null) ??
      (clause.group?.base === 'get' ? lastNoun(before, 'plural') : null)
    return (
      noun && { clause: { ...clause, rest: [first, ...noun, ...rest.slice(1)] }, words: [...noun, ...clause.words] }
    )
  }
  return null
}

/** '412 babies … about 30 of those at home' → 'about 30 of the babies at home', where nothing else was counted. */
export const ofThose = ({ clause, before }: Part): Clause => ({ ...clause, rest: withThings(clause.rest, before) })

/** The subject of a clause in the same way: '10 of them passed' → '10 of the apprentices passed'. */
export const whoOf = ({ clause, before }: Part): readonly Word[] => withThings(clause.subjectWords, before)

function withThings(words: readonly Word[], before: readonly Word[]): readonly Word[] {
  const at = shareAt(words)
  const those = words[at]
  const noun = at > 0 && countedThings(before).size === 1 ? lastCounted(before, numberOf(words[at - 2])) : null
  if (!noun || !those) return words
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
const countedThings = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(
    words.flatMap((_, at) =>
      /^(?:across|in|on|at|within|from)$/.test(words[at - 1]?.lower ?? '')
        ? []
        : (countedBy(words, at)?.slice(-1) ?? []).map(({ lower }) => lower),
    ),
  )

/** 'What I am proud of is the mess from 2018, I sorted it out': it is something there, and nothing from before. */
export const isNamedInFront = ({ lead }: Clause): boolean =>
  lead.length > 0 &&
  lead[0]?.tag !== 'ADP' &&
  lead.some(({ tag, lower }) => (tag === 'NOUN' || tag === 'PROPN') && !NO_THING.test(lower))

/** What is named in front of a clause that then says 'it' or 'them' of it. Null where more than a thing stands there. */
function topicOf({ lead }: Clause, pronoun: string): readonly Word[] | null {
  const from = /^(?:an?|the|my|our)$/.test(lead[0]?.lower ?? '') ? 1 : 0
  const named = lead.slice(from)
  const head = named.at(-1)
  const isThing = named.length > 0 && named.length < 4 && named.every(({ tag }) => /^(?:NOUN|ADJ|PROPN)$/.test(tag))
  const isMany = /^(?:them|those)$/.test(pronoun)
  return isThing && head && /[^s]s$/.test(head.lower) === isMany && !NO_THING.test(head.lower) ? quiet(named) : null
}

/** 'sensor' → 'sensor's' */
function whose(thing: readonly Word[] | null): readonly Word[] | null {
  const last = thing?.at(-1)
  return thing && last ? [...thing.slice(0, -1), { ...last, ...saying(last, `${last.text}'s`) }] : null
}

const isOpen = (word: Word | undefined): boolean => !word || /^(?:ADP|PUNCT|CCONJ|ADV|PART|SCONJ)$/.test(word.tag)

function replaced(clause: Clause, length: number, noun: readonly Word[] | null, article: string): Resolved | null {
  const first = noun?.[0]
  if (!noun || !first) return null
  const rest = [{ ...first, ...saying(first, article), tag: 'DET', forms: [] }, ...noun, ...clause.rest.slice(length)]
  return { clause: { ...clause, rest }, words: [...noun, ...clause.words] }
}

const NO_THING =
  /^(?:year|day|week|month|time|thing|night|morning|way|lot|bit|everyone|people|part|while|end|hour|minute|second|moment|life|one|rest|percent)s?$/
/** What something is measured in, and no thing that there are some of. */
const MEASURE =
  /^(?:gram|kilo|kilogram|ton|tonne|pound|dollar|euro|mile|met(?:re|er)|(?:kilo|centi|milli)met(?:re|er)|lit(?:re|er)|degree|watt|kilowatt|volt|bar|inch)s?$/

/** What a clause was about, without what tells of it: 'turnaround on the small planes' → 'turnaround'. Null for several. */
function headOf(subject: readonly Word[], isAnyNumber = false): readonly Word[] | null {
  const from = /^(?:a|an|no|this|that|our|the|my)$/.test(subject[0]?.lower ?? '') ? 1 : 0
  const end = subject.findIndex(({ tag }) => tag === 'ADP')
  const head = subject.slice(from, end < 0 ? subject.length : end)
  const noun = head.at(-1)
  const isOne =
    (noun?.tag === 'NOUN' || (noun?.tag === 'PROPN' && noun.isKnown)) &&
    (isAnyNumber || !/[^s]s$/.test(noun.lower)) &&
    !NO_THING.test(noun.lower) &&
    // 'Waiting time', 'overtime pay'
    head.every(({ tag, forms }, at) => /^(?:NOUN|ADJ|PROPN)$/.test(tag) || (at === 0 && forms.includes('gerund')))
  return isOne ? quiet(head) : null
}

const PLACE =
  /^(?:family|school|country|city|town|village|home|house|world|area|region|neighbourhood|university|building)$/

/** The last thing that was named, without its article: the nouns and adjectives that end in it. */
function lastNoun(before: readonly Word[], sort: 'indefinite' | 'singular' | 'plural'): readonly Word[] | null {
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

/** What somebody else did something to: '[customers typed] a name'. */
const isOfOthers = (before: readonly Word[], article: number): boolean =>
  /^an?$/.test(before[article]?.lower ?? '') &&
  before[article - 1]?.tag === 'VERB' &&
  (before[article - 1]?.forms.includes('past') ?? false) &&
  /^(?:customers|users|clients|people|guests|they|everybody|everyone|somebody|someone)$/.test(
    before[article - 2]?.lower ?? '',
  )

/** 'The old gauge was broken, so I made one' → 'a gauge'. */
const another = (thing: readonly Word[] | null): readonly Word[] | null =>
  thing && thing.filter(({ lower }) => !/^(?:old|broken|last|first|other|original|previous)$/.test(lower))

/** What was said to be missing right before: 'no test cases' → 'test cases'. */
function lacking(before: readonly Word[]): readonly Word[] | null {
  const no = before.findLastIndex(({ lower }) => lower === 'no')
  const from = Math.max(0, before.length - 8)
  const end = before.findIndex(({ tag }, at) => at > no && !/^(?:NOUN|ADJ|PROPN)$/.test(tag))
  const noun = no < from ? [] : before.slice(no + 1, end < 0 ? before.length : end)
  return /[^s]s$/.test(noun.at(-1)?.lower ?? '') ? noun : null
}

/** A thing that only says where another of two such things was. */
const isWithinAnother = (before: readonly Word[], article: number): boolean =>
  before[article - 1]?.tag === 'ADP' &&
  /^(?:NOUN|ADJ)$/.test(before[article - 2]?.tag ?? '') &&
  !/[^s]s$|^(?:children|people|men|women|staff)$/.test(before[article - 2]?.lower ?? '') &&
  before
    .slice(Math.max(0, article - 6), article - 2)
    .some(({ tag, lower }) => tag === 'ADP' || /^(?:an?|the)$/.test(lower))

const numberOf = (word: Word | undefined): number => Number(word?.text.replaceAll(/[^\d.]/g, '') ?? 0)

/** The last things that were counted, no fewer than those told of them now: '12 new drivers' → 'new drivers'. */
function lastCounted(before: readonly Word[], atLeast: number): readonly Word[] | null {
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
  const isThing = tag === 'NOUN' && /[^s]s$/.test(lower) && !NO_THING.test(lower) && !MEASURE.test(lower)
  return isThing ? words.slice(at + 1, end + 1) : null
}

/** The last things that were named without their number: '5 parts … 900 of them' is not of those. */
function lastUncounted(before: readonly Word[]): readonly Word[] | null {
  const things = lastNoun(before, 'plural')
  const [first] = things ?? []
  return first && /^\d/.test(before[before.indexOf(first) - 1]?.text ?? '') ? null : things
}

/** What something was sent or given to, or came from, what tells when, and those who work together. */
const isReceiver = (before: readonly Word[], at: number, noun: Word): boolean =>
  /^(?:to|from|with|after|before|during|since|until)$/.test(before[at]?.lower ?? '') ||
  /^(?:team|crew|staff|board|council|police|union)$/.test(noun.lower)

/** 'It took 10 days to get a laptop, I got it to 2': a measure, and no thing that was named. */
const isMeasured = ({ group, rest }: Clause): boolean =>
  /^(?:get|bring|cut|push|take|leave|drive|keep)$/.test(group?.base ?? '') &&
  /^it (?:down |up |back )?(?:to|at|under|below|over|above) (?:about )?[$€£]?\d[\d.,]*[%k]?(?: |$)/.test(
    rest
      .slice(0, 6)
      .map(({ lower }) => lower)
      .join(' '),
  )

/** Whether things of one sort were counted, and no share or money since: a bare number may go on from any of them. */
function isOneCount(before: readonly Word[]): boolean {
  const counted = before.flatMap(({ text, isName }, at) => {
    if (isName || !/^[$€£]?\d[\d.,]*[%k]?$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return []
    const noun = before[at + (before[at + 1]?.tag === 'ADJ' ? 2 : 1)]
    const isWhere = /^(?:across|in|on|at|within|from)$/.test(before[at - 1]?.lower ?? '')
    if (noun && (isWhere || NO_THING.test(noun.lower) || MEASURE.test(noun.lower))) return []
    return [noun?.tag === 'NOUN' && /^[\d,]+$/.test(text) && /[^s]s$/.test(noun.lower) ? noun.lower : null]
  })
  return counted[0] !== null && counted.every((noun) => noun === counted[0])
}
