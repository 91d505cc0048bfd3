import { isSmallWord } from '#shared/ai/grounding/stems.ts'
import type { Denial, Denied, Passage, Word } from '#shared/ai/grounding/types.ts'

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
  return [...before, ...cancelledIn(words)]
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

const CAME_TO_NOTHING =
  /^(?:never (?:happened|started|opened|came)|didn't (?:happen|take place|work)|did not (?:happen|take|work)|fell through|came to nothing)\b/
const CANCELLED = /^(?:cancell?ed|rejected|refused|declined|denied|scrapped|postponed|abandoned|withdrawn|shelved)$/

type Opened = { readonly sort: Denial; readonly length: number; readonly isThing: boolean; readonly isSubject: boolean }

function openedAt(words: readonly Word[], at: number): Opened | null {
  const clause = words[at]?.sentence
  const rest = words
    .slice(at, at + 5)
    .filter(({ sentence }) => sentence === clause)
    .map(({ lower }) => lower)
    .join(' ')
  if (NOT_ONLY.test(rest)) return null
  for (const { pattern, ...kind } of OPENERS) {
    const [match] = pattern.exec(rest) ?? []
    if (match && !(kind.sort === 'hedge' && isHabit(words, at, match)))
      return { ...kind, length: match.split(' ').length }
  }
  return null
}

const NOT_ONLY =
  /^(?:not|n't|\S+n't|cannot|never) (?:only|just|merely|simply|least|to mention|until|that)\b|^not (?:bad|sure|too bad)|^no (?:matter|longer than|doubt|problem|wonder|later)|^(?:don't|do not|didn't|dont) (?:think|mind|remember|know (?:if|whether|what|why|where|exactly|the exact|when|really))\b|^without (?:a )?(?:doubt|question)|^nothing (?:special|much|fancy|big|but)/

/** 'I would open the shop every morning' tells what was usual. */
function isHabit(words: readonly Word[], at: number, match: string): boolean {
  const sentence = words[at]?.sentence
  return (
    match === 'would' &&
    words.some(
      (word) =>
        word.sentence === sentence && /^(?:every|each|usually|always|often|regularly|whenever|daily)$/.test(word.lower),
    )
  )
}

const deed = { isThing: false, isSubject: false } as const
const OPENERS: readonly (Omit<Opened, 'length'> & { readonly pattern: RegExp })[] = [
  {
    ...deed,
    sort: 'negation',
    pattern:
      /^(?:quit|gave up|dropped out of|abandoned|stopped(?= \w+ing)|failed|refused?|refusing|declined|unable|forgot|neglected|not able|not allowed|never got|didn't get|was not allowed|wasn't allowed|weren't allowed|wasn't able|weren't able|did not manage|didn't manage|no longer)(?: to)?\b/,
  },
  {
    sort: 'negation',
    isThing: false,
    isSubject: true,
    pattern: /^(?:nobody|no one|no-one|none of|none|neither|nothing)\b/,
  },
  {
    sort: 'negation',
    isThing: false,
    isSubject: false,
    pattern:
      /^(?:no|little|hardly any|barely any|next to no|not much|not any|without|lack of) (?:\w+ )?(?:experience|knowledge|training|background|involvement|contact|influence|part|interest|responsibility|say|qualification) (?:with|of|in|for|to|about)\b/,
  },
  {
    sort: 'negation',
    isThing: true,
    isSubject: false,
    pattern: /^(?:hardly any|barely any|next to no|no|without|zero|0|lack of|lacked)\b/,
  },
  {
    sort: 'contrast',
    isThing: false,
    isSubject: false,
    pattern: /^(?:decided|advised|voted|argued|spoke|was|am) against\b/,
  },
  { sort: 'negation', isThing: false, isSubject: false, pattern: /^too \w+ to\b/ },
  { sort: 'contrast', isThing: true, isSubject: false, pattern: /^(?:instead of|rather than)\b/ },
  {
    ...deed,
    sort: 'negation',
    pattern:
      /^(?:not|never|cannot|hardly|barely|rarely|seldom|scarcely|nor|avoid(?:ed|ing)?|\S+n't|(?:do|does|did|is|was|were|has|have|had|could|would|should|wo|ca|are)nt)\b/,
  },
  {
    ...deed,
    sort: 'hedge',
    pattern:
      /^(?:almost|nearly|(?:the |my )?(?:plan|goal|idea|aim|dream|intention) (?:was|is) to|tried to|try to|trying to|attempted to|hoped to|hoped|hope to|hoping to|i hope|wanted to|want to|wants to|wish to|wished to|i wish|would like to|i'd like to|like to become|i'd love to|would love to|love to|plan to|planned to|planning to|plans to|intend to|intended to|going to|about to|supposed to|meant to|asked to|offered to|aim to|aiming to|dream of|dreaming of|thinking of|thinking about|considering|could have|should have|would have|would've|could've|may|might|would|i'll|we'll|will|applied for|keen to|eager to|ready to|willing to|promised to|scheduled to|expected to|due to be|interested in|looking to|looking for|seeking to|seeking|learned to|learnt to|learning to|learned how to|learnt how to|learning how to|how to)(?: have| be)?\b/,
  },
]

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
  if (at === -1) return reach.slice(0, 1).filter(({ lower }) => !isSmallWord(lower))
  const core: Word[] = []
  for (const word of reach.slice(at, at + most)) {
    if (isSmallWord(word.lower)) break
    core.push(word)
  }
  const or = reach.findIndex((word, place) => place > at && /^(?:or|nor)$/.test(word.lower))
  return or === -1 ? core : [...core, ...firstTelling(reach.slice(or + 1), most)]
}

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
