import { NUMBER_WORDS } from '#shared/writer/english/number-words.ts'
import type { Reading } from '#shared/writer/english/subject.ts'
import { FIRST_NAMES } from '#shared/text/first-names.ts'
import type { RejectionReason } from '#shared/writer/language-rules.ts'

/** A clause with its parsed reading. */
export type ParsedClause = Reading & {
  /** Tidied text. */
  readonly text: string
  /** Tidied text of the clause with its neighbors in the sentence. */
  readonly around: string
  /** For a summary, which may contain wishes. */
  readonly isSummary?: boolean
}

type Rule = { readonly why: RejectionReason; readonly test: (clause: ParsedClause) => boolean }

/** Why a clause can't be a line; null if it may be one. The first rule that matches decides. */
export const rejectionOf = (clause: ParsedClause): RejectionReason | null =>
  RULES.find(({ test }) => test(clause))?.why ?? null

const wordPattern = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'i')

const ORDER =
  /^(?:please )?(?:write|put|add|say|make|ignore|forget|disregard|delete|skip|leave|note|mention|just write|don'?t (?:write|put|mention|say)|do not)\b|\b(?:on|in|off) (?:my|the) (?:resume|cv)\b/i
const PRIVATE = wordPattern(
  "my (?:wife|husband|partner|kids?|children|son|daughter|sons|daughters|mother|father|mum|mom|dad|parents|brother|sister|family|girlfriend|boyfriend|divorce|ex|aunt|uncle|cousin|grandmother|grandfather)|pregnan\\w+|divorce\\w*|cancer|depress\\w+|burn-?out|sick leave|off sick|ill|illness|surgery|jail|prison|debts?|drunk|visa|asylum|refugee|maternity|paternity|my (?:age|back|knees?|health|religion|church)|(?:little|baby) (?:girl|boy|one)|twins|dementia|I'm \\d\\d(?=,| now|$)",
)
const PAY = wordPattern(
  '(?:paid|pay|pays|earn|earned|earning|salary|wages?) (?:me|us|my|was|is|an|\\w+ (?:an|per) hour)|my (?:salary|pay|wage|wages|raise)|minimum wage|(?:an|per) hour (?:before|after) tax|got a raise',
)
const INSULT = wordPattern(
  'idiots?|stupid|morons?|lazy|useless|jerks?|crap|shit\\w*|damn|fuck\\w*|bullshit|bloody|arse\\w*|ass|asshole|bastards?|hell|suck\\w*|dumb|clueless|bitch\\w*|screw them',
)
const DENIAL = wordPattern(
  "not|never(?! (?:had|been|lost|missed|dropped|broken|failed|let|needed|forgotten|skipped))|cannot|\\w+n't|no (?:wish|interest|desire|plans?|idea|experience|clue)|nobody|no one|nor|neither|none|nothing|hardly|barely|dont|didnt|wasnt|cant|couldnt|havent|isnt|doesnt|wont",
)
const UNREAL = wordPattern(
  "would(?! you)|wouldn't|could have|should have|might|if only|supposed to|was going to|were going to|hopefully|wish\\w*|almost|nearly|in theory|planned to|one day|some ?day|next (?:year|month|week)|dream\\w*",
)
const CANCELED = wordPattern(
  'never happened|fell through|cancell?ed|came to nothing|frozen|postponed|shelved|on hold|nothing came of',
)
const HEARSAY = wordPattern(
  '(?:they|people|he|she|boss|manager|everyone|everybody|colleagues?|customers?) (?:all |always |still )?(?:say|says|said|think|thinks|thought|told|tell|tells|call|calls|called|claim\\w*|reckon\\w*)|apparently|allegedly|supposedly|officially|on paper|rumou?r|I heard|I was told|according to (?:him|her|them|my)',
)
const UNSURE = wordPattern(
  "not sure|don't (?:know|remember)(?=[,.]|$| (?:if|whether|why|how|exactly))|can't remember|cannot remember|no idea|who knows|might have been|could be|if I'm not mistaken|don't quote me|or was it",
)
const CORRECTED =
  /\b(?:no,? wait|hang on|hold on|wait,|scratch that|strike that|or rather|correction|I meant|let me start|start again)\b|[,.–—-] ?(?:no|nope|sorry|well no|actually no)(?:,| \d)|\b\w+ rather,|\bno (?:wait|sorry|hang on|hold on)\b|\b(?:sorry|wrong)\b.*\d/i
const LUCK = wordPattern(
  "luck|lucky|luckily|by accident|not (?:my|our) doing|wasn't me|credit (?:goes|belongs)|not (?:just|only) me|not alone|not me",
)
/** Another person who acts; 'customers' and 'guests' may be counted. */
const OTHERS_ACT = new RegExp(
  String.raw`^(?:(?:and|but|so) )?(?:the |my |our |a |an |one |another |some |their |his |her )?(?:\w+ )?(?:he|she|they|you|who|someone|somebody|anyone|everybody|everyone|people|others?|boss|manager|supervisor|chef|owner|director|colleagues?|coworkers?|co-workers?|mate|foreman|lead|leader|head|chief|ceo|doctor|teacher|consultant|contractors?|agency|company|firm|management|team|crew|department|guy|guys|lads?|girls?|friend|partner|client|customer|guest|IT|HR|head office|council|government|school|union|trainer|mentor|predecessor|intern|temp|temps|apprentice|assistant) (?:\w+ly |also |then |always |still |just |only |even |later )*(?:\p{L}+(?:ed|s)|did|made|gave|got|took|had|has|have|ran|led|put|said|told|built|wrote|found|came|went|sold|bought|brought|set|let|kept|paid|chose|drew|drove|won|were|was|is|are|do|does|don't|want|give|make|take|let)\b`,
  'u',
)
/** Words that play a statement up or down. */
const QUALIFIED = /^(?:only|just|at least|almost|nearly|sort of)\b/i
const PRONOUN =
  /^(?:(?:and|but|so|then) )?(?:it|its|it's|that|that's|this|these|those|there|there's|he|she|they|which|what|who|where|how|why|you|your|his|her|their|theirs)\b/i
const POINTS_BACK =
  /^(?:\p{L}+ ){1,2}?(?:it|them|that|this|him|her|these|those|one|ones|so|everything|anything|something|things|stuff|there|here|mine|ours|both|all of (?:it|them|that)|some of (?:it|them))(?:$|[\s,.])/iu
const ENDS_OPEN =
  /\b(?:and|or|but|the|a|an|of|to|for|from|with|by|at|into|onto|through|during|if|while|which|that|because|so|is|was|were|be|been|has|have|had|than|as|where|when|who|not|no|they|he|she|it's|my|our|about|around|very|before|after|then|instead|ha|yes)$/i

const RULES: readonly Rule[] = [
  {
    why: 'unclear',
    test: ({ text }) =>
      /[?？]$/.test(text) || /^(?:why|what|how|who|where) (?:do|did|is|are|was|can|should)\b/i.test(text),
  },
  { why: 'unclear', test: ({ text }) => ORDER.test(text) },
  { why: 'unclear', test: ({ text }) => PRIVATE.test(text) || PAY.test(text) || INSULT.test(text) },
  { why: 'unclear', test: ({ around }) => CORRECTED.test(around) || UNSURE.test(around) || LUCK.test(around) },
  {
    why: 'unclear',
    test: ({ predicate, front, around, isSummary }) =>
      (!isSummary && UNREAL.test(`${front} ${firstWords(predicate, 6)}`)) ||
      CANCELED.test(around) ||
      HEARSAY.test(around),
  },
  {
    why: 'negative',
    test: ({ subject, front, predicate }) =>
      DENIAL.test(subject === 'other' ? predicate : `${front} ${firstWords(predicate, 4)}`),
  },
  { why: 'unclear', test: ({ subject, predicate }) => subject === 'other' && !isFact(predicate) },
  { why: 'too-short', test: ({ predicate }) => predicate.split(/\s+/).length < (/\d/.test(predicate) ? 2 : 3) },
  { why: 'unclear', test: ({ predicate, subject }) => subject !== 'other' && POINTS_BACK.test(predicate) },
  { why: 'unclear', test: ({ subject, predicate }) => subject === 'we' && NOT_A_TEAM_ACTION.test(predicate) },
  {
    why: 'unclear',
    test: ({ predicate }) => ENDS_OPEN.test(predicate) || /^\S+,? (?:and|or|but|so|because|when|if)\b/i.test(predicate),
  },
  { why: 'unclear', test: ({ text, predicate }) => GIVEN_AWAY.test(text) || QUALIFIED.test(predicate) },
  { why: 'unclear', test: ({ text }) => namesPerson(text) || /\b(?:he|she|him|her|his|hers)\b/i.test(text) },
]

/** Names of people the person works with are private. */
const namesPerson = (text: string): boolean =>
  text.split(/[^\p{L}]+/u).some((word) => /^\p{Lu}/u.test(word) && FIRST_NAMES.has(word.toLowerCase()))

const firstWords = (text: string, count: number): string => text.split(/\s+/).slice(0, count).join(' ')

/** '…, that was the board': credit given away afterwards. */
const GIVEN_AWAY =
  /, (?:and |but )?(?:that|it|this|which)(?:'s| was| is) (?:really |mostly |all |actually )*(?:him|her|them|his|hers|theirs|[A-Z]\p{Ll}+|(?:the|my|our|a|an) (?:boss|board|manager|chef|colleague|owner|team|supervisor|director|other|others|idea of))/u

/** 'We' as a company or a place rather than a team that acts: 'we had 14 shops', 'we were at 22'. */
const NOT_A_TEAM_ACTION =
  /^(?:(?:only|usually|always|all|never) )?(?:had|have|has|were|are|was|been|got|get|used to|lost|lack\w*|live\w*|see|saw)\b/i

/** A figure about things without another actor: 'Scrap went from 20% to under 1', '410 loans in the first year'. */
const isFact = (text: string): boolean =>
  (CHANGE.test(text) || COUNT.test(text) || figuresIn(text) > 1) &&
  !OTHERS_ACT.test(text) &&
  !PRONOUN.test(text) &&
  !ASIDE.test(text) &&
  !PASSIVE.test(text) &&
  (!STATE.test(text) || CHANGE.test(text) || figuresIn(text) > 1) &&
  hasWords(text, 4)

const figuresIn = (text: string): number => text.match(/\d[\d.,]*/g)?.length ?? 0
/** Things that happened: '11 of 74 servers were encrypted'. */
const PASSIVE = /\b(?:is|was|were|are|got) \w+(?:ed|en)\b/i
const hasWords = (text: string, count: number): boolean => text.split(/\s+/).length >= count
/** A state that a single figure doesn't describe: 'the stone was too soft', 'one was from Germany'. */
const STATE =
  /\b(?:targets?|aim|goal|quota|norm|is|was|were|are|had|has|have|did|do|come|came|get|got|would|could|can)\b/i
/** Aims of others, and references to earlier statements. */
const ASIDE =
  /\b(?:promised|expected|wanted|paid|pays|gave|bought|sent|ordered|he|she|they|you|him|her|them|it|there|had|has|have|of (?:them|those|these))\b/i
/** Begins with a count: '410 loans in the first year'. */
const COUNT = new RegExp(
  String.raw`^(?:(?:about|around|roughly|over|more than|nearly|almost|up to|some|usually) )?(?:[$€£]?\d|(?:${NUMBER_WORDS}|hundreds?|dozens?)\b)|%`,
  'i',
)
const CHANGE =
  /\bfrom \S+ (?:\S+ ){0,3}to (?:about |under |over )?\S*\d|\b(?:went (?:up|down|from|\d)|dropped|fell|rose|grew|doubled|tripled|halved|came down|cut|shrank|improved|increased|decreased|sped up)\b/i
