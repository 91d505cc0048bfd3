import { DEMANDS } from '#shared/ai/embedded/anothers.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { isSomebodysDoing } from '#shared/ai/embedded/old-states.ts'
import { said, SUM } from '#shared/ai/embedded/results.ts'
import { verbOf } from '#shared/ai/embedded/verbs.ts'
import type { Draft, Part } from '#shared/ai/embedded/draft.ts'

/** What goes of a line and what of it stays: of a deed and a fact beside it the fact goes, in doubt what was said last. */
export function takenFrom(
  line: Draft,
  isInDoubt: boolean,
): { readonly gone: Pick<Draft, 'words'>; readonly kept: Draft | null } {
  const { beside, ...deed } = line
  const [deedText = '', ...facts] = line.text.split('; ')
  const from = line.words.findIndex(({ text }) => /\d/.test(text) && !deedText.includes(text))
  if (!beside && isInDoubt && line.kind !== 'fact' && facts.length > 0 && from > 0)
    return {
      gone: { words: line.words.slice(from) },
      kept: { ...line, text: deedText, words: line.words.slice(0, from) },
    }
  if (!beside) return { gone: line, kept: null }
  const isFactFirst = (beside.words[0]?.start ?? 0) < (line.words[0]?.start ?? 0)
  return isInDoubt && isFactFirst
    ? { gone: deed, kept: { ...beside, kind: 'fact', sentence: line.sentence, verbatim: true } }
    : { gone: beside, kept: deed }
}

/** '…, but I cannot say if that was me': nobody knows whose doing it was. */
export const isDoubted = (clause: Clause, next: Part | undefined): boolean =>
  isNotOnlyMe(clause) || isUnknownWhose(clause, next)

/** 'Though I cannot say that was only me', 'I am not saying it is all me', 'do not quote me on that'. */
const isNotOnlyMe = (clause: Clause): boolean =>
  WHO_KNOWS.test(said(clause)) ||
  (clause.subject !== 'person' &&
    (clause.group?.negative ?? false) &&
    /\b(?:say|saying|claim|claiming|swear|prove)\b.*\b(?:only|all|just|mostly|really|because of) (?:me|mine|us|my doing)$|\bquote me\b/.test(
      said(clause)
        .replace(/ [.,;!]/g, '')
        .trim(),
    ))
/** 'I would love to say that was me', 'who knows', 'I will not take credit for that', 'do not hold me to it'. */
const WHO_KNOWS =
  /\b(?:like|love|want) to (?:say|claim|think) (?:that |it ).*\b(?:me|mine|my)\b|\bwho knows\b|\bhard to (?:say|tell|know)\b|\bhold me to\b|\b(?:take|claim) (?:the |all |any |full |much )*credit\b|\bno idea (?:if|whether|why|how much)\b/

const isUnknownWhose = ({ connector, subject, group }: Clause, next: Part | undefined): boolean =>
  connector.includes('but') &&
  subject === 'own' &&
  (group?.negative ?? false) &&
  /^(?:say|know|tell|swear|prove|be)$/.test(group?.base ?? '') &&
  /^(?:if|whether)$/.test(next?.clause.connector.at(-1) ?? '') &&
  (next?.clause.rest.some(({ lower }) => /^(?:me|us|my|our|mine|ours|because|due|down)$/.test(lower)) ?? false)

/** '…, but that was mostly the new pay scheme': the fact is not theirs. */
export const isTakenBack = (last: Draft, clause: Clause): boolean =>
  isLapsed(clause) ||
  AGAINST.test(lowerText(clause.words)) ||
  isOthersDeed(clause) ||
  isOfOtherUnit(last, clause) ||
  isSummedUp(last, clause) ||
  isGivenAway(last, clause) ||
  isBelittled(last, clause)

/** 'We voted to sell, I was against it' */
const AGAINST = /\bi (?:was|am|voted|spoke) (?:\w+ )?against (?:it|that|this)\b/

/** 'Got my ticket in 2009 and it ran out in 2019' */
const isLapsed = ({ subject, words }: Clause): boolean =>
  subject === 'it' && /\b(?:ran out|lapsed|expired)\b/.test(lowerText(words))

