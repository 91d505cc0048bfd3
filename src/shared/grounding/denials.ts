import { openedAt } from '#shared/grounding/denial-openers.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import type { Denied, Passage, Word } from '#shared/grounding/types.ts'

/** The denials of an English passage in order. 'Not only' and 'not just' deny nothing. */
export function denialsIn({ words }: Passage): readonly Denied[] {
  const before = words.flatMap((_, at) => {
    const opened = openedAt(words, at)
    if (!opened) return []
    const { sort, isThing, isSubject } = opened
    const reach = reachOf(words, at, opened.length)
    if (reach.length === 0) return []
    const isOfThing = isThing || WEAK.test(reach[0]?.lower ?? '')
    const core = isSubject ? deedOf(reach) : firstTelling(reach, isOfThing ? 2 : 1)
    return [{ sort, isThing: isOfThing, reach, core }]
  })
  return [...before, ...cancelledIn(words), ...droppedIn(words), ...zeroAfter(words)]
}

/** What was 'cancelled', 'never happened' or 'fell through' did not come to be: the word before it in its clause. */
function cancelledIn(words: readonly Word[]): readonly Denied[] {
  return words.flatMap((word, at) => {
    const isCancelled = CANCELLED.test(word.lower) && /^(?:was|were|got|been|is|are)$/.test(words[at - 1]?.lower ?? '')
    const rest = words
      .slice(at, at + 3)
      .map(({ lower }) => lower)
      .join(' ')
    if (!isCancelled && !CAME_TO_NOTHING.test(rest)) return []
    const reach = words.slice(0, isCancelled ? at - 1 : at).filter(({ clause }) => clause === word.clause)
    const core = reach.filter(({ lower }) => !isSmallWord(lower)).slice(-1)
    return core.length > 0 ? [{ sort: 'negation' as const, isThing: true, reach, core }] : []
  })
}

/** 'Accident nothing', 'damage – zero': what there was none of stands before it. */
function zeroAfter(words: readonly Word[]): readonly Denied[] {
  return words.flatMap((word, at) => {
    const [before, after] = [words[at - 1], words[at + 1]]
    if (!/^(?:nothing|zero|none|nil|0)$/.test(word.lower) || after?.clause === word.clause) return []
    if (!before || before.sentence !== word.sentence) return []
    const sentence = words.slice(0, at).filter((one) => one.sentence === word.sentence)
    // 'Accidents by my fault, in all those years: none' is about accidents.
    const isTopic =
      before.clause !== word.clause &&
      !sentence.some(({ lower }) => /^(?:i|we|i'm|we're|no|not|never|without)$/.test(lower))
    if (!isTopic && (isSmallWord(before.lower) || TIME.test(before.lower))) return []
    const core = isTopic ? firstTelling(sentence, 1) : [before]
    return [{ sort: 'negation' as const, isThing: true, reach: core, core }]
  })
}

const TIME = /^(?:\d.*|(?:minute|hour|day|week|month|season|year)s?)$/

const CAME_TO_NOTHING =
  /^(?:never (?:happened|started|opened|came(?! back))|didn't (?:happen|take place|work)|did not (?:happen|take|work)|fell through|came to nothing)\b/
const CANCELLED = /^(?:cancell?ed|rejected|refused|declined|denied|scrapped|postponed|abandoned|withdrawn|shelved)$/

/** 'Tried Trados but didn't like it': what was only tried. */
function droppedIn(words: readonly Word[]): readonly Denied[] {
  return words.flatMap(({ lower, clause, sentence }, at) => {
    if (!/^(?:tried|tested|considered|evaluated)$/.test(lower)) return []
    const reach = words.slice(at + 1).filter((word) => word.clause === clause)
    const next = words.filter((word) => word.clause === clause + 1 && word.sentence === sentence)
    const text = next.map((word) => word.lower).join(' ')
    if (!LEFT_IT.test(text)) return []
    const core = reach.filter((word) => !isSmallWord(word.lower)).slice(0, 2)
    return core.length > 0 ? [{ sort: 'contrast' as const, isThing: true, reach, core }] : []
  })
}

const LEFT_IT =
  /^(?:but|and|though|although) (?:(?:i|we|it) )?(?:dropped|left|gave up|went back|(?:didn't|did not|don't|do not|never) (?:really )?(?:like|use|keep|need|want|buy|adopt|work|help|suit))\b/

/** The words after a denial up to the end of its clause; 'or' carries it on. */
function reachOf(words: readonly Word[], at: number, length: number): readonly Word[] {
  const last = words[at + length - 1]
  const after = words.slice(at + length)
  const end = after.findIndex((word) => word.clause !== last?.clause)
  return end === -1 ? after : after.slice(0, end)
}

/** Verbs that say nothing without what follows: 'trying to get a room built' is about the room. */
const WEAK = /^(?:get|getting|have|had|make|do|put|take|give|use)$/

/** The first words that tell something. A deed ends at what it is done to, a thing at the word before the next small one. */
function firstTelling(reach: readonly Word[], most: number): readonly Word[] {
  const at = reach.findIndex(({ lower }) => !isSmallWord(lower) && !EMPTY.test(lower))
  if (at === -1) return reach.slice(0, 1).filter(({ lower }) => !isSmallWord(lower) || isReturn(reach))
  const core: Word[] = []
  for (const word of reach.slice(at, at + most)) {
    if (isSmallWord(word.lower)) break
    core.push(word)
  }
  const or = reach.findIndex((word, place) => place > at && /^(?:or|nor)$/.test(word.lower))
  return or === -1 ? core : [...core, ...firstTelling(reach.slice(or + 1), most)]
}

/** Of small words only 'come back' tells a deed. */
const isReturn = ([first, second]: readonly Word[]) =>
  /^(?:came|come|comes)$/.test(first?.lower ?? '') && second?.lower === 'back'

const EMPTY =
  /^(?:single|actually|personally|directly|fully|always|any|especially|truly|yet|ever|able|allowed|longer|been|being|very|particularly|formally|officially)$/

/** What nobody did: the word after 'was', 'has', or else the first that looks like a past form. */
function deedOf(reach: readonly Word[]): readonly Word[] {
  const helper = reach.findIndex(({ lower }) =>
    /^(?:has|have|had|was|were|is|are|did|got|been|could|would|can|will)$/.test(lower),
  )
  if (helper !== -1) return firstTelling(reach.slice(helper + 1), 1)
  const past = reach.find(({ lower }) => !isSmallWord(lower) && /(?:ed|t|ught|ew|ew|ot|ost|ame|ent|id)$/.test(lower))
  return past ? [past] : firstTelling(reach, 1)
}
