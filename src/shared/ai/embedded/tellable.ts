import { isAnothers, isAnothersDoing } from '#shared/ai/embedded/anothers.ts'
import { lowerText } from '#shared/ai/embedded/bits.ts'
import { withoutNames } from '#shared/ai/embedded/called-names.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import { trimmed } from '#shared/ai/embedded/edges.ts'
import { withoutArticle } from '#shared/ai/embedded/literal.ts'
import { amountsIn } from '#shared/ai/embedded/lost-amounts.ts'
import { isNoDeed, isUnderWay, whyUnreal } from '#shared/ai/embedded/no-deeds.ts'
import { withoutPrivate } from '#shared/ai/embedded/private-matters.ts'
import { UNFIT } from '#shared/ai/embedded/remainder.ts'
import { BUZZ } from '#shared/ai/embedded/weak.ts'
import { rendered } from '#shared/ai/embedded/render.ts'
import { SUM } from '#shared/ai/embedded/results.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Words; a longer sentence is no line, and the patterns look far ahead. */
const LONGEST = 100

/** Whether a sentence may stand as it was said: nothing of its clauses with a number is denied, wished for, doubted or another's. */
export const isTellable = (words: readonly Word[], counted: readonly Clause[]): boolean =>
  words.length <= LONGEST &&
  (!DOUBTED.test(lowerText(words)) || LESS_NOW.test(lowerText(words))) &&
  !counted.every(({ words: one }) => AIM.test(lowerText(one)) && !REACHED.test(lowerText(one))) &&
  counted.every(
    (clause) =>
      (clause.subject !== 'person' ||
        SERVED.test(lowerText(clause.subjectWords)) ||
        COUNTED.test(lowerText(clause.subjectWords)) ||
        isCustom(clause) ||
        isBesideOwn(clause, counted)) &&
      !(clause.group?.negative && /^(?:own|team)$/.test(clause.subject) && !SPARED.test(lowerText(clause.words))) &&
      (!whyUnreal(clause) ||
        // 'It was supposed to be 70%, and ours was 82': by what it was measured.
        (AIM.test(lowerText(clause.words)) && counted.some(({ words: one }) => !AIM_OR_LESS.test(lowerText(one)))) ||
        (clause.group?.time === 'wish' && /^(?:own|team)$/.test(clause.subject) && isBesideOwn(clause, counted))) &&
      !isUnderWay(clause, false) &&
      !(
        (clause.subject === 'own' || clause.subject === 'team') &&
        clause.group !== null &&
        isNoDeed(clause) &&
        !/^(?:lose|go|know|see|come|meet|hear|look|sit|stand|wait|leave|miss|ask|talk|live|stay)$/.test(
          clause.group?.base ?? '',
        ) &&
        !isMended(counted) &&
        !LESS_NOW.test(lowerText(words)) &&
        !(clause.group?.base === 'need' && /\bnow\b/.test(lowerText(words))) &&
        !SPARED.test(lowerText(clause.words))
      ) &&
      !OTHERS.test(
        LESS_NOW.test(lowerText(words))
          ? lowerText(clause.words).replace(/\blos(?:e|ing)\b/g, ' ')
          : clause.subject === 'own'
            ? lowerText(clause.words).replace(/\b(?:with|for|to) (?:him|her)\b/g, ' ')
            : lowerText(clause.words),
      ) &&
      !isName(clause.subjectWords) &&
      (!isAnothersDoing(clause) || clause.subjectWords[0]?.lower === 'nobody') &&
      !SUM.test(lowerText(clause.words)),
  )

/** 'I cleaned 22 rooms a day when the others did 16': measured by them, and one's own. */
const isBesideOwn = (clause: Clause, counted: readonly Clause[]): boolean =>
  !/^(?:he|she|my|our)\b/.test(lowerText(clause.subjectWords)) &&
  counted.some(
    (other) =>
      other !== clause && other.subject === 'own' && other.group !== null && !other.group.negative && !whyUnreal(other),
  )

