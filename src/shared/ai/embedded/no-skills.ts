import { lowerText } from '#shared/ai/embedded/bits.ts'
import { FIRST_NAMES } from '#shared/text/first-names.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Since forever', 'two weeks', 'just prefer paper', 'renewed': said of a skill, and none. */
export const isRemark = (core: readonly Word[]): boolean =>
  isScrap(core) ||
  // 'A six-week course'
  /-(?:hour|day|week|month|year)$/.test(core.at(-1)?.lower ?? '') ||
  // 'One of the superusers', 'the maintenance side', 'the usual office stuff'
  /^one of\b|\b(?:side|job|stuff)$/.test(lowerText(core)) ||
  /^one (?!note\b)/.test(lowerText(core)) ||
  // 'Security one', 'first of 2 parts', 'systems', 'SketchUp came'
  /^(?:first|second|third|one|two) of\b|^(?:softwares?|programme?s?|systems?|tools?|apps?|databases?|machines?|platforms?|methods?|licen[cs]es?)$/.test(
    lowerText(core),
  ) ||
  // 'Capture One' is the name of it.
  (/^ones?$/.test(core.at(-1)?.text ?? '') && core.at(-2)?.lower !== 'level') ||
  core.some(
    ({ forms, tag, lower }, at) =>
      at > 0 && lower !== 'saw' && tag === 'VERB' && forms.includes('past') && !/base|participle/.test(forms.join(' ')),
  ) ||
  core.every(({ lower }) => /^(?:one|two|three|to|[\d.,-]+)$/.test(lower)) ||
  // 'Maria has the allergy one'
  (core[0]?.tag === 'PROPN' && /^(?:has|had|knows|knew|does|did)$/.test(core[1]?.lower ?? '')) ||
  (NO_SKILL.test(core[0]?.lower ?? '') && !isGraded(core)) ||
  (core.length === 1 && NO_SKILL.test(core[0]?.base ?? '')) ||
  isTorn(core) ||
  (core.length === 1 && FIRST_NAMES.has(core[0]?.lower ?? '')) ||
  core.some(({ lower }) =>
    /^(?:these|those|mine|her|his|that|this|it|its|them|both|you|me|i|we|what|who|he|she|they)$/.test(lower),
  ) ||
  (!core.some(({ isName }) => isName) &&
    (isAmount(core) || isTold(core) || core.every(({ tag }) => tag === 'ADJ' || tag === 'ADV')))

/** 'A1 to B2', 'years 7 to 11', 'last autumn', 'notary reads', 'colleague', 'camera in the face': a piece of a sentence. */
const isScrap = (core: readonly Word[]): boolean => {
  const text = lowerText(core)
  // 'Painting signs' is one.
  const isTold = core.length < 4 && !core[0]?.lower.endsWith('ing')
  return SCRAPS.test(text) || (isTold && core.some(({ isName, lower }, at) => !isName && at > 0 && ACTS.test(lower)))
}
const ACTS =
  /^(?:reads|teaches|makes|does|signs|belongs|runs|writes|gives|takes|plays|handles|knows|speaks|owns|has|goes|comes|works|uses|drives|helps|shows|finished|got)$/
const SCRAPS =
  /^(?:languages?|lessons?|seminars?|courses?|certificates?|colleagues?|others|gone|\d+%|last \w+|(?:after|before|years?) \d.*|(?:coming|going|everyone|most) .*)$|\b(?:in|on) (?:the |my )?(?:face|phone)\b|\b(?:myself|itself|themselves)\b|\b(?:my|our|his|her) (?:wife|husband|colleague|boss)\b/

/** 'Japanese ones', 'by the girls', 'till 2026': the end or the middle of something. */
const isTorn = (core: readonly Word[]): boolean =>
  core.some(({ lower }) => /^(?:was|were)$/.test(lower)) ||
  (!core.some(({ isName }) => isName) &&
    ((core[0]?.tag === 'ADP' && core[0].text === core[0].lower) ||
      /^(?:about|roughly|nearly|almost|over|few|now|today|till|until|personally|decent|self-taught|mixture|season|another|first \d.*)$/.test(
        core[0]?.lower === 'first' ? lowerText(core) : (core[0]?.lower ?? ''),
      )))

/** 'Level 3 food hygiene certificate' */
const isGraded = (core: readonly Word[]): boolean =>
  /^(?:level|grade)$/.test(core[0]?.lower ?? '') && /^\d/.test(core[1]?.text ?? '') && core.at(-1)?.tag === 'NOUN'

const NO_SKILL =
  /^(?:both|which|nobody|where|when|if|people|since|only|just|what|whatever|grade|level|hands|everything|anything|nothing|something|none|for|needing|that|sending|thinking|guessing|all|too|sorry|please|watch|prefer|like|love|think|guess|want|need|hope|try|mean|say|renew\w*|expired|tried|boss|certificate|mother|kidding|every|learn|wait|waiting|always|never|job|though|although|however|still|accent|rubbish|nowhere|manage|understand|holiday|leave|maternity|hello|thanks)$/

/** A number and what it counts, or a time: '70 words a minute', 'winter'. */
const isAmount = (core: readonly Word[]): boolean =>
  /^[\d.,]+$/.test(core[core[0]?.lower === 'about' ? 1 : 0]?.text ?? '') ||
  core.every(({ lower }) => MONTH.test(lower)) ||
  core.every(({ lower }) =>
    /^(?:year|month|week|day|winter|summer|spring|autumn|morning|evening|weekend|twenties|tens|hundreds)s?$/.test(
      lower,
    ),
  )

/** Somebody does something in it: no name of a skill has a verb of its own. */
const isTold = ([first, second]: readonly Word[]): boolean =>
  first?.tag === 'AUX' || (first?.tag === 'VERB' && first.forms.includes('third') && second !== undefined)

/** A month or a season. */
export const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)$/
