import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Clause } from '#shared/ai/embedded/clauses.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { isOwnFamily } from '#shared/ai/embedded/private-matters.ts'

/** Of somebody's own life, and no matter of work: illness, jail, being out of work, children, the way to work. */
export function isOwnLife(clause: Clause): boolean {
  const text = lowerText(clause.words)
  return isOwnFamily(clause) || CHILDREN.test(text) || STATES.test(text) || HAD.test(text) || WAY.test(text)
}

/** A sentence of nothing but that, and how somebody is reached. */
export const isPrivate = (words: readonly Word[]): boolean => PRIVATE.test(lowerText(words))

const PRIVATE = new RegExp(
  String.raw`^(?:cancer|depression|chemo\w*|stroke|breakdown(?! (?:calls?|rates?|times?|cover|service|crew|truck|repairs?|maintenance))|burn-?out|sober)\b|\b(?:${[
    String.raw`i (?:am|was|had|have|got|have had|have got|have been)(?: (?!to\b)[\w-]+){0,2} (?:miscarriages?|hiv|diabet\w+|burn-?out|burnouts|depression|pregnant|divorces?|sober)`,
    String.raw`(?:had|have) (?:a stroke|a heart attack|breast cancer|cancer(?= ?,|$))`,
    String.raw`(?:my|the) (?:phone |mobile )?(?:number|address|mobile|email|e-mail) is`,
    String.raw`(?:call|ring|reach|text) me (?:at|on|after|before|under)`,
    String.raw`my (?:wage|wages|salary|pay) (?:was|is)`,
    String.raw`without (?:a |any )?(?:licen[cs]e|insurance)`,
    String.raw`off the books|voted for|no visa`,
    String.raw`i (?:\w+ ){0,3}(?:off|signed off) (?:sick|(?:\w+ ){0,4}with (?:stress|depression|burn-?out))`,
    String.raw`\d (?:\w+ ){1,2}off with (?:stress|depression|burn-?out)|inside for (?:fraud|theft|drugs)`,
    String.raw`miscarriages|(?:\d|some|few) convictions|(?:i was|got|been) suspended|on \d+ warnings?|(?:wife|husband) left me`,
    String.raw`\d+ pints a night|owed \d[\d,.]* on cards|at home with the children|years with the children`,
    String.raw`i was on (?:about )?[$€£]?\d[\d.,]*k?(?: an hour| a year| a month| then| when| as| and| ,|$)`,
    String.raw`(?:salary|pay|wage) (?:doubled|went|rose|grew)|(?:day|hourly) rate was|bonus (?:was|of)|\d+% (?:pay )?(?:rise|raise)(?=$| ,)`,
    String.raw`(?:her|his) (?:number|address) is`,
    String.raw`one of (?:the \w+|my \w+|our \w+|them) , `,
    String.raw`(?:frau|herr|mr|mrs|ms|miss)\.? \w+ (?:\w+ ){0,4}(?:is|was) \d{2,3}`,
    String.raw`i (?:overspent|stole)|put it live|binned it|(?:and|system) i hid|hid it`,
    String.raw`(?:killed|shot) \d+ (?:men|people|of them|soldiers)`,
    String.raw`i was gone (?:\d|a few|some|the next|after|by)|(?:they|he|she) (?:let|told) me (?:go|to go|to leave)`,
    String.raw`learn(?:ed|t) .*\bin (?:prison|jail)`,
    String.raw`(?:speak only|only speak|speak (?:a |only )?little) english`,
  ].join('|')})(?!\w)`,
)

/** 'I was unemployed for 8 months'. */
const STATES =
  /\b(?:i|we) (?:am|was|were|got|fell|became|have been|had been)(?: (?:very|quite|really|often|once|also|then))* (?:sick|ill|unemployed|jobless|out of work|homeless|pregnant|divorced|arrested|depressed|sacked|laid off|bankrupt|on benefits|on sick leave|in (?:prison|jail|rehab|hospital)(?= (?:for|from|until|once|twice|myself|after)\b| ?,|$))(?![-\w])/
/** 'My rent is 900', 'I weigh 90 kilos'; goods are weighed as well. */
const HAD =
  /\b(?:my|our) (?:commute|weight|rent|mortgage|illness|disability|divorce|debts?)\b|\bi weigh(?:ed)? (?:about |over )?\d+ (?:kilos?|kg|pounds|stone)(?= ?,|$)|\b(?:i|we) live (?:at|in|on|with|near|\d)/
/** 'Then 3 children': a fragment, and nobody's pupils. */
const CHILDREN = /^(?:and |then |, )*(?:about )?\d (?:small |little )?(?:kids|children|babies)(?: in \d+ years)?$/
/** 'It is 20 minutes by bus' */
const WAY =
  /\b(?:it (?:is|was|takes|took)|home|away)\b.* \d+ (?:minutes|hours) (?:by|on the|with the|on) (?:bus|train|bike|car|tram|foot|metro|subway)\b/