/** 'We had 46 complaints a month, I got it to 15', 'we threw away 30 a day and after a month it was 6'. */
export const isMended = (counted: readonly Clause[]): boolean =>
  counted.some(
    ({ subject, group, rest, words }) =>
      (subject === 'it' && (group?.copula ?? false) && /\b(?:after|now|later|since|by)\b/.test(lowerText(words))) ||
      (subject === 'own' &&
        /^(?:get|bring|cut|reduce|halve|take|drop)$/.test(group?.base ?? '') &&
        /^(?:it|that|them|this|those)$/.test(rest[0]?.lower ?? '')),
  )

/** Whether a sentence is a matter of a resume at all, beside another: nobody's name, family or illness, nobody else's figures. */
export const isDecent = (words: readonly Word[], clauses: readonly Clause[] = []): boolean =>
  words.length <= LONGEST &&
  !AT_HOME.test(lowerText(words)) &&
  !BAD.test(lowerText(words)) &&
  !UNFIT.test(withoutHabits(lowerText(words), clauses).replace(isBettered(words) ? DENIED_OR_BAD : DENIED, ' ')) &&
  !BUZZ.test(lowerText(words)) &&
  !words.some(isReworded) &&
  rendered(withoutPrivate(words)) === rendered(words) &&
  (OWN.test(lowerText(words)) ||
    !isAnothers({
      kind: 'fact',
      text: rendered(withoutArticle(trimmed(words))),
      words,
      sentence: 0,
      verbatim: true,
    })) &&
  rendered(withoutNames(words)) === rendered(words)

/** 'I would do 40 rooms a day': what was usual, and no wish. */
const withoutHabits = (text: string, clauses: readonly Clause[]): string =>
  clauses.length > 0 && !IMAGINED.test(text) && clauses.every((clause) => !whyUnreal(clause))
    ? text.replaceAll(/\bwould\b/g, ' ')
    : text

const IMAGINED = /\bif\b|\bwould (?:have|read|like|love|rather|\d)/

/** 'The target was 420k, I did 510': measured by others, and one's own. */
const OWN = /\b(?:i|we|mine|ours)\b/

/** 'Taught myself' → 'learned': the words are no longer those that were said. */
const isReworded = ({ tag, text, start, end }: Word): boolean => tag === 'VERB' && end - start > text.length + 4

/** What is denied stays denied in a sentence as it was said. */
const DENIED =
  /\b(?:no (?:\w+ )?(?:accidents?|crash\w*|incidents?)(?: that (?:was|were) my fault)?|none|not(?! (?:mine|ours|me|us)\b)|never|nobody|nothing|said|say|told|think|thought)\b/g

/** 'Sick days were terrible when I came, 18%, and we got it down to 9': how bad it was, beside what became of it. */
const isBettered = (words: readonly Word[]): boolean =>
  /\b(?:i|we|my|our|mine|ours)\b/.test(lowerText(words)) ||
  (amountsIn(words).length > 1 &&
    /\bfrom .* to\b|\b(?:down to|got it|got that|after|now|since|instead of|later)\b/.test(lowerText(words)))
const DENIED_OR_BAD = new RegExp(
  `${DENIED.source}|\\b(?:bad|terrible|awful|horrible|failed|mess|nightmare|broke|crashed|dead|hate[sd]?|hell|boring|scared|afraid|worried|angry|boss)\\b|\\b(?:you|there|who|it|that|they) would(?! (?:have|like|love|rather))\\b|\\bwould (?=.*\\b(?:every|each|usually)\\b)(?!have|like|love|rather)`,
  'g',
)

/** Those for whom the work was done, and people at large. */
const SERVED =
  /^(?:they|nobody|you|people|(?:(?:the|our|my|all|most|some|about|over|of|now|\d[\d,]*%?) )*(?:customers|clients|guests|patients|pupils|students|visitors|members|parents|children|people|readers|users|donors|players|learners|candidates|volunteers|passengers|families|residents|tenants|callers|subscribers|inspectors?|inspections?|auditors?))\b/

/** 'The farmer has bought 2 machines from us since': what others came for, told with who they are. */
const isCustom = ({ subjectWords, rest, group }: Clause): boolean =>
  CUSTOM.test(lowerText(subjectWords)) && /\b(?:us|me)\b/.test(lowerText(rest)) && !group?.negative
const CUSTOM =
  /^(?:the|an?|one|our|my) (?:\w+ )?(?:customer|client|guest|patient|farmer|buyer|museum|council|hospital|school|hotel|restaurant|bank|insurance|inspector|agency|supplier|museum|publisher|festival|scrap man|lady|man|woman|family|couple)$/

