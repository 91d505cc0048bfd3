import { hasAmount } from '#shared/ai/embedded/amounts.ts'
import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * Words before what gives to others what was told, shares it or leaves open whose doing it was: 'that was mostly Marek', 'the
 * chef negotiated it', 'half of it was the old manager', 'I would not claim it', 'nobody knows whose it was'; null where
 * nothing does.
 */
export function creditAt(words: readonly Word[]): number | null {
  // The patterns look far ahead: in a sentence without an end they would take minutes.
  const text = coded(words.slice(0, LONGEST))
  const places = SIGNS.flatMap((sign) => sign.exec(text)?.index ?? [])
  return places.length > 0 ? text.slice(0, Math.min(...places)).split(' ').length - 1 : null
}

/** Whether it gives away what the sentence before it told, and not what it tells itself. */
export function givesAwayBefore(said: readonly Word[]): boolean {
  const words = said.slice(FRANKLY.exec(lowerText(said))?.[0].trim().split(' ').length ?? 0)
  const at = creditAt(words)
  // 'Stays went up 4%, but there was the show that year, so I would not claim it': of what it tells itself.
  if (at !== null && at >= FEW && hasAmount(lowerText(words.slice(0, at)))) return false
  return (
    at !== null &&
    ((at < FEW && !words.slice(0, at).some(({ tag }) => tag === 'VERB')) ||
      words.slice(Math.max(0, at - 3), at + 1).some(({ lower }) => lower === 'so') ||
      /\b(?:everyone|everybody) did (?:that|it)\b|\bdid (?:it all|all of it|everything|most of (?:it|that|this))\b/.test(
        coded(words),
      ) ||
      /\bclaim\b/.test(coded(words)))
  )
}
/** 'I want to be honest, that was mainly the robot' */
const FRANKLY =
  /^(?:i want|i (?:want|have) to be (?:honest|fair)|to be (?:honest|fair)|honestly|i must say|i have to say) , /

/** Words of 'to be honest', 'but okay'. */
const FEW = 4

/** Words of a sentence in which it is said whose doing it was. */
const LONGEST = 60

