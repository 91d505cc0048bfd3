import { isRelated, isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Denied, Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Deeds that the line turns round: what was denied, tried, planned or hoped for stands as done, or what was done stands
 * as denied. A line that keeps the denial is free, and so is one that says the same the other way: 'Met every deadline'.
 */
export function polarityViolations(reading: Reading): readonly Violation[] {
  if (reading.language !== 'en') return []
  const { said: spoken, line: kept } = reading.denied
  const found = [...undenied(reading, spoken, kept), ...newlyDenied(reading, spoken, kept)]
  return found.length > 0 ? found : finishedAnyway(reading, spoken, kept)
}

/** Words of the line that were said only as denied. */
function undenied({ line, said }: Reading, spoken: readonly Denied[], kept: readonly Denied[]): readonly Violation[] {
  return line.words.flatMap((word) => {
    if (isSmallWord(word.lower) || isHeld(word, kept)) return []
    const mentions = mentionsOf(said, word.lower)
    const denials = mentions.map((mention) => spoken.find(({ core }) => core.includes(mention)))
    const [first] = denials
    if (!first || denials.some((denial) => !denial)) return []
    if (denials.some((denial) => denial && keeps(denial, word, line.words))) return []
    const isMade = isCreation(line.words, word) && isCreation(said.words, word)
    if (first.isThing && (isMade || hasOwnDeed(line.words, said, spoken, word, first))) return []
    return [{ kind: 'polarity' as const, what: word.text }]
  })
}

const isHeld = (word: Word, kept: readonly Denied[]) => kept.some(({ reach }) => reach.includes(word))

/** The line says in another way that it was not done. */
function keeps({ sort }: Denied, word: Word, words: readonly Word[]): boolean {
  const at = word.at
  const clause = words.filter((one) => one.clause === word.clause && one !== word)
  if (clause.some(({ lower }) => AVERTS.test(lower))) return true
  if (clause.some((one) => NEGATES.test(one.lower) && one.at < at)) return true
  if (/^(?:no|zero|none|0|not)$/.test(words[at + 1]?.lower ?? '') || NOT_AFTER.test(after(words, at))) return true
  return sort === 'hedge' && (words[at - 1]?.lower === 'to' || words.some(({ lower }) => KEEPS_HEDGE.test(lower)))
}

const after = (words: readonly Word[], at: number) =>
  words
    .slice(at + 1, at + 4)
    .filter(({ clause }) => clause === words[at]?.clause)
    .map(({ lower }) => lower)
    .join(' ')

/** 'The mains have not been used'. */
const NOT_AFTER = /^(?:(?:has|have|had|is|are|was|were|could|can|will|would|did|does|do) (?:not|never)|\S+n't)\b/
const NEGATES =
  /^(?:no|not|except|excluding|never|without|zero|0|none|nobody|non|\w+n't|rarely|hardly|former\w*|only|little|limited|until)$/
const AVERTS =
  /^(?:free|avoid\w*|prevent\w*|refus\w*|declin\w*|failed|eliminat\w*|stopp\w*|insist\w*|reject\w*|cancell?ed|declined|postponed|refused|learn\w*|quit|left|gave|abandoned|unhurt|uninjured|unharmed)$/
const KEEPS_HEDGE =
  /^(?:hop\w+|look\w*|seek\w*|aim\w*|want\w*|plan\w*|keen|eager|goals?|interest\w*|aspir\w*|pursu\w*|toward|towards|almost|nearly|tr(?:y|ied|ying)|attempt\w*|would|will|future|next|inten[dt]\w*|ready|willing|expected|scheduled|proposed|asked|invited|offered|could|should|might|wish\w*|dream\w*|ambition)$/

/** The line tells a deed that was really done, so that a thing that was missing may stand in it: 'No docs, so I wrote them'. */
const hasOwnDeed = (
  line: readonly Word[],
  said: Passage,
  spoken: readonly Denied[],
  but: Word,
  denial?: Denied,
): boolean =>
  line.some(
    ({ lower }) =>
      lower !== but.lower &&
      (!isSmallWord(lower) || LOOKS_DONE.test(lower)) &&
      mentionsOf(said, lower).some(
        (word) =>
          LOOKS_DONE.test(word.lower) && isNearby(word, denial) && !spoken.some(({ reach }) => reach.includes(word)),
      ),
  )

/** In the sentence of the denial, or after it: what was missing is what the deed was for. */
const isNearby = ({ sentence }: Word, denial: Denied | undefined): boolean =>
  denial === undefined || sentence >= (denial.core[0]?.sentence ?? 0)

/** What was missing may be made: 'There was no course, so I wrote one' is 'Developed a course'. */
const isCreation = (words: readonly Word[], but: Word): boolean =>
  words.some(({ lower }) => CREATES.test(lower) && !isRelated(lower, but.lower))

const CREATES =
  /^(?:built|build|buil[dt]ing|creat\w+|develop\w*|introduc\w+|set|establish\w*|start\w*|found\w*|design\w*|wrote|write|made|make|launch\w*|implement\w*|added|open\w*|brought|put|document\w*)$/

const LOOKS_DONE =
  /(?:ed|ing)$|^(?:wrote|made|built|set|ran|led|taught|began|brought|bought|cut|drew|drove|found|gave|grew|held|kept|met|put|rebuilt|rewrote|sold|spoke|took|won|write|make|build|run|teach|train)$/

/** Words that the line denies though they were said plainly, or denials where nothing bad was spoken of at all. */
function newlyDenied({ said }: Reading, spoken: readonly Denied[], kept: readonly Denied[]): readonly Violation[] {
  return kept.flatMap(({ sort, core, reach }) => {
    // The same denial as was said, perhaps of the same thing by another name: 'no kid had to translate'.
    if (sort !== 'negation' || reach.some((word) => isHeldBy(word, spoken)) || isRepeated(reach, spoken)) return []
    return core.flatMap((word) => {
      const mentions = mentionsOf(said, word.lower)
      const isMissing = (mention: Word) =>
        GONE.test(said.words[mention.at - 1]?.lower ?? '') || GONE.test(said.words[mention.at - 2]?.lower ?? '')
      const isPlain =
        mentions.length > 0 &&
        !mentions.some((mention) => isMissing(mention) || spoken.some(({ reach }) => reach.includes(mention)))
      const isNew =
        mentions.length === 0 && spoken.length === 0 && !said.words.some(({ lower }) => BAD_OR_FREE.test(lower))
      return isPlain || isNew ? [{ kind: 'polarity' as const, what: word.text }] : []
    })
  })
}

/** 'A tanker that had lost its steering' was without. */
const GONE = /^(?:lost|missing|lacked|lacking)$/

/** 'Never went over the budget' for 'never went over it': small words alone tell what is denied. */
const isRepeated = ([first, second]: readonly Word[], spoken: readonly Denied[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  spoken.some(({ reach }) => reach[0]?.lower === first.lower && reach[1]?.lower === second.lower)

const isHeldBy = ({ lower }: Word, spoken: readonly Denied[]): boolean =>
  !isSmallWord(lower) && spoken.some(({ reach }) => reach.some((word) => isRelated(word.lower, lower)))

const BAD_OR_FREE =
  /^(?:alone|independent\w*|myself|own|avoid\w*|prevent\w*|stopp\w*|free|safe\w*|clean|always|every|all|instead|before|eliminat\w*|zero|perfect\w*|100|only|still|despite|refus\w*|single|under|full|gone)$/

/** 'I couldn't finish the migration' told as 'Completed the migration': the deed has another name, its object the same. */
function finishedAnyway(
  { line, said }: Reading,
  spoken: readonly Denied[],
  kept: readonly Denied[],
): readonly Violation[] {
  return spoken.flatMap((denied) => {
    const [deed] = denied.core
    if (!deed || denied.isThing || BAD.test(deed.lower)) return []
    if (denied.sort === 'hedge' && tellsMore(line.words, said, denied)) return []
    const objects = denied.reach.filter(
      ({ lower }) => !denied.core.some((word) => word.lower === lower) && lower.length > 3 && !isSmallWord(lower),
    )
    const shared = line.words.find(
      (word) =>
        objects.some(({ lower }) => isRelated(lower, word.lower)) &&
        !isHeld(word, kept) &&
        !keeps(denied, word, line.words) &&
        mentionsOf(said, word.lower).every((mention) => spoken.some(({ reach }) => reach.includes(mention))),
    )
    return shared && !hasOwnDeed(line.words, said, spoken, shared)
      ? [{ kind: 'polarity' as const, what: shared.text }]
      : []
  })
}

/** The line rests on words outside of what was only hoped for. */
const tellsMore = (line: readonly Word[], said: Passage, { reach }: Denied): boolean =>
  line.some(({ lower }) => !isSmallWord(lower) && mentionsOf(said, lower).some((word) => !reach.includes(word)))

/** What is good when it did not happen: 'never missed', 'nobody was hurt'. */
const BAD =
  /^(?:miss\w*|los[et]\w*|lost|fail\w*|br[eo]ke?n?|drop\w*|hurt|injur\w*|crash\w*|complain\w*|forg[eo]t\w*|late|leave|left|quit|accident\w*|delay\w*|damag\w*|sick|absent|exceed\w*|overr[au]n|error\w*|mistake\w*|waste\w*|stop\w*|reject\w*|cancel\w*|return\w*|ignore\w*|give|gave|problem\w*|down|hesitat\w*|afraid|mind|struggl\w*|violat\w*|let|harm\w*|ruin\w*|interrupt\w*|spill\w*|die[ds]?)$/
