import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { lowerText } from '#shared/ai/embedded/bits.ts'
import { creditAt, givesAwayBefore } from '#shared/ai/embedded/credit.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Whether nothing may be made of a sentence, because what it says is denied, given to others or taken back. */
export const isWithdrawn = (sentences: readonly (readonly Word[])[], at: number, answer: string): boolean =>
  isHearsayDenied(sentences, at) ||
  isGivenAway(sentences, at) ||
  isUnsaidByNext(sentences, at) ||
  ((sentences[at]?.length ?? 0) <= LONGEST_TAKEN_BACK && isTakenBack(sentences, at, answer))

/** Words of a sentence of which all is taken back. */
const LONGEST_TAKEN_BACK = 25

/** 'I cut it to 5. Ok that's a lie', 'mostly luck' */
const isUnsaidByNext = (sentences: readonly (readonly Word[])[], at: number): boolean =>
  hasAmount(lowerText(sentences[at])) && AFTER.test(lowerText(sentences[at + 1]?.slice(0, LONGEST_HEARSAY)))

/** By itself or by how the sentence that follows begins, or it takes back the one before: 'I cut it to 5. Ok that's a lie', 'mostly luck'. */
function isTakenBack(sentences: readonly (readonly Word[])[], at: number, answer: string): boolean {
  if (isCorrected(sentences, at, answer) || IN_NAME.test(lowerText(sentences[at]?.slice(0, LONGEST_HEARSAY))))
    return true
  const [before = '', text = ''] = [sentences[at - 1], sentences[at]].map(lowerText)
  const isUnsaid = hasAmount(text) && (WITHIN.test(text) || ONLY_HELPED.test(text))
  return isUnsaid || (hasAmount(before) && AFTER.test(text) && !/\d/.test(text))
}

/** 'They say I stopped a robbery, that is not how it was', 'people say I saved the branch but I was not even there'. */
function isHearsayDenied(sentences: readonly (readonly Word[])[], at: number): boolean {
  if ((sentences[at]?.length ?? 0) > LONGEST_HEARSAY) return false
  const said = lowerText(sentences[at])
  const hearsay = HEARSAY.exec(said)
  if (hearsay !== null && isDeedAfter(sentences[at] ?? [], hearsay)) return true
  const rest = (sentences[at] ?? []).slice(
    said.slice(0, (hearsay?.index ?? 0) + (hearsay?.[0].length ?? 0)).split(' ').length,
  )
  if (hearsay !== null && creditAt(rest) !== null) return true
  return (
    hearsay !== null &&
    DENIAL.test(
      `${said.slice(hearsay.index + hearsay[0].length)} ${lowerText(sentences[at + 1]?.slice(0, LONGEST_HEARSAY))}`,
    )
  )
}
/** 'They say I signed for it': what they say was done, unlike what they say somebody is. */
function isDeedAfter(words: readonly Word[], hearsay: RegExpExecArray): boolean {
  const isTold = /\b(?:tell|tells|told)\b/.test(hearsay[0])
  const verb =
    words[
      lowerText(words)
        .slice(0, hearsay.index + hearsay[0].length)
        .split(' ').length
    ]
  return !isTold && verb?.tag === 'VERB' && verb.forms.includes('past') && !verb.forms.includes('base')
}
const HEARSAY =
  /\b(?:they|people|everyone|everybody|some|others?|he|she|folks?|(?:the|my|our) (?:\w+ )?\w+) (?:will |would |always |all |still |like to )*(?:say|says|said|tell|tells|told|think|thinks|thought|claims?|claimed|reckons?|believes?|blame[sd]?|accuse[sd]?|credit(?:s|ed)?)\b (?:(?:you|me|us|everyone|people|that|it is|it was|(?:in|at) (?:the |my |our )?\w+|here) )*(?:i|me)\b/
/** 'On paper I was the lead but in truth Hilde ran it' */
const IN_NAME =
  /^(?:and |but )?(?:on paper|officially|formally|in theory|in name) (?:it|that) (?:was|is) (?:me|my)\b|\b(?:on paper|officially|formally|in name only) i (?:was|am)\b.*\bbut\b|\bi (?:was|am) (?:on paper|officially|formally|only in name)\b.*\bbut\b/

/** Words of a sentence that is not all about what others say. */
const LONGEST_HEARSAY = 45
const DENIAL =
  /\b(?:i|we) (?:was|were|am|did|do|have|had|could) (?:not|never)\b|\b(?:that|it) (?:is|was) (?:not\b|n[eo]ver\b|nonsense|rubbish|a lie|wrong|exaggerated|the (?!best|first|most|fastest|only)\w+|[a-z]+(?: (?:and \w+|who did.*))?$)|\b(?:nonsense|rubbish|exaggerat\w*|a lie|lies|not true)\b/

