import type { Heard } from '#shared/ai/embedded/answer.ts'
import { amountsIn } from '#shared/ai/embedded/lost-amounts.ts'
import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import { isFitLength } from '#shared/ai/embedded/fit.ts'
import { hasNoMerit } from '#shared/ai/embedded/no-merit.ts'
import { isOwnLife } from '#shared/ai/embedded/own-life.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { isDisclaimed } from '#shared/ai/embedded/taken-back.ts'
import { AIM, isDecent, isMended, SPARED } from '#shared/ai/embedded/tellable.ts'

type Sentences = readonly (readonly Word[])[]
/** The sentences of an answer, as clauses and as they were said. */
export type Said = Pick<Heard, 'sentences' | 'spoken'>

/** Sentences that stand together, from the first to the last, and the one that they stand around. */
export type Passage = { readonly from: number; readonly to: number; readonly at: number }

/** What stands before already, and whether a number is of an 'it' that the sentence before names. */
type Known = { readonly last: Passage | undefined; readonly isOfIt: boolean }

/** Sentences before and after that one may lean on. */
const NEAR = 2

/**
 * A sentence with what it cannot be understood without: what 'it' means before it, what became of it after it. Null where
 * that is too long, no matter of a resume, taken back, or says only how things stood. What is bound to the last passage
 * goes on from it.
 */
export function passageAround(at: number, { spoken, sentences }: Said, { last, isOfIt }: Known): Passage | null {
  const isShort = (from: number, to: number) => isFitLength(textOf(spoken.slice(from, to + 1)))
  let from = at
  if (isOfIt && at > 0 && amountsIn(spoken[at - 1] ?? []).length > 0 && isShort(at - 1, at))
    from = at - 1 === last?.to ? last.from : at - 1
  while (from > 0 && at - from < NEAR && isBound(spoken[from])) from = from - 1 === last?.to ? last.from : from - 1
  const isOfQuestion = from === 0 && OF_QUESTION.test(lowerText(spoken[0]))
  if ((isBound(spoken[from]) && !isOfQuestion) || (last && from <= last.to && from !== last.from)) return null
  if (isHeading(spoken[from - 1]) && from - 1 > (last?.to ?? -1)) from -= 1
  let to = at
  const isNext = (next: number) =>
    next < spoken.length &&
    isShort(from, next) &&
    isDecent(spoken[next] ?? [], sentences[next]) &&
    !sentences[next]?.some(isOwnDenial) &&
    (to === at || isAfter(spoken[next]))
  if (isBefore(spoken[at])) while (to - at < NEAR && isNext(to + 1)) to += 1
  const words = spoken.slice(from, to + 1)
  // 'I wanted 500. It came to 380': what was only aimed at stands in no line.
  if (spoken.slice(from, at).some((one) => AIM.test(lowerText(one)) && amountsIn(one).length > 0)) return null
  const amounts = words.flatMap((one) => amountsIn(one)).length
  const isGone =
    spoken.slice(at + 1, to + 1).some((one) => GONE.test(lowerText(one))) ||
    /, now\b|\b(?:mine|ours) (?:had|has|was|were) (?:none|zero|0|no)\b|\bwe (?:had|have) none\b/.test(
      textOf([spoken[at] ?? []]),
    )
  const isOfNothing = amounts < 2 && !isGone && (isBefore(spoken[at]) || BARE.test(lowerText(spoken[at])))
  const isTakenBack =
    sentences.slice(from, to + 2).some((clauses) => clauses.some(isDisclaimed)) ||
    sentences.slice(from, to + 1).some((clauses) => clauses.some(isOwnLife))
  const isUntold = sentences
    .slice(from, to + 1)
    .some((clauses) =>
      clauses.some(
        (clause, place) => isOwnDenial(clause) || (hasNoMerit(clause, clauses[place + 1]) && !isMended(clauses)),
      ),
    )
  return isShort(from, to) &&
    !isOfNothing &&
    !isTakenBack &&
    !isUntold &&
    words.every((one, place) => isDecent(one, sentences[from + place]))
    ? { from, to, at }
    : null
}