/** 'We used to lose 5 a month and now it is one' */
const LESS_NOW = /^we (?:used to lose|lost|were losing) .*\d.*\b(?:and|but) (?:now|since)\b/

/** '40 nurses use it now', '24 of 26 children got the badge' */
const COUNTED = /^(?:about |over |nearly |around |all |now )*\d[\d,]*%? (?!(?:of )?(?:other|others|colleagues)\b)/

/** 'Marek has the tower with 60' */
const isName = (subject: readonly Word[]): boolean =>
  subject.length === 1 && subject[0]?.tag === 'PROPN' && !subject[0].isKnown

/** Of somebody else, of pay, of what went to waste, of how one left. */
const OTHERS =
  /\b(?:he|she|him|(?:team|project|one|provider|owner)s? before|next to me|a man|somebody|someone|i paid (?:it|for it|my)|paid (?:me|us)|(?:i|he|she) (?:was|am|got|get|were) paid|earn\w*|salary|wages?|bonus|redundant|notice|fired|wast(?:e|ed|ing)|los(?:ing|e)|spoil\w*|lost \w+ (?:days|weeks|months|years)|(?:i|we) had to|ago|short|somebody else|helper|had \d+ (?:seconds|minutes|hours))\b/
/** '… but we manage 20': nothing to show. */
const AIM_OR_LESS = /\b(?:target|goal|aim|quota|supposed?|wanted|meant|but|only|just|never)\b/
/** What somebody was to reach. */
export const AIM = /\b(?:target|goal|aim|quota|supposed?|wanted)\b/
/** 'I was at 108% of target': what was aimed at measures what was done. */
const REACHED =
  /\d% of (?:the |my |our )?(?:target|goal|quota)\b|\b(?:hit|met|beat|made|exceeded|reached|above|over) (?:the |my |our |a )?(?:\w+ )?(?:target|goal|quota)\b/
/** 'We have gone 640 days without an accident', 'we never had a mix-up': what it is good not to have had. */
export const SPARED =
  /\b(?:have|has) not (?:missed|lost|dropped|failed) (?:one|an?|any)\b|\b(?:have|has|had) (?:\w+ )?not had (?:an?|any|one) (?:[\w-]+ )?(?:accident|incident|complaint|injury|mistake|failure|fall)s?\b|\bnever sick\b|\b(?:never|not once) (?:\w+ )?(?:had|have|made|missed|lost|dropped|failed|broke|broken|hurt|injured|damaged|burnt|burned|crashed|late|exceeded)\b|\bwithout (?:an?|any|one|a single) (?:\w+ )?(?:accident|incident|injury|complaint|mistake|error|failure|outage|breakdown|loss|fault|fall|fine)s?\b/
const DOUBTED =
  /^some (?!\d)|^point |^(?:i|we) lost\b(?!.*\binstead of\b)|\bmy own (?:with|in|for)\b|\bconducted the\b|\b(?:let me not lie|nobody came|guess|wonderful|struggl\w*|doubt|luck\w*|(?<!\bwhen (?:it|they) )should|although|only had|mostly the|formation|plateau|as a whole|can .* if)\b/
/** Nothing to show, whoever's doing it was. */
const BAD =
  /\b(?:(?<!\b(?:never|not|once) (?:\w+ ){0,2})late(?! (?:shift|turn|fees?|trains?|slot|hours|night|summer|autumn)\b)|against (?:me|us|the (?:boss|company|owner|firm))|bed ?bugs|lice|rats|mice|mould|rot|lives|deaths?|stank|got lost|who knows|no idea|hard to say|comma|full stop|new (?:line|paragraph))\b/
/** Family, others by what they are called, and what is no telling. */
const AT_HOME =
  /\b(?:(?<!\b(?:an?|one|another) )(?:mum|mom|dad)|brothers?|(?<!\b(?:i was|am|as) (?:an? )?(?:\w+ )?)sisters?(?! (?:company|restaurant|hotel|school|site|plant|ward|firm|shop|store|ship)\b)|aunt\w*|(?<!\b(?:an?|one|old|young|elderly|little) )(?:girl|lady)|sir|ill|my time they|the rest|please)\b/