/** Words in small letters, with '@' for whoever is called by name. */
const coded = (words: readonly Word[]): string =>
  lowerText(words.map((word) => (isCalled(word) ? { lower: /['’]s$/.test(word.lower) ? "@'s" : '@' } : word)))

const isCalled = ({ tag, text, isName }: Word): boolean =>
  tag === 'PROPN' && !isName && /^\p{Lu}\p{Ll}/u.test(text) && !WHEN.test(text)
const WHEN =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\w+day|Christmas|Easter|Covid|Half|Most|All|Part|Much|None|Some)$/

const PEOPLE = String.raw`(?:bosse?s?|managers?|chefs?|cooks?|colleagues?|directors?|supervisors?|foreman|heads?|leads?|mentor|trainers?|landlord|owners?|compan(?:y|ies)|firms?|agenc(?:y|ies)|contractors?|suppliers?|vendors?|developers?|programmers?|engineers?|technicians?|electricians?|mechanics?|teachers?|doctors?|nurses?|mother|father|parents?|kids?|children|coach|guys?|girls?|boys?|lads?|lad(?:y|ies)|man|men|wom[ae]n|people|staff|team|crew|shift|mates?|partner|wife|husband|son|daughter|brother|sister|uncle|aunt|cousin|mayor|council|union|parish|town|city|board|office|department|consultants?|apprentices?|trainees?|interns?|students?|volunteers?|customers?|clients?|neighbours?|neighbors?|system|machines?|robots?|software|weather|one before|others?|designer|professor|secretary)`
const NAMING = String.raw`(?!(?:of|on|in|for|at|from|to|with|by|that|who)\b)[\w-]+`
const SOMEBODY = String.raw`(?:@(?: (?:and )?@)?|(?:my|our|the|an?|some) (?:${NAMING} ){0,3}?${PEOPLE}(?!['’]))`
const LINK = String.raw`(?:^|[,;] |\b(?:and|but|so|because|well|actually|honestly|okay|ok|honest|though|really|fair|truth) )`
const WHAT = String.raw`(?:that|it|this|which|those|they|(?:most|half|all|part|much) of (?:it|that|this|them)|the (?:rest|other half))`
const HOW = String.raw`(?:(?:really|mostly|mainly|all|more|largely|partly|also|actually|only|just|rather|probably|possibly|done|made|by|down|thanks|due|to|because|of|work|the|merit|doing) )*`
const MAKES = String.raw`(?:did|made|wrote|built|bought|found|fixed|designed|negotiated|taught|got|ran|changed|decided|organi[sz]ed|invented|founded|led|paid|planned|introduced|developed|programmed|coded|drew|installed)`

const SIGNS: readonly RegExp[] = [
  // 'That was mostly Marek', 'it is the machines', 'half of it was the old manager'
  new RegExp(
    String.raw`${LINK}${WHAT} (?:is|was|were|are) ${HOW}${SOMEBODY}(?= (?:and|who|,|really|mostly|not|did|with|from)\b| [,.;]|$)`,
  ),
  // 'We got 6 of them, head office decided'
  new RegExp(
    String.raw`${LINK}(?:${SOMEBODY}|(?:head office|management|hq|corporate|the board)) (?:decided|chose|insisted|ordered it)(?= [,.;]|$)`,
  ),
  // 'That was the new trainer's doing'
  new RegExp(
    String.raw`(?<!\b(?:say|says|said|think|thinks|claims?) (?:that )?)${WHAT} (?:is|was|were|are) ${HOW}(?:@'s|(?:(?:my|our|the) (?:[\w-]+ ){0,3})?[\w-]+(?:'s|’s|s'|s’)|his|her|their) (?:\w+ )?(?:doing|merit|work|idea|achievement|success|credit|decision|call|win|baby|part|job|project)\b`,
  ),
  // 'To be honest the chef negotiated it', 'the teacher taught them'
  new RegExp(
    String.raw`${LINK}(?:${SOMEBODY}|he|she|they|(?:everyone|everybody|somebody|someone)(?: else)?) (?:(?:really|actually|mostly|then|already|had|has|have) )*${MAKES} (?:(?:nearly |almost )?all of |most of |half of |much of )?(?:it|that|this|them|those)(?: all)?(?= [,.;]|$| (?:and|but|so|of course)\b)`,
  ),
  // 'The new lady did most of that', 'flexible hours, and that did the most', 'marketing had a big part in it'
  /(?<!\b(?:i|we) (?:\w+ )?)\b(?:did|does|done|had|has|have|played) (?:the most\b(?! \w)|most of (?:it|that|this|the work|them)|(?:an?|the) (?:big|bigger|biggest|main|large|larger|better|fair|good|huge|major) (?:part|share|hand|role|bit)|all the (?:\w+ )?work|the (?:hard|real|main) (?:part|work|bit)|it all\b)/,
  // 'I would not claim it', 'I can not say that it was me'
  /\bnot (?:\w+ )?(?:claim (?:it|that|this|any|the)|take (?:\w+ ){0,2}credit)\b/,
  /(?:\bi (?:do|can|could|would|will) )?\bnot (?:\w+ ){0,2}?(?:say|swear|tell|know|prove) (?:that |if |whether )*(?:it|that|this) (?:is|was|were) (?:(?:\w+ ){0,3}(?:me|mine|us|because of me|my doing|only|just|alone)\b|(?:the|my|our) \w+ or\b)/,
  // 'So she deserves half of it'
  /(?:@|\b(?:he|she|they)|\b(?:the|my|our) \w+) deserves? (?!to\b)/,
  // 'Not my doing'
  /^not (?:really |all )?(?:my|our) (?:doing|merit|work|idea)\b/,
  // 'Whose doing it was nobody knows'
  /\bwhose (?:doing|work|merit|credit|idea) (?:it|that|this)\b|\b(?:nobody|who) (?:really |can |could )*(?:knows?|knew|say|tell)\b.*\b(?:whose|whether (?:it|that)|if (?:it|that) (?:is|was))\b/,
  // 'That is the people's merit and not mine'
  /\b(?:that|it|this) (?:is|was) (?:.* )?(?:merit|credit|doing|achievement|success)\b.*\bnot (?:really )?(?:mine|me|ours|us|my)\b|\b(?:that|it|this) (?:is|was) not (?:really |all )?(?:mine|my (?:doing|merit|work|idea|credit|achievement))\b(?! to\b)/,
  // 'So you could say it was me, but he decided'
  /\byou (?:could|can|might) say (?:that )?(?:it|that) was (?:me|mine|us)\b/,
  // 'So it is half hers', 'I would say it is both'
  new RegExp(
    String.raw`${LINK}(?:(?:that|it|this) (?:is|was)|${WHAT} (?:is|was)) (?:really |actually |more |mostly |partly )*(?:half (?:hers|his|theirs|@'s)|hers|his|theirs|both)(?= [,.;]|$)`,
  ),
]