/** 'We won 2 ribbons, well she did' */
const isOthersDeed = ({ words }: Clause): boolean =>
  /^(?:well |or |rather |actually )*(?:he|she|they) did$/.test(
    words
      .filter((word) => !isMark(word))
      .map(({ lower }) => lower)
      .join(' '),
  )

/** 'I reduced the overtime, well the owner reduced it', 'we washed 300 cars. The firefighters did the washing'. */
export function isTheirsRather({ text }: Draft, { connector, subject, group, rest, words }: Clause): boolean {
  if (!group || group.negative || /^(?:own|team|none|it)$/.test(subject)) return false
  const isWell =
    /^(?:well|rather|actually|or)$/.test(words.find((word) => !isMark(word))?.lower ?? '') || connector.includes('or')
  const deed =
    group.base === 'do'
      ? (rest.map(({ lower }) => verbOf(lower)).find((verb) => verb?.forms.includes('gerund'))?.base ?? '')
      : isWell
        ? group.base
        : ''
  return (
    deed !== '' &&
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => verbOf(word)?.base === deed)
  )
}

/** 'We got 5 arrests. The arrests were the other unit': whose part it was. */
const isOfOtherUnit = ({ text }: Draft, { words }: Clause): boolean => {
  const [, what = ''] = OTHER_UNIT.exec(lowerText(words)) ?? WENT_TO.exec(lowerText(words)) ?? []
  return what.split(' ').some((word) => word.length > 3 && text.toLowerCase().includes(word))
}
/** 'It got a prize, but the prize went to the architect' */
const WENT_TO =
  /^(?:and |but |, )*(?:the|that) ([a-z -]+?) (?:really |actually )?(?:went|goes|belongs) to (?!me\b|us\b|\d|waste)/
const OTHER_UNIT =
  /^(?:and |but |, )*(?:the|those|these|that) ([a-z -]+?) (?:was|were|is|are|came from|went to) (?:all |mostly |really |done by |made by )?(?:(?:the other|another|a different) (?:unit|team|shift|department|group|office|company|firm|crew|people|ones?)|(?:somebody|someone) else)\b/

/** 'So five classes, usually 14 in each, … that makes six': the first sum was wrong. */
function isSummedUp({ text, kind }: Draft, clause: Clause): boolean {
  const [sum] = SUM.test(said(clause)) ? (/\d+/.exec(said(clause)) ?? []) : []
  const first = /^\d+\b/.exec(text)?.[0]
  return kind === 'fact' && sum !== undefined && first !== undefined && Number(first) === Number(sum) - 1
}

/** '…, that is the host's doing more than mine': whose doing it was. */
const isGivenAway = (last: Draft, { subject, group, rest }: Clause): boolean =>
  (last.kind === 'fact' || last.beside !== undefined || last.isShared !== undefined) &&
  subject === 'it' &&
  (group?.copula ?? false) &&
  /\b(?:not|than) (?:me|mine|my|us|ours|our)\b|^(?:really |mostly |all )?(?:the |a )?(?:\w+ )?\w+[’']s (?:doing|merit|work|achievement|idea)\b|^(?:an? |the )?(?:\w+ )?(?:decision|order|rule)$/.test(
    lowerText(rest),
  )

const isBelittled = (last: Draft, { connector, subject, group, rest, words }: Clause): boolean =>
  (last.kind === 'fact' ||
    last.beside !== undefined ||
    /^(?:mostly|mainly|really|more|not|all|only|because|thanks|luck|my|our|the)$/.test(rest[0]?.lower ?? '')) &&
  last.text !== '' &&
  (connector.includes('but') || (last.kind === 'fact' && DEMANDS.test(lowerText(rest)))) &&
  ((subject === 'it' && (group?.copula ?? false)) ||
    ((last.kind === 'fact' || last.beside !== undefined) &&
      subject === 'own' &&
      words.slice(0, 4).some(({ lower }) => lower === 'only')))

/** 'I am not saying that was all me', 'the machine does', 'well, she did', 'but I only worked there': whose doing it was. */
export const isDisclaimed = (clause: Clause): boolean =>
  isDoubted(clause, undefined) ||
  isOthersDeed(clause) ||
  AGAINST.test(lowerText(clause.words)) ||
  isSomebodysDoing(clause) ||
  /\bbut i only\b|\b(?:can not|could not|do not) (?:say|know|tell|swear|prove)\b|\bto be fair\b/.test(
    lowerText(clause.words),
  )
