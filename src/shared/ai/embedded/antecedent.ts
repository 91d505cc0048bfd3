import { isMark, lowerText, saying } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { countedThings, isOneCount, lastCounted, lastUncounted, numberOf } from '#shared/ai/embedded/counted-before.ts'
import type { Part } from '#shared/ai/embedded/draft.ts'
import { another, headOf, lacking, lastNoun, LATELY, NO_THING, onlyNoun } from '#shared/ai/embedded/named-before.ts'
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
    return replaced(clause, 0, nextBefore(before, lastNoun(before, 'singular')), 'the')
  if (first.lower === 'one' && second?.lower !== 'of' && isOpen(second) && !OF_SEVERAL.test(clause.group?.base ?? ''))
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
    return replaced(clause, 1, whose(onlyNoun(before, 'singular')), 'the')
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
  if (isWholeThing) return replaced(clause, 3, onlyNoun(before, 'singular'), 'the')
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
  // '… were 1.8 per unit, and I got them down to 0.9': what was measured is not sure.
  if (subjectBefore.length > 0 && /^(?:it|that|them) down (?:to|under|below)\b/.test(lowerText(rest))) return null
  // 'The old machine did 80. The new one does 200. I set it up': neither surely.
  if (first.lower === 'it' && subjectBefore.some(({ lower }) => /^(?:ones?|others?)$/.test(lower))) return null
  // 'The printer wanted 800 for it, I printed it': what that was is older.
  const wasIt = before
    .slice(-6)
    .some(({ lower }, at, all) => lower === 'it' && /^(?:PUNCT|undefined)$/.test(String(all[at + 1]?.tag)))
  if (first.lower === 'it' && wasIt && subjectBefore.length > 0) return null
  if (first.lower === 'it' && isOpen(second))
    return replaced(
      clause,
      1,
      headOf(subjectBefore) ?? (isMeasured(clause) ? null : onlyNoun(before, 'singular')),
      'the',
    )
  // 'I showed them that we found most of it': people, whoever they are.
  const isToPeople =
    /^(?:show|tell|ask|give|convince|persuade|offer|promise|pay|warn|nag|remind|push|beg|chase|train|teach|help|call|ring|visit|coach|mentor|invite|meet|hire|recruit|thank|join|follow|support)$/.test(
      clause.group?.base ?? '',
    )
  if (first.lower === 'them' && isToPeople) return null
  if (first.lower === 'them' && second?.lower === 'all' && isOpen(rest[2]))
    return replaced(clause, 2, onlyNoun(before, 'plural'), 'all the')
  if (first.lower === 'them' && isOpen(second)) return replaced(clause, 1, onlyNoun(before, 'plural'), 'the')
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
    const counted = lastCounted(before, numberOf(rest[of - 1]))
    const noun =
      (counted ?? lastUncounted(before)) &&
      (countedThings(before).size === 1 && counted ? counted : onlyNoun(before, 'plural'))
    const them = noun && replaced({ ...clause, rest: rest.slice(of + 1) }, 1, noun, 'the')
    return them && { ...them, clause: { ...them.clause, rest: [...rest.slice(0, of + 1), ...them.clause.rest] } }
  }
  const isMoney =
    /^(?:manage|stay|last|live|wait|serve|pay|cost|earn|save|raise|spend|owe|charge|reach|make|be|weigh)$/.test(
      clause.group?.base ?? '',
    )
  if (!isMoney && /^\d{1,3}$/.test(first.text) && (!second || /^(?:from|in|at|by|and)$/.test(second.lower))) {
    const isHad = /^(?:have|get)$/.test(clause.group?.base ?? '')
    const noun =
      (isOneCount(before) ? lastCounted(before, isHad ? 0 : numberOf(first)) : null) ??
      // 'It was meant to go up 20 percent, we got 12'
      (clause.group?.base === 'get' && !/%|\bpercent\b/.test(lowerText(before.slice(-LATELY)))
        ? lastNoun(before, 'plural')
        : null)
    return (
      noun && { clause: { ...clause, rest: [first, ...noun, ...rest.slice(1)] }, words: [...noun, ...clause.words] }
    )
  }
  return null
}

/** '… in a barn, and a reviewer called it damp, which I took as praise': of what was said right before. */
const nextBefore = (before: readonly Word[], noun: readonly Word[] | null): readonly Word[] | null =>
  noun && before.findLast((word) => !isMark(word)) === noun.at(-1) ? noun : null

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
  const isSomebody = OTHERS.test(lowerText(named)) || SOMEBODY.test(lowerText(named))
  const isThing =
    !isSomebody && named.length > 0 && named.length < 4 && named.every(({ tag }) => /^(?:NOUN|ADJ|PROPN)$/.test(tag))
  const isMany = /^(?:them|those)$/.test(pronoun)
  return isThing && head && /[^s]s$/.test(head.lower) === isMany && !NO_THING.test(head.lower) ? quiet(named) : null
}

/** 'sensor' → 'sensor's' */
function whose(thing: readonly Word[] | null): readonly Word[] | null {
  const last = thing?.at(-1)
  return thing && last ? [...thing.slice(0, -1), { ...last, ...saying(last, `${last.text}'s`) }] : null
}

/** 'There was no rota, so I made one'; 'I sent one back' is one of several. */
const OF_SEVERAL =
  /^(?:send|return|keep|lose|sell|take|give|find|see|hear|break|replace|repair|fix|leave|drop|catch|choose|pick|miss)$/

const isOpen = (word: Word | undefined): boolean => !word || /^(?:ADP|PUNCT|CCONJ|ADV|PART|SCONJ)$/.test(word.tag)

function replaced(clause: Clause, length: number, noun: readonly Word[] | null, article: string): Resolved | null {
  const first = noun?.[0]
  if (!noun || !first) return null
  const rest = [{ ...first, ...saying(first, article), tag: 'DET', forms: [] }, ...noun, ...clause.rest.slice(length)]
  return { clause: { ...clause, rest }, words: [...noun, ...clause.words] }
}

/** 'It took 10 days to get a laptop, I got it to 2': a measure, and no thing that was named. */
const isMeasured = ({ group, rest }: Clause): boolean =>
  /^(?:get|bring|cut|push|take|leave|drive|keep)$/.test(group?.base ?? '') &&
  /^it (?:down |up |back )?(?:to|at|under|below|over|above) (?:about )?[$€£]?\d[\d.,]*[%k]?(?: |$)/.test(
    rest
      .slice(0, 6)
      .map(({ lower }) => lower)
      .join(' '),
  )
