import type { EndingWords } from '#shared/coach/negotiation/words.ts'

const CONDITION =
  /\b(?:if|unless|but|however|although|though|except|once|provided|as long as|on (?:one )?condition|would accept|could accept|think about|only (?:if|for|with)|before i)\b/
const IF = /\b(?:if|unless)\b/
const RATHER = /\b(?:rather|sooner) (?:quit|leave|walk|go|stay|look|wait)\b[^.!?]* than\b/

const OFFER = String.raw`(?:it|this|that|(?:the|your|this|that|these|those|an?) (?:\w+ ){0,2}(?:offer|figure|number|amount|salary|pay|terms|deal|proposal|package|position|job|role|post|conditions))`
const END = String.raw`(?= ?$| (?:of|at|for|with|then|now|and|today|gladly|happily|as|an?|per|in full|from you)\b)`
const PLAIN_YES = new RegExp(
  [
    String.raw`^(?:i|we) (?:\w+ly )?(?:can |will |am happy to |would be happy to )?(?:\w+ly )?accept(?: ${OFFER}| (?:the )?[$€£¥₹]?\d[\d.,k']*(?: (?!an?\b|per\b)\w+)?)?${END}`,
    String.raw`^(?:i'll|i'm happy to|i'd be happy to|happy to) (?:\w+ly )?(?:accept|take|sign)(?: ${OFFER})?${END}`,
    String.raw`^i will (?:\w+ly )?take (?:it|this|that|the offer|the job)${END}`,
    String.raw`^(?:we (?:do )?have|we(?:'ve| have) got|you have|you(?:'ve| have) got|it's|it is|that's|that is|then it's|then it is) a deal${END}`,
    String.raw`^(?:deal|agreed|we(?:'re| are) agreed|i agree(?: (?:to|with) ${OFFER})?)(?: then)?$`,
    String.raw`^(?:count me in|i'm in|i am in|where do i sign|let's do it|let us do it)$`,
  ].join('|'),
)
/** A yes that a word after it could change. */
const SOFT_YES =
  /^(?:(?:that |this |it )?(?:all )?(?:sounds|looks) (?:very |really )?(?:good|great|fair|fine|perfect)|(?:that|this|it) works|yes|ok|okay|fine|sure|great|good|i do|of course|gladly|that's fine|that is fine)(?: (?:to|for|with|by) me| then| please| thank you| thanks)?$/
const COURTESY =
  /^(?:please|perfect|wonderful|gladly|then|thank(?:s| you)\b.*|i (?:look forward|am looking forward) to\b.*|(?:i'm|i am) (?:very |so |really )?(?:happy|glad|pleased|excited|delighted)\b.*|see you\b.*)$/

const GOING = String.raw`(?=[ ]?(?:$|[.!,;…])| (?:then|now|here|today|if|unless|from (?:this|the|your)|(?:this|the) (?:table|talk|offer|room|negotiation|conversation)|this[.!]?$|your offer|at (?:this|that))\b)`
const OBJECT = String.raw`(?: ${OFFER})?(?=[ ]?(?:$|[.!,;…])| (?:then|now|and|because|as|with|at|if|unless)\b)`
const MUST = String.raw`(?:'ll| will| would| am going to| have to| must| should| want to|'d)?(?: have to| like to| rather| prefer to)?`
const LEAVING = new RegExp(
  [
    String.raw`\b(?:i|we)${MUST} (?:walk away|walk out|leave the table)${GOING}`,
    String.raw`\b(?:i|we)${MUST} (?:decline|pass|pass on|withdraw|withdraw my application|turn (?:it|this|that|the offer|your offer) down|turn down)${OBJECT}`,
    String.raw`\b(?:i|we)${MUST} end (?:this|the|our) (?:talk|conversation|negotiation)`,
    String.raw`\b(?:i'm|i am) (?:walking away|leaving|withdrawing|out|done here)${GOING}`,
    String.raw`\b(?:no longer|not) interested(?: any ?more| in (?:${OFFER}))?(?=[ ]?(?:$|[.!,;…])| (?:then|now|and|at)\b)`,
    String.raw`\b(?:goodbye|bye)\b(?! to)`,
  ].join('|'),
)

export const ENGLISH_ENDINGS: EndingWords = {
  lead: /^(?:(?:well|ok|okay|yes|sure|and|so|then|great|alright|all right|perfect) )+/,
  plain: PLAIN_YES,
  soft: SOFT_YES,
  courtesy: COURTESY,
  asked: /\bwhere do i sign\b/,
  condition: CONDITION,
  leaving: LEAVING,
  if: IF,
  rather: RATHER,
}
