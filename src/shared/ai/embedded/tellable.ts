import { isAnothers, isAnothersDoing } from '#shared/ai/embedded/anothers.ts'
import { lowerText } from '#shared/ai/embedded/bits.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { withoutArticle } from '#shared/ai/embedded/literal.ts'
import { isNoDeed, isUnderWay, whyUnreal } from '#shared/ai/embedded/no-deeds.ts'
import { withoutPrivate } from '#shared/ai/embedded/private-matters.ts'
import { UNFIT } from '#shared/ai/embedded/remainder.ts'
import { BUZZ } from '#shared/ai/embedded/weak.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import { SUM } from '#shared/ai/embedded/results.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Whether a sentence may stand as it was said: nothing of its clauses with a number is denied, wished for, doubted or another's. */
export const isTellable = (words: readonly Word[], counted: readonly Clause[]): boolean =>
  !DOUBTED.test(lowerText(words)) &&
  !counted.every(({ words: one }) => AIM.test(lowerText(one))) &&
  counted.every(
    (clause) =>
      (clause.subject !== 'person' || clause.subjectWords[0]?.lower === 'they') &&
      !whyUnreal(clause) &&
      !isUnderWay(clause, false) &&
      !((clause.subject === 'own' || clause.subject === 'team') && isNoDeed(clause)) &&
      !OTHERS.test(lowerText(clause.words)) &&
      !isName(clause.subjectWords) &&
      !isAnothersDoing(clause) &&
      !SUM.test(lowerText(clause.words)),
  )

/** Whether a sentence is a matter of a resume at all, beside another: nobody's name, family or illness, nobody else's figures. */
export const isDecent = (words: readonly Word[]): boolean =>
  !AT_HOME.test(lowerText(words)) &&
  !BAD.test(lowerText(words)) &&
  !UNFIT.test(lowerText(words)) &&
  !BUZZ.test(lowerText(words)) &&
  !words.some(isReworded) &&
  rendered(withoutPrivate(words)) === rendered(words) &&
  !isAnothers({ kind: 'fact', text: rendered(withoutArticle(trimmed(words))), words, sentence: 0, verbatim: true }) &&
  rendered(withoutNames(words)) === rendered(words)

/** 'Taught myself' → 'learned': the words are no longer those that were said. */
const isReworded = ({ tag, text, start, end }: Word): boolean => tag === 'VERB' && end - start > text.length + 4

/** 'Marek has the tower with 60' */
const isName = (subject: readonly Word[]): boolean =>
  subject.length === 1 && subject[0]?.tag === 'PROPN' && !subject[0].isKnown

/** Of somebody else, of pay, of what went to waste, of how one left. */
const OTHERS =
  /\b(?:he|she|him|(?:team|project|one|provider|owner)s? before|next to me|a man|somebody|someone|everyone|everybody|paid|earn\w*|salary|wages?|bonus|redundant|notice|fired|wast(?:e|ed|ing)|los(?:ing|e)|spoil\w*|learning|started at|lost \w+ (?:days|weeks|months|years)|had to|ago|somebody else|helper|short|had \d+ (?:seconds|minutes|hours))\b/
/** What somebody was to reach. */
export const AIM = /\b(?:target|goal|aim|quota|supposed?|wanted)\b/
const DOUBTED =
  /^some (?!\d)|^(?:i|we) lost\b|\bmy own (?:with|in|for)\b|\bconducted the\b|\b(?:would|guess|wonderful|struggl\w*|doubt|luck\w*|the others?|should|although|only had|missing|point|mostly the|formation|plateau|as a whole|can .* if)\b/
/** Nothing to show, whoever's doing it was. */
const BAD =
  /\b(?:late|against|bed ?bugs|lice|rats|mice|mould|rot|lives|deaths?|stank|got lost|who knows|no idea|hard to say|comma|full stop|new (?:line|paragraph))\b/
/** Family, others by what they are called, and what is no telling. */
const AT_HOME = /\b(?:mum|mom|dad|brothers?|sisters?|aunt\w*|girl|lady|sir|ill|my time they|the rest|please)\b/