/**
 * 'I did not lead a team of 5': what whoever speaks denies stands in no line, beside nothing. 'In 9 years we never had a
 * mix-up' is no such denial.
 */
export const isOwnDenial = ({ subject, group, words }: Clause): boolean =>
  (group?.negative ?? false) && /^(?:own|team)$/.test(subject) && !SPARED.test(lowerText(words))

/** 'Checked every parcel, it was 4', 'after a month it was 6': of what, nothing says. */
export const BARE =
  /\b(?:it|we|they|i|that|this|one) (?:still )?(?:was|were|is|are|had|did|does|do|have) (?:about |over |under )?[$€£]?[\d.,]+%?$/

/** 'It was a church tower, 46 metres, and I led the crew': it is what was asked for. */
const OF_QUESTION = /^(?:it|that|this) (?:was|is) (?:an?|the|my|our|when|in|at) (?!.*\bit (?:was|is)\b)/

/** 'It was 7 articles', 'of mine 3 failed', '12 less', 'by the end it was 40': of something told before. */
export const isBound = (words: readonly Word[] = []): boolean => BOUND.test(lowerText(words))
const BOUND =
  /^(?!they (?:cut|moved|closed|sent|put) (?:us|our)\b)(?:and |but |so |then |now |usually |, )*(?:it(?! (?:is|was) (?:only |just )?(?:me|us)\b)|that|they|them|this|these|those|he|she|mine|ours|his|her|their|(?:\w+ )?of (?:them|those|mine)|with mine|there (?:is|are) [\d,]+ of (?:them|those|these)|(?:usually )?about [\d,]+$|(?:about )?[\d,]+ (?:less|more|fewer|of (?:them|those|mine|us))|.*\b(?:of|with) (?:them|those)$|took|(?:in|at|by) the end|(?:the )?first one|the (?:last|second|new|old|other) one|(?:when i (?:came|left)|last year|\d+ years on) (?:it|they))\b/

/** 'We had 11 a month when I came', 'there were 900 open files': how things stood; what was done follows. */
export const isBefore = (words: readonly Word[] | undefined): boolean => BEFORE.test(lowerText(words))
const BEFORE =
  /\b(?:when (?:i|we|they) (?:came|took|started|moved|joined|gave|got (?:here|there))|before (?:me|my time)|used to|at the (?:start|beginning)|there (?:was|were)|in my first|we (?:lost|threw)|(?:was|were) \w+ing)\b/

/** 'Falls. We had 11 a month': what is spoken of, and nothing else. */
const isHeading = (words: readonly Word[] = []): boolean => words.length === 1 && /[^s]s$/.test(words[0]?.lower ?? '')

/** 'Last year it was 4', 'after that it was 2 days', '4 months later the list was gone'. */
const isAfter = (words: readonly Word[] = []): boolean =>
  GONE.test(lowerText(words)) ||
  (amountsIn(words).length > 0 &&
    /\b(?:last year|now|after|since|these days|by the|years? on|it)\b/.test(lowerText(words)))

/** What was bad is no more. */
const GONE =
  /^(?=.*\b(?:later|after|now|since|then|by|until)\b).*\b(?:gone|cleared|zero|0|none|nobody|no more|no longer|same day|solved|empty|all done|over with)\b/

/** Sentences as they were said, one after another; who speaks is left out where they begin with their own deed. */
export const textOf = (sentences: Sentences): string =>
  sentences
    .map((sentence, at) => {
      const words = withoutJoint(sentence)
      const [first, second] = words
      const isDeed = at === 0 && first?.lower === 'i' && second?.tag === 'VERB' && second.forms.length > 0
      const text = rendered(isDeed ? words.slice(1) : words)
      return text.charAt(0).toUpperCase() + text.slice(1)
    })
    .join('. ')

/** 'And in between I sold tickets' */
const withoutJoint = (words: readonly Word[]): readonly Word[] =>
  isMark(words[0]) || (/^(?:and|but|so|then)$/.test(words[0]?.lower ?? '') && words[1]?.lower !== 'far')
    ? withoutJoint(words.slice(1))
    : words