/**
 * 'Scrap fell by 22%. Whose doing it was nobody knows', 'saved 600 a month. To be honest the chef negotiated it': the next
 * sentence gives it to others, where it tells of nothing else before; or its own end does, and nothing in it is one's own.
 */
function isGivenAway(sentences: readonly (readonly Word[])[], place: number): boolean {
  const [words = [], next = []] = [sentences[place], sentences[place + 1]]
  if (words.length > LONGEST_HEARSAY) return givesAwayBefore(next)
  const at = creditAt(words)
  // The 'I' of 'so I would not claim it' did nothing.
  const isOwn = words.slice(0, Math.max(0, (at ?? 0) - 2)).some(({ lower }) => lower === 'i')
  // 'I do not know if it is because of me, but complaints fell from 35 to 20'
  const isInDoubt =
    at !== null &&
    at < FEWEST_TOLD &&
    /\bbut\b/.test(lowerText(words)) &&
    hasAmount(lowerText(words)) &&
    words.filter(({ lower }) => lower === 'i').length < 2
  return isInDoubt || (at !== null && at >= FEWEST_TOLD && !isOwn) || givesAwayBefore(next)
}

/** Words that tell something. */
const FEWEST_TOLD = 4

/** 'I reduced it. No, the new system did that', 'I set it up. Well, IT built it', 'I was in charge, well, not in charge'. */
function isCorrected(sentences: readonly (readonly Word[])[], at: number, answer: string): boolean {
  const [words = [], next = []] = [sentences[at], sentences[at + 1]]
  const end = words.at(-1)?.end ?? 0
  const opening = next.length > 0 ? answer.slice(end, end + LONGEST_OPENING) : ''
  return (
    CORRECTS.test(answer.slice(words[0]?.start ?? 0, end)) ||
    DENIES.test(opening) ||
    MEANT.test(opening) ||
    isEchoed(words, opening) ||
    isEchoedWithin(answer.slice(words[0]?.start ?? 0, end)) ||
    (BETTER_SAID.test(opening) &&
      ANOTHER_DID.test(next.map(({ text, lower }) => (text === 'IT' ? text : lower)).join(' ')))
  )
}
/** '… Okay, brought. The manager bought a second one': said once more, in doubt. */
function isEchoed(words: readonly Word[], opening: string): boolean {
  const [, echo] = /^[\s.!?…]*(?:ok|okay|well|or)[,.]? ["“'‘]?(\p{L}+)["”'’]?[.…?!,]/iu.exec(opening) ?? []
  return echo !== undefined && words.some(({ lower }) => lower === echo.toLowerCase())
}
/** 'I have hired 64 people, well hired, the managers did' */
function isEchoedWithin(said: string): boolean {
  const [, before = '', echo] = /^(.*)[,–-] (?:well|ok|okay),? ["“'‘]?(\p{L}{3,})["”'’]?[,.…]/isu.exec(said) ?? []
  return echo !== undefined && new RegExp(`\\b${echo}\\b`, 'i').test(before)
}
/** 'I laid it. I mean our firm did' */
const MEANT = /^[\s.!?…"”’)–-]*(?:I mean|or rather|rather),? (?:we\b|our \w+|the (?:team|firm|company|whole))/i

/** Characters in which a sentence shows that it corrects the one before. */
const LONGEST_OPENING = 24
const CORRECTS =
  /[,–-] (?:well|okay|ok|actually|or rather|or),? (?:i )?(?:only |just |rather )?(?:pushed for|asked for|suggested|proposed|requested|helped|wanted|prepared|assisted|supported|watched)\b|[,–-] (?:well|okay|ok|actually),? (?:one of (?:my|the|our)|my|the|our|he|she|they|somebody|someone) (?:\w+ ){0,3}(?:did|found|made|wrote|built|had|fixed|designed|solved) (?:it|that|them|this)\b|[,–-] (?:well|okay|ok),? (?:not|never|once|twice|almost|nearly|partly|half|sort of|kind of|more like)\b|[,–-] (?:no|sorry),? (?:sorry|wait),? (?:it|that) was (?:the |my |our )?(?!about|over|under)[a-z]{4,} |[,–-] (?:no|wait|hang on|hold on),? (?:no,? )?(?:wait|hang on|sorry)?,? ?that[’']?s (?:the |my |our |with |on |for )?(?!about|over|under|right|true)[a-z]{4,}|[,–-] (?:I mean|or rather|rather|well),? (?:we\b|our (?:firm|company|whole|team|group)\b|the (?:team|firm|company|whole)\b)/i
const DENIES = /^[\s.!?…"”’)–-]*(?:no|nope|nah)\b\s*[,.!–-](?!\s*(?:really|honestly|seriously(?!,)|problem|I|we)\b)/i
const BETTER_SAID = /^[\s.!?…"”’)–-]*(?:well|actually|okay|ok|or rather)\b/i
const ANOTHER_DID =
  /^(?:(?:well|actually|okay|ok|,) )*(?:the \w+ )?(?:i|we) \w+ (?:it |that |them |this )?(?:together )?with (?:the|my|our|a)\b|^(?:(?:well|actually|okay|ok|,) )*(?:once|twice|almost|nearly|not always|except)\b|^(?:(?:well|actually|okay|ok|or|rather|,) )*(?!i\b|we\b)(?:\S+ ){1,4}(?:did|does|handled) the \w+ing\b|^(?:(?:well|actually|okay|ok|or|rather|,) )*(?!i\b|we\b|it\b|that\b|there\b|this\b)(?:\S+ ){1,4}(?!liked?|loved?|wanted|needed|said|knew|hated?|saw|noticed|took|got)\w+ (?:it|that|them|this|most|all)\b/

const WITHIN =
  /\b(?:(?:do|did) not know who counted|probably less|kidding|joking|(?:do|did) not believe (?:it|that|them)|never (?:checked|measured|counted) (?:it|that)|nobody ever (?:measured|checked|counted)|not even there|could be nonsense|so the story goes|full stop|scratch that|do not quote me|not (?:really )?allowed to (?:say|tell|share)|testing ,? ?testing|is this on|only because we stopped|not an? \w+ , an? \w+)\b/

const AFTER = new RegExp(
  String.raw`^(?:(?:but|and|though|although|well|so|ok|okay|,) )*(?:${[
    String.raw`(?:that|it|this|which) (?:is|was) (?:a lie|a joke|not true|nonsense|made up|not me|not my doing|(?:mostly |just |only |pure )?luck)`,
    String.raw`(?:mostly|just|only|pure)? ?luck(?: ,|$)`,
    String.raw`(?:i am |i was )?(?:only |just )?(?:kidding|joking|lying|guessing)`,
    String.raw`i am not (?:sure|certain) (?:that|if|whether|it)`,
    String.raw`i (?:do|did) not (?:believe|remember|know (?:who|if|whether|,|$)|know$)`,
    String.raw`(?:i never|nobody ever|nobody) (?:checked|measured|counted)`,
    String.raw`that is what (?:it said|they (?:said|told))`,
    String.raw`or (?:about )?\d`,
    String.raw`i am not saying`,
    String.raw`i (?:can|could) not (?:really )?(?:claim|say|take)`,
    String.raw`(?:that|it) was not (?:really |all )?(?:me|my|mine|us)\b`,
    String.raw`(?:that is|that was) (?:rubbish|not right|wrong)`,
    String.raw`they (?:were|are) (?:wrong|bots)`,
    String.raw`i wish\b`,
    String.raw`not an? \w+ , an? \w+`,
    String.raw`i was not in charge`,
    String.raw`i was (?:actually |totally |always )?against (?:it|that)`,
    String.raw`(?:about |mostly |mainly )?the \w+ , to be fair`,
    String.raw`(?:actually |please )?(?:delete|leave out|cut|drop|forget) that`,
    String.raw`(?:please )?(?:leave|keep) (?:that|this|it) (?:out|off)`,
    String.raw`(?:please )?do not (?:put|write|mention|use|include) (?:that|this|it)`,
    String.raw`i do not (?:really )?want (?:that|this|it)`,
    String.raw`(?:that|it|this) is (?:private|between us|off the record|confidential)`,
    String.raw`could be`,
    String.raw`whether (?:that|it|this) (?:is|was|had)\b`,
    String.raw`(?:the|my|our) (?:new |other |young |old )?[\w-]+(?: (?:in|on|at|from) (?:the )?\w+)? did (?:that|it|most|all)`,
    String.raw`(?:it|that|i) had nothing to do with`,
    String.raw`i was not (?:even )?there`,
    String.raw`do not put that on me`,
  ].join('|')})`,
)

/** 'The team sold 900 units, I just carried boxes': of the whole nothing is one's own. */
const ONLY_HELPED =
  /^(?:the|our|my) (?:team|crew|kitchen|shop|firm|company|department|class|boys|girls) .*\d.*\bi (?:just|only) \w+/
