import { coveredLowers, denialOf, isCovered } from '#shared/grounding/denied-words.ts'
import { isRelated, isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Denial, Denied, Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Actions whose meaning the line reverses: something denied, tried, planned or hoped for is presented as done, or
 * something done as denied. A line may keep the denial, or say the same the other way around: 'Met every deadline'.
 */
export function polarityViolations(reading: Reading): readonly Violation[] {
  if (reading.language !== 'en') return []
  const { source: sourceDenials, line: lineDenials } = reading.denied
  const found = [
    ...droppedDenials(reading, sourceDenials, lineDenials),
    ...addedDenials(reading, sourceDenials, lineDenials),
  ]
  return found.length > 0 ? found : renamedDenials(reading, sourceDenials, lineDenials)
}

/** Words of the line that the source has only as denied. */
function droppedDenials(
  { line, source }: Reading,
  sourceDenials: readonly Denied[],
  lineDenials: readonly Denied[],
): readonly Violation[] {
  return line.words.flatMap((word) => {
    if (isSmallWord(word.lower) || isCovered(word, lineDenials)) return []
    const mentions = mentionsOf(source, word.lower)
    const denials = mentions.map((mention) => denialOf(mention, sourceDenials))
    const [first] = denials
    if (!first || denials.some((denial) => !denial)) return []
    const kinds = new Set(denials.flatMap((denial) => denial?.kind ?? []))
    if ([...kinds].some((kind) => keepsDenial(kind, word, line.words))) return []
    const isCreated = isCreation(line.words, word) && isCreation(source.words, word)
    if (first.isThing && (isCreated || hasOwnAction(line.words, source, sourceDenials, word, first))) return []
    return [{ kind: 'polarity' as const, what: word.text }]
  })
}

/** The line says in another way that it wasn't done. */
function keepsDenial(kind: Denial, word: Word, words: readonly Word[]): boolean {
  const at = word.index
  const clause = words.filter((other) => other.clause === word.clause && other !== word)
  if (clause.some(({ lower }) => AVERTING_VERBS.test(lower))) return true
  if (clause.some((other) => NEGATES.test(other.lower) && other.index < at)) return true
  if (/^(?:no|zero|none|0|not)$/.test(words[at + 1]?.lower ?? '') || NOT_AFTER.test(after(words, at))) return true
  return kind === 'hedge' && (words[at - 1]?.lower === 'to' || words.some(({ lower }) => KEEPS_HEDGE.test(lower)))
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
const AVERTING_VERBS =
  /^(?:free|avoid\w*|prevent\w*|refus\w*|declin\w*|failed|eliminat\w*|stopp\w*|insist\w*|reject\w*|cancell?ed|declined|postponed|refused|learn\w*|quit|left|gave|abandoned|unhurt|uninjured|unharmed)$/
const KEEPS_HEDGE =
  /^(?:hop\w+|look\w*|seek\w*|aim\w*|want\w*|plan\w*|keen|eager|goals?|interest\w*|aspir\w*|pursu\w*|toward|towards|almost|nearly|tr(?:y|ied|ying)|attempt\w*|would|will|future|next|inten[dt]\w*|ready|willing|expected|scheduled|proposed|asked|invited|offered|could|should|might|wish\w*|dream\w*|ambition)$/

/** The line describes something that was done, so it may also name what was missing: 'No docs, so I wrote them'. */
const hasOwnAction = (
  line: readonly Word[],
  source: Passage,
  sourceDenials: readonly Denied[],
  except: Word,
  denial?: Denied,
): boolean =>
  line.some(
    ({ lower }) =>
      lower !== except.lower &&
      (!isSmallWord(lower) || LOOKS_DONE.test(lower)) &&
      mentionsOf(source, lower).some(
        (word) => LOOKS_DONE.test(word.lower) && isNearby(word, denial) && !isCovered(word, sourceDenials),
      ),
  )

/** In the sentence of the denial or after it: the action made up for what was missing. */
const isNearby = ({ sentence }: Word, denial: Denied | undefined): boolean =>
  denial === undefined || sentence >= (denial.core[0]?.sentence ?? 0)

/** What was missing may be created: 'There was no course, so I wrote one' is 'Developed a course'. */
const isCreation = (words: readonly Word[], except: Word): boolean =>
  words.some(({ lower }) => CREATES.test(lower) && !isRelated(lower, except.lower))

const CREATES =
  /^(?:built|build|buil[dt]ing|creat\w+|develop\w*|introduc\w+|set|establish\w*|start\w*|found\w*|design\w*|wrote|write|made|make|launch\w*|implement\w*|added|open\w*|brought|put|document\w*)$/

const LOOKS_DONE =
  /(?:ed|ing)$|^(?:wrote|made|built|set|ran|led|taught|began|brought|bought|cut|drew|drove|found|gave|grew|held|kept|met|put|rebuilt|rewrote|sold|spoke|took|won|write|make|build|run|teach|train)$/

/**
 * Words that the line denies although the source affirms them, or denials if the source mentions nothing bad at all.
 */
function addedDenials(
  { source }: Reading,
  sourceDenials: readonly Denied[],
  lineDenials: readonly Denied[],
): readonly Violation[] {
  return lineDenials.flatMap(({ kind, core, reach }) => {
    // The same denial as in the source, perhaps with another name for the thing: 'no kid had to translate'.
    if (
      kind !== 'negation' ||
      reach.some((word) => isDeniedIn(word, sourceDenials)) ||
      isRepeated(reach, sourceDenials)
    )
      return []
    return core.flatMap((word) => {
      const mentions = mentionsOf(source, word.lower)
      const isMissing = (mention: Word) =>
        MISSING.test(source.words[mention.index - 1]?.lower ?? '') ||
        MISSING.test(source.words[mention.index - 2]?.lower ?? '')
      const isPlain =
        mentions.length > 0 && !mentions.some((mention) => isMissing(mention) || isCovered(mention, sourceDenials))
      const isNew =
        mentions.length === 0 &&
        sourceDenials.length === 0 &&
        !source.words.some(({ lower }) => BAD_OR_FREE.test(lower))
      return isPlain || isNew ? [{ kind: 'polarity' as const, what: word.text }] : []
    })
  })
}

/** 'A tanker that had lost its steering' was without it. */
const MISSING = /^(?:lost|missing|lacked|lacking)$/

/** 'Never went over the budget' for 'never went over it': the same small words follow the denial. */
const isRepeated = ([first, second]: readonly Word[], sourceDenials: readonly Denied[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  sourceDenials.some(({ reach }) => reach[0]?.lower === first.lower && reach[1]?.lower === second.lower)

const isDeniedIn = ({ lower }: Word, sourceDenials: readonly Denied[]): boolean =>
  !isSmallWord(lower) && [...coveredLowers(sourceDenials)].some((covered) => isRelated(covered, lower))

const BAD_OR_FREE =
  /^(?:alone|independent\w*|myself|own|avoid\w*|prevent\w*|stopp\w*|free|safe\w*|clean|always|every|all|instead|before|eliminat\w*|zero|perfect\w*|100|only|still|despite|refus\w*|single|under|full|gone)$/

/** 'I couldn't finish the migration' as 'Completed the migration': a different verb with the same object. */
function renamedDenials(
  { line, source }: Reading,
  sourceDenials: readonly Denied[],
  lineDenials: readonly Denied[],
): readonly Violation[] {
  const onlyDenied = line.words.filter(
    (word) =>
      !isCovered(word, lineDenials) &&
      mentionsOf(source, word.lower).every((mention) => isCovered(mention, sourceDenials)),
  )
  const withoutAction = new Set(onlyDenied.filter((word) => !hasOwnAction(line.words, source, sourceDenials, word)))
  return sourceDenials.flatMap((denied) => {
    const [verb] = denied.core
    if (!verb || denied.isThing || BAD.test(verb.lower)) return []
    if (denied.kind === 'hedge' && restsOnMore(line.words, source, denied)) return []
    const objects = denied.reach.filter(
      ({ lower }) => !denied.core.some((word) => word.lower === lower) && lower.length > 3 && !isSmallWord(lower),
    )
    const named = new Set(objects.flatMap(({ lower }) => mentionsOf(line, lower)))
    const shared = onlyDenied.find((word) => named.has(word) && !keepsDenial(denied.kind, word, line.words))
    return shared && withoutAction.has(shared) ? [{ kind: 'polarity' as const, what: shared.text }] : []
  })
}

/** The line also rests on words outside of what was only hoped for. */
const restsOnMore = (line: readonly Word[], source: Passage, { reach }: Denied): boolean =>
  line.some(({ lower }) => {
    const mentions = isSmallWord(lower) ? [] : mentionsOf(source, lower)
    return mentions.length > reach.length || mentions.some((word) => !reach.includes(word))
  })

/** Things that are good if they didn't happen: 'never missed', 'nobody was hurt'. */
const BAD =
  /^(?:miss\w*|los[et]\w*|lost|fail\w*|br[eo]ke?n?|drop\w*|hurt|injur\w*|crash\w*|complain\w*|forg[eo]t\w*|late|leave|left|quit|accident\w*|delay\w*|damag\w*|sick|absent|exceed\w*|overr[au]n|error\w*|mistake\w*|waste\w*|stop\w*|reject\w*|cancel\w*|return\w*|ignore\w*|give|gave|problem\w*|down|hesitat\w*|afraid|mind|struggl\w*|violat\w*|let|harm\w*|ruin\w*|interrupt\w*|spill\w*|die[ds]?)$/
