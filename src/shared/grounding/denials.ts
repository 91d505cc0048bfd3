import { openerAt } from '#shared/grounding/denial-openers.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import type { Denied, Passage, Word } from '#shared/grounding/types.ts'

/** The denials of an English passage in order. 'Not only' and 'not just' are not denials. */
export function denialsIn({ words }: Passage): readonly Denied[] {
  const opening = words.flatMap((_, at) => {
    const opener = openerAt(words, at)
    if (!opener) return []
    const { kind, isThing, isSubject } = opener
    const reach = reachOf(words, at, opener.length)
    if (reach.length === 0) return []
    const coversThing = isThing || WEAK_VERBS.test(reach[0]?.lower ?? '')
    const core = isSubject ? actionOf(reach) : firstContentWords(reach, coversThing ? 2 : 1)
    return [{ kind, isThing: coversThing, reach, core }]
  })
  return [...opening, ...cancelledIn(words), ...droppedIn(words), ...zeroAfter(words)]
}

/** What was 'cancelled', 'never happened' or 'fell through': the word before it in its clause. */
function cancelledIn(words: readonly Word[]): readonly Denied[] {
  return words.flatMap((word, at) => {
    const isCancelled = CANCELLED.test(word.lower) && /^(?:was|were|got|been|is|are)$/.test(words[at - 1]?.lower ?? '')
    const rest = words
      .slice(at, at + 3)
      .map(({ lower }) => lower)
      .join(' ')
    if (!isCancelled && !CAME_TO_NOTHING.test(rest)) return []
    const end = isCancelled ? at - 1 : at
    const reach = words.slice(Math.max(0, end - MAX_REACH), end).filter(({ clause }) => clause === word.clause)
    const core = reach.filter(({ lower }) => !isSmallWord(lower)).slice(-1)
    return core.length > 0 ? [{ kind: 'negation' as const, isThing: true, reach, core }] : []
  })
}

/** 'Accident nothing', 'damage – zero': what is denied comes first. */
function zeroAfter(words: readonly Word[]): readonly Denied[] {
  return words.flatMap((word, at) => {
    const [opening, after] = [words[at - 1], words[at + 1]]
    if (!/^(?:nothing|zero|none|nil|0)$/.test(word.lower) || after?.clause === word.clause) return []
    if (!opening || opening.sentence !== word.sentence) return []
    const before = words.slice(Math.max(0, at - MAX_REACH), at).filter((other) => other.sentence === word.sentence)
    // 'Accidents by my fault, in all those years: none' is about accidents.
    const isTopic =
      opening.clause !== word.clause &&
      before[0]?.isFirst === true &&
      !before.some(({ lower }) => /^(?:i|we|i'm|we're|no|not|never|without)$/.test(lower))
    if (!isTopic && (isSmallWord(opening.lower) || TIME.test(opening.lower))) return []
    const core = isTopic ? firstContentWords(before, 1) : [opening]
    return [{ kind: 'negation' as const, isThing: true, reach: core, core }]
  })
}

const TIME = /^(?:\d.*|(?:minute|hour|day|week|month|season|year)s?)$/

const CAME_TO_NOTHING =
  /^(?:never (?:happened|started|opened|came(?! back))|didn't (?:happen|take place|work)|did not (?:happen|take|work)|fell through|came to nothing)\b/
const CANCELLED = /^(?:cancell?ed|rejected|refused|declined|denied|scrapped|postponed|abandoned|withdrawn|shelved)$/

/** 'Tried Trados but didn't like it': something that was only tried. */
function droppedIn(words: readonly Word[]): readonly Denied[] {
  return words.flatMap(({ lower, clause, sentence }, at) => {
    if (!/^(?:tried|tested|considered|evaluated)$/.test(lower)) return []
    const reach = reachOf(words, at, 1)
    const end = at + 1 + reach.length
    const next = words.slice(end, end + 8).filter((word) => word.clause === clause + 1 && word.sentence === sentence)
    const text = next.map((word) => word.lower).join(' ')
    if (!ABANDONED.test(text)) return []
    const core = reach.filter((word) => !isSmallWord(word.lower)).slice(0, 2)
    return core.length > 0 ? [{ kind: 'contrast' as const, isThing: true, reach, core }] : []
  })
}

const ABANDONED =
  /^(?:but|and|though|although) (?:(?:i|we|it) )?(?:dropped|left|gave up|went back|(?:didn't|did not|don't|do not|never) (?:really )?(?:like|use|keep|need|want|buy|adopt|work|help|suit))\b/

/** Words that a denial covers at most. People say fewer in a clause; the limit bounds the time. */
const MAX_REACH = 60

/** The words after a denial up to the end of its clause. */
function reachOf(words: readonly Word[], at: number, length: number): readonly Word[] {
  const last = words[at + length - 1]
  const after = words.slice(at + length, at + length + MAX_REACH)
  const end = after.findIndex((word) => word.clause !== last?.clause)
  return end === -1 ? after : after.slice(0, end)
}

/** Verbs that mean little without their object: 'trying to get a room built' is about the room. */
const WEAK_VERBS = /^(?:get|getting|have|had|make|do|put|take|give|use)$/

/** The first content words. An action ends at its object, a thing at the word before the next small one. */
function firstContentWords(reach: readonly Word[], limit: number): readonly Word[] {
  const at = reach.findIndex(({ lower }) => !isSmallWord(lower) && !FILLER.test(lower))
  if (at === -1) return reach.slice(0, 1).filter(({ lower }) => !isSmallWord(lower) || isReturn(reach))
  const core: Word[] = []
  for (const word of reach.slice(at, at + limit)) {
    if (isSmallWord(word.lower)) break
    core.push(word)
  }
  const or = reach.findIndex((word, index) => index > at && /^(?:or|nor)$/.test(word.lower))
  return or === -1 ? core : [...core, ...firstContentWords(reach.slice(or + 1), limit)]
}

/** 'Come back' is the only action made of small words. */
const isReturn = ([first, second]: readonly Word[]) =>
  /^(?:came|come|comes)$/.test(first?.lower ?? '') && second?.lower === 'back'

const FILLER =
  /^(?:single|actually|personally|directly|fully|always|any|especially|truly|yet|ever|able|allowed|longer|been|being|very|particularly|formally|officially)$/

/** The action after a negative subject: the word after 'was', 'has', or else the first that looks like a past form. */
function actionOf(reach: readonly Word[]): readonly Word[] {
  const helper = reach.findIndex(({ lower }) =>
    /^(?:has|have|had|was|were|is|are|did|got|been|could|would|can|will)$/.test(lower),
  )
  if (helper !== -1) return firstContentWords(reach.slice(helper + 1), 1)
  const past = reach.find(({ lower }) => !isSmallWord(lower) && /(?:ed|t|ught|ew|ew|ot|ost|ame|ent|id)$/.test(lower))
  return past ? [past] : firstContentWords(reach, 1)
}
