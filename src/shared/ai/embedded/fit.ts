import { verbOf } from '#shared/ai/embedded/verbs.ts'

/** Words of speech that a line may not keep, whatever slipped through before. */
const SPOKEN =
  /\b(?:u+m+|u+h+|you know|i mean|basically|literally|honestly|obviously|actually|anyways?|whatnot|gonna|wanna|gotta|kinda|sorta|yeah|yep|nah|okay|lol|haha|stuff|ended up|bunch of|maybe|probably|perhaps|hopefully|pretty much|damn\w*|bloody|freaking|crap\w*|shit\w*|fuck\w*|hell|guys?|etc|super|really|to be honest|i think|i guess|sort of|(?<!\d )tons of|loads of|or something|and so on|and things|hang on|seriously|of course|sir|ma'am|needful|mans|womans|childs|informations|said that)\b|(?<!\b(?:this|that|any|every|each|some|what|one|a)\s)\bkind of\b|,\s*(?:like|right|so|well|man|dude)\s*(?:,|$)|\.{3}|…/i
const FIRST_PERSON =
  /(?<!\b(?:Phase|Type|Level|Part|Class|Grade|Stage|War)\s)\bI\b(?![/.])|\b(?:me|my|mine|myself|we|ours?|ourselves|My|Me|We|Our|Us)\b|\bus\b/
/** Somebody that the line does not name. */
const SOMEBODY = /^\w+(?: \w+)? (?:him|her|them)\b| and \w+ (?:him|her) (?:\d|an?\b|the\b)/i
const BAD_START =
  /^(?:(?:a )?colleague|and|but|so|then|because|which|that|it|they|he|she|you|there|when|if|also|well|was|were|is|are|am|been|be|had|has|have|did|do|does|can|could|would|will|to|or|of|the|an?|just|really|who|what|not|than|whom|whose|their|his|her|this|these|whatever|whoever|whichever|each (?:had|has|was|is|got|of (?:them|us|these))|some (?!\d)|others?|everybody|everyone|someone|somebody)\b(?!-)/i
/** Cut off in the middle. */
const DANGLING =
  /\b(?:every|about|around|each|(?<!\b(?:one|\d{1,3}) )in|within) \d{1,3}$|\band (?:every|each) time$|\b(?:is|are|was|were) still$|\b(?:and|or|but|the|an?|of|to|for|from|with|by|at|into|onto|through|during|if|while|which|that|because|so|is|was|were|be|been|has|have|had|not|no|they|he|she|i|than|as|where|when|who|my|every|between|about|around)$/i
const TWICE = /\b(?!(?:that|had|night|bye|cha|aye)\b)([a-z]+|\d[\d,.]*) \1\b/i
/** '30 of those' and nothing before it. */
const SHARE_OF_NOTHING = /^(?:about |over |nearly )?[\d,.]+%? of (?:those|them|these)\b/i
/** Points at something that stands elsewhere: 'Made one in Excel', 'Fixed it'. */
const VAGUE =
  /^Values that \w+\.?$|^\w+ (?:up|away|out|off|back|down|over|in|on|around|through|here|there|home)$|^\w+ (?:it|them) (?!possible|easier)|^\w+ (?:that|this) (?:on|to|with|in|for|at|below|by|from|over|down|up|back|under)\b|^\w+ (?:on|in|with|at|for|of|about) (?:that|this|those)\b|^(?!number )\w+ (?:one (?:in|for|with|at|on|of)|his|her|their|its) |^\w+(?: \w+)? (?:it|them|that|this|those|these|one|everything|something|anything|things?|all of it|all of them|a thing)$/i
/** 'Them' and 'him' need somebody or something before them in the line. */
const LOOSE = /^(?!.*\b(?:\w+s|people|staff|\w*men|children)\b.*\b(?:them|him)\b).*\b(?:them|him)\b/i
/** What others said is told only where it is the name of a work. */
const QUOTE =
  /^(?!(?:introduced?|started?|launch(?:ed)?|founded|set up|ran|run|organi[sz]ed?|created|wrote|named|called|titled|directed|translated|edited|published|presented|designed)\b).*["“”]/i
/** 'From 18,000 a month to 11': thousands, said once. */
const UNIT_LOST =
  /\bfrom (?:about )?[$€£]?\d{1,3},000\b[^,;]* to (?:about )?[$€£]?\d{1,2}(?:\.\d+)?(?![\d,.%k]| \p{L})/u
/** 'Put in the shed', 'got from a friend', 'handled 6 years': what was acted on is lost. */
const OBJECT_LOST =
  /^(?:put|took|gave|brought|bought|introduced|used|handled|repaired|fixed|overhauled|carried)(?: down| up| back)? (?:from|at|to(?! know\b| use\b)|by|for|after|before|since|once|twice|one by one|(?:about |over |nearly )?\d[\d.,]*(?: times?| years?| months?| weeks?)(?: (?:independently|in|on|at|with|this)\b.*)?$|(?:about |over |nearly )?\d[\d.,]* (?:independently|in|on|at|with|this)\b|$|,)|^got (?:from (?!.* to\b)|by\b|for\b|after\b)|^(?:made|kept|got) (?:ill|sick|busy|tired|better|worse)\b|^\w+ the other \d+ (?:in|on|at|to|from|with|for|by)\b/i
/** '140 meals a day it', 'by with the team', '30 people have done it': the end of something, or of what nobody knows. */
const TORN_END =
  /\b(?:an?|per) (?:day|week|month|year|shift|night|hour) it\b|\bby (?:with|in) (?:the|an?) team\b|^\d[\d,]* \p{L}+ (?:have|had) (?:done|seen|used|made|had|taken) it$|\b(?:terribly|horribly|awfully|badly)$|\b(?:hers|theirs)\b|^done by \d+$|\bunder (?:a person|the (?:old|previous|former) \w+)\b|\b(?:for|of|with|by) that(?=$|[,;])|\bhalf of it(?: alone)?$|s the team(?: with the team)?$/iu
const FAULTS = [
  OBJECT_LOST,
  TORN_END,
  UNIT_LOST,
  SHARE_OF_NOTHING,
  SPOKEN,
  FIRST_PERSON,
  SOMEBODY,
  BAD_START,
  DANGLING,
  TWICE,
  VAGUE,
  LOOSE,
  QUOTE,
]
const SHORTEST = 6
const LONGEST = 240

/** Whether a line is short enough; characters. */
export const isFitLength = (text: string): boolean => text.length <= LONGEST

/** Whether a line reads as one of a resume: nobody speaks in it, it starts with what was done, it is whole. */
export function isFit(text: string): boolean {
  const isWhole = count(text, '"') % 2 === 0 && count(text, '(') === count(text, ')')
  return (
    isWhole &&
    !isDisagreeing(text) &&
    text.length >= SHORTEST &&
    isFitLength(text) &&
    !FAULTS.some((fault) => fault.test(text))
  )
}

/** 'Before it go': a verb that does not go with its subject. */
const isDisagreeing = (text: string): boolean =>
  /\bit (?:gone|done|been)\b/.test(text) ||
  [
    ...text.matchAll(
      /(?<!\b(?:make|makes|made|let|lets|see|help|helped|have|had|do|does|did|can|could|will|would)\b )\b(?:it|he|she|who) (?!like\b)([a-z]+)\b/g,
    ),
  ].some(([, verb = '']) => {
    const forms = verbOf(verb)?.forms ?? []
    return forms.includes('base') && !forms.includes('past')
  })

const count = (text: string, mark: string): number => text.split(mark).length - 1

/** A line whose end was cut without what hangs there, and its number beside what it counts. */
export function mended(text: string): string {
  const counted = COUNTED_LATER.exec(text.replace(SAID_AGAIN, '$1$2'))
  const whole = counted
    ? `${counted[1]} ${counted[3]} ${counted[2]}${counted[4] ?? ''}`
    : text.replace(SAID_AGAIN, '$1$2')
  return wholeOf(whole)
    .replace(EACH_OF_THEM, '$1')
    .replace(WEIGHED, '')
    .replace(ASIDE, '')
    .replace(OTHERS, '')
    .replace(CONCEDED, '')
    .replace(GAPPED, '')
    .replace(SECOND, '')
    .replace(HOME, '')
    .replace(CONTRAST, '')
    .replace(WHAT_NOT, '')
    .replace(LOOSE_TAIL, '')
    .replace(LOOSE_END, '')
    .replace(/, no idea$|, (?:mostly|mainly|partly)$| (?:in|over|for|during) the (?:\d+ )?(?:years|months|weeks)$/, '')
    .replace(TORN, '')
    .replace(FOR_WHOM, '')
    .replace(/, a colleague$| like a person\b| and the \p{L}+ the team \p{L}+$/u, '')
    .replace(LONE_AMOUNT, ' ($1)')
    .replace(SAME_UNIT, '$1 $2 $3 $2')
}

/** 'Collected signatures for her', 'did the ordering under him': of whom, the line does not say. */
const FOR_WHOM =
  /(?<= \p{L}+) (?:for|from|under) (?:him|her)(?=$|[,;]| (?:and|in|at|on|every|after|before|when|while|about)\b)| for (?:it|them)(?=$|[,;])/gu

/** '…, and the 2 who left', '… and the rest', '…, the company': what begins to be told of something else. */
const TORN =
  /,? and (?:the )?(?:other )?\d+ (?:who|that|which) \p{L}+$|,? and (?:the rest|half|the others?|a colleague)$|, my idea\b|, the idea\b|, the company$/u

/** 'Controlled the quality before it go to Lebanon' → 'controlled the quality': the part that is sure. */
function wholeOf(text: string): string {
  const at = [...text.matchAll(/ (?:before|after|when|while|until|because|so that) (?=it|he|she|they)/g)].at(-1)?.index
  return at !== undefined && isDisagreeing(text) ? text.slice(0, at) : text
}

/** 'Picked orders, about 140 an hour' → 'picked about 140 orders an hour'. */
const COUNTED_LATER =
  /^(\w+(?: (?:up|out|down|over))?) ([a-z]+[^s]s), ((?:about |over |around |up to )?\d[\d,.]*)((?: (?:to \d+ )?(?:an?|per|each|every) .*)?)$/i
const LOOSE_END =
  /(?:,? (?:and (?:every|each) time|and (?:in|on|at|during) the (?:year|month|week|day|end|season)|and all|and|or|but|the|an?|of|to|for|from|with|by|at|into|onto|through|during|if|while|which|that|because|so|is|was|were|be|been|has|have|had|not|no|they|he|she|than|as|where|when|who|my|every|between|about|around))+$/i
/** '8 drivers, 8' */
const SAID_AGAIN = /(\b\d[\d,]*)( .+), \1$/
/** 'Just by booking ahead' */
const WEIGHED = / (?:just|simply)(?= by \w+ing\b)/g
/** 'Introduced a buddy for each of them' */
const EACH_OF_THEM = /(\b(?:for|with|to|from|by) each) of (?:them|those|these)\b/
/** ', which, if you know them, …': an aside that lost its middle. */
const ASIDE = /, (?:which|who|that), (?:if|when|as|because|since|although)\b.*$/i
/** '… because the boss wanted it': what others did, told after the deed. */
const OTHERS =
  /(?:[,;]| because| so(?: that)?| when| while| which| and| as| until| but)+ (?:the |a |then the )?(?:boss|manager|neighbou?r|colleague|owner|wife|husband|friend|director|head|chef|teacher|landlord|supervisor|foreman|guy|family|mother|father)s? (?!of |for |with |from |to |in |at |and |or )\w.*$/i
/** ', even if the plan is bad', '9 years before this': what somebody grants, and when, beside what they tell. */
const CONCEDED = /,? even (?:if|though|when) .*$| before (?:this|that|then|now)$/i
/** '…, he the service': what another did, without its verb. */
const GAPPED = /, (?:and )?(?:he|she|they) (?:the|a|an|on|with) .*$/i
/** '…, the second 11, the third 4': of what was first nothing is told. */
const SECOND = /(?<!\bfirst\b.*), (?:and )?the (?:second|third|next) (?:\w+ )?\d.*$/i
/** ' as well', ', the year', ', was many': the end of something else. */
const LOOSE_TAIL =
  / as well$|,? and the (?:year|month|week|season)$|, and (?:once|twice) an? \w+$|,? and \d+ (?:years?|months?|weeks?|days?)$|, (?:the (?:year|month|week|day|time)|(?:was|were|is|are|am) [^,;]*)$/i
/** '… till the baby': what happened at home. */
const HOME = / (?:till|until|before|after|since) (?:the|a) (?:baby|kids|children|wedding|divorce|birth|pregnancy)$/i
/** ', not in an office': what it was not. */
const CONTRAST = /, (?:and |but )?not (?!only|just|a single|one)[^,;\d]*$/i
/** '… who could and who could not': without its last word it would say the opposite. */
const WHAT_NOT = /,?(?: and| or| but|,) (?:what|who|which|where|when|how|that) (?:[\w']+ ){1,4}not$/i
/** 'From 7 minutes to about 3' → '… to about 3 minutes'. */
const SAME_UNIT = /\b(from (?:about )?\d[\d.,]*) ([a-z]+) (to about \d[\d.,]*)$/i
/** ', about 40' at the end counts what stands before. */
const LONE_AMOUNT = /, ((?:about|around|over) [$€£]?\d[\d,.]*)$/i
