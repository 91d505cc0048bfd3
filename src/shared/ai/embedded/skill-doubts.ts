import { isMark, lowerText } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Booked for the PMP', 'Power BI I have opened twice', 'first aid ran out in May', 'what I should learn is Python'. */
export const isDoubted = (words: readonly Word[]): boolean => DOUBTS.some((sign) => sign.test(lowerText(words)))

const DOUBTS: readonly RegExp[] = [
  // To come, perhaps.
  /\b(?:(?:i|we) (?:\w+ )?want(?:ed)?|wish(?:ed)?|hope|hoping|plan(?:ning)? on|should|ought|next (?:is|would|year|month)|booked|signed up|enrolled|on the (?:list|waiting list)|down for|applied|applying|meant to|thinking (?:of|about)|curious|interested|about to)\b/,
  // Over.
  /\b(?:(?:used|did|had|worked|knew|wrote) (?:\w+ ){0,3}(?:until|till)|ran out|run out|lapsed|expired|cancel\w*|postponed|forgotten|forgot|rusty|(?:long|ages) ago|no longer|anymore)\b/,
  // Kept, not done.
  /\b(?:have had the same|got my own|(?:have |had )?(?:only )?seen (?:done|it|by|how)|from the outside|only (?:understand|passively|listen))\b/,
  // Lost, over, or only looked at.
  /\b(?:largely|mostly|nearly|almost|and|have|all) lost\b|\b(?:is|are) (?:finished|fading|dead|gone|over)\b|\b(?:webinar|never again|half finished|only half|only little)\b|\b(?:until|till) (?:19|20)\d\d\b|^(?:and )?i (?:was|used to be) (?:an? |the )?(?!on\b|in\b|sent|shown|trained|taught|certified|qualified|licensed|good|fluent|fast)\w+/,
  // Tried, or only said to be done.
  /\b(?:on trial|(?:i|we) (?:have |had )?tried|(?:moving|switching|changing|migrating) to|(?:we|they) (?:say|pretend|call it)|when i (?:began|started|came|joined)|only know (?:how|what|the))\b|^(?:and |it )?(?:was|were) (?!on\b|in\b|sent|shown|trained|taught|certified|qualified|licensed|good|fluent|fast)/,
  // Hardly begun.
  /\b(?:(?:opened|tried|used|touched|seen|saw|had|did|done|looked at|mixed|worked)\b.*\b(?:once|twice)(?! (?:a|every|per)\b)|exactly once|(?:i|and) failed|when \w+ is (?:off|ill|away|on holiday)|dabbl\w*|playing (?:around )?with|look(?:ed|ing) (?:at|into)|watched|(?:been|am|are) learning|(?:i|we) (?:\w+ )?only (?!use|used|work|speak|do|did|drive|write|know|have|had)\w+|(?:start(?:ed|ing)|beginning) (?:to|with|on)(?!.* now i\b))\b/,
  // 'I am rubbish at Instagram', 'what I have is asthma', 'I am at hello'.
  /\b(?:rubbish|useless|hopeless|terrible|awful|bad|poor|weak|lousy|no good|not good|worst) (?:at|with|in)\b|\b(?:asthma|diabetes|bad (?:back|knees?)|hands off|nowhere near)\b|^(?:and |now )*(?:i )?am (?:still )?at (?!.*\b(?:level|[abc][12])\b)/,
  // 'The forklift people unload, not me', 'only Sven is allowed to'
  /\bnot (?:me|us|mine)\b/,
  // 'For Matlab I ask my flatmate'
  /\bwe have an? (?:\w+ ){0,2}(?:team|colleague|person|guy|department|man|woman|specialist|treasurer) for\b|\bi hand (?:it |that |them )?(?:in|over|on)\b|\b(?:belongs?|left) to (?:the|my|our|another)\b|\b(?:is|are|was|were) (?:bought in|done by|built by|written by|handled by|shown to|recorded by)\b|\bgoes? (?:along|to (?:doctor|my|the|our))\b/,
  /\bi (?:ask|call|let|get) (?:my|the|our|a|somebody|someone)\b/,
  // Long over, or of one's studies alone.
  /\b(?:at uni(?:versity)?(?! since)|in the (?:seventies|eighties|nineties)|only at (?:school|college)|during (?:my (?:phd|studies|degree|training)|the pandemic))\b/,
  // Somebody else's: 'the school wants us all on Teams', 'that is Jonas'.
  /\b(?:wants? us|makes? us|who (?:knows?|uses?|does|did|has|runs?|handles?)|(?:leave|left|goes|go) (?:it |that |this )?to (?:a|an|the|my|our)|somebody else|someone else|(?:my|the|our) colleagues? (?:does|do|did|has|have|knows?|handles?))\b/,
]

/** 'Systemic therapy, no, that is Jonas', 'QuickBooks, I would not count it', '… but that got cancelled'. */
export const isDisowned = (next: readonly Word[]): boolean =>
  [DISOWNED, NEVER_DONE].some((sign) => sign.test(lowerText(next.slice(0, REACH))))
/** 'Learned on a course, but never did on a customer' */
const NEVER_DONE =
  /^(?:, )?but (?:(?:\w+ ){0,2}never\b|(?:i )?(?:am|was|have|had|do|did|may|can|could|would) (?:not|only|on|still)\b)/

/** 'Sweating! No, ok: walking in size 60 shoes': a joke, and what is meant comes now. */
export const isInJest = (answer: string, words: readonly Word[]): boolean =>
  JEST.test(answer.slice(words.at(-1)?.end ?? 0))
const JEST =
  /^(?:\s*(?:ha(?:ha)+|he(?:he)+|lol))?[.!?…]+\s+(?:(?:no|nah|kidding|joking|just kidding|seriously)\s*[,.;:!–-]|no,? (?:but )?(?:seriously|really)\b)/i

/** Words in which something is taken back. */
const REACH = 10
const DISOWNED =
  /^(?:[,.;:!?–-]+ |but |and |though |although |well |sorry |ok |oh )*(?:(?:no|nope|nah)(?: [,.;:!]|$| (?:that|it|wait|this|actually)\b)|(?:kidding|joking|just kidding)|not(?:$| (?:really|any ?more|yet|mine|me|officially|at the moment|currently|now|often|allowed|since|lately|certified|renewed)\b)|(?:never|not) (?:alone|independently|by myself|on my own)\b|(?:expired|lapsed|ran out|run out|cancelled|gone)\b|only (?:the|my|our) (?!basics?\b|one\b|ones\b)\w+ \w+|(?:it|its|that|this|they|which) (?:\w+ )?(?:ran out|run out|runs out|lapsed|expired|ended|stopped|belongs?|is over)\b|(?:that|it|this|which) (?:\w+ )?(?:is|was|got|has|had)\b.*\b(?:not|never|cancel\w*|postponed|expired|lapsed|somebody|someone)|which (?:i|we) (?:\w+ ){0,2}(?:not|never|hate|hated|avoid)\b|i (?:have |had )?(?:only |just |never )+(?:watched|seen|looked|read|tried|heard|touched|helped|opened|dabbled)\b|(?:please |rather |god )+no\b|i (?:have |had )?(?:only |just )?(?:sat|stood|been) in it\b|i (?:am|was) not allowed\b|i do not get an? (?:licen[cs]e|access)\b|(?:i have |i )?forgot(?:ten)? (?:both|it|them|all|most|everything)|i (?:\w+ )?(?:would|could|can|do|did|have|had|am|was) (?:\w+ )?(?:not|never)\b.*\b(?:it|that|this)\b)/

/**
 * What is said of a skill in the same breath says that somebody has it: how often, how long, how well, where, what for.
 * Whatever else is said of it ('is on my list', 'I fake', 'was a fling', 'is still in the box') leaves a doubt.
 */
export const isAffirmed = (tail: readonly Word[]): boolean => {
  const said = lowerText(tail.filter((word) => !isMark(word)))
  return said === '' || AFFIRMED.test(said)
}

const AFFIRMED = new RegExp(
  `^(?:${[
    '(?:and )?(?:(?:quite|pretty|really|rather) )?(?:yes|yeah|too|as well|also|well|fluently|fluent|very|very well|okay|ok|fine|good|daily|mostly|mainly|usually|sometimes|often|obviously|always|lately|recently|now|little|only(?! the (?!basics?\\b|one\\b))|so|course|courses|training|at home|at work)(?: .*)?',
    '(?:every|each|all|last|this) .*',
    '(?:once|twice|\\d+ times|several times) (?:an?|every|per) .*',
    '(?:for|since|in|at|on|with|from|by|of|as|including|around|up to|after|before|during|inside|through|using|without) (?!the telly|my list|a course\\b).*',
    '(?:when|where|because|if|whenever|since|for)(?: .*)?',
    'to \\w+ .*',
    '(?:until|till) (?:late|the|\\d).*',
    '(?:is|are|was) what (?:i|we) .*',
    '(?:that )?(?:i|we) (?:also |now |can |have |always |really )*(?:use|used|know|speak|read|write|do|did|make|work|learned|learnt|have|had|handle|teach|grew|got|run|hold|can)\\b.*',
    '(?:is|are|was) (?:also |now )?(?:my|our|the) (?:native|mother|first|second|third|main|strong|daily|usual|everyday|own|home|best|thing).*',
    '(?:is|are) (?:also )?(?:native|fluent|okay|ok|good|fine|very|quite|perfect|strong|solid|[abc][12]).*',
    '(?:level|grade|class|stage|part|band|[abc][12]|\\d).*',
    'a (?:little )?bit.*|a little.*|(?:okay|ok|good|fine)-ish|enough .*|basics?|some|minimum|normal|years?(?: ago)?|a lot',
  ].join('|')})$`,
)

/** What comes next takes it back: 'NPLQ, lapsed', 'the ISO audits, that was the boss', 'HubSpot, which I would not touch'. */
export function isDisownedBy(next: readonly Word[] = []): boolean {
  const said = lowerText(next.filter((word) => !isMark(word)))
  if (
    /^(?:only|not)$|^never (?:\w+ed|used|done|tried|in production)$|^(?:one|a|1) prototype\b/.test(said) ||
    /^only (?!i\b|we\b|for\b|to\b|in\b|at\b|on\b|the (?:basics?|one)\b)(?:\w+ ){1,3}(?:uses?|used|does|did|drives?|is|are|was|were|can|may|runs?|gets?|knows?|has|have)\b/.test(
      said,
    )
  )
    return true
  if (
    /^(?:is|was|are|were|gets?|got) (?:\w+ )?(?:\w+ed|done|run|made|kept|driven|written|built|sent) (?:by (?!hand)|elsewhere|in another|for us)/.test(
      said,
    )
  )
    return true
  if (/^(?:it|that|this|which|they) (?:\w+ )?(?:lapsed|expired|ran|stopped|ended|belongs?|went)\b/.test(said))
    return true
  if (
    /^only (?:the |a few |some )?(?!basics?\b|one\b|basic\b)(?:\w+ )?(?:words?|phrases?|bits?|theory|colleagues?|others)\b/.test(
      said,
    )
  )
    return true
  if (
    /^(?:i )?(?:have |had |am |was )?(?:only |just |never |hardly |barely )+(?:watched|seen|looked|read|tried|heard|touched|helped|opened|dabbled|had a go)\b/.test(
      said,
    )
  )
    return true
  if (/^(?:please |rather |so |sadly |god )*(?:no|nope|nah)$/.test(said)) return true
  if (
    /^(?:\w+ only|some ?day|one day|soon|stopped .*|broke off.*|never finished.*|gave up.*|dropped out.*)$/.test(said)
  )
    return true
  if (/\bbooked me\b|^i (?:am )?start(?:ing)?\b|\bjust about\b/.test(said)) return true
  if (
    /^(?:which )?(?:i )?(?:have )?(?:largely |mostly |nearly |all )?(?:lost|forgotten|fading|finished|dead|gone)\b|^(?:once|briefly|never again|that is all|but (?:it|that) is (?:finished|dead|over|gone))\b/.test(
      said,
    )
  )
    return true
  if (/^(?:lapsed|gone|expired|pending|forgotten|rusty|unfinished|on hold|not any ?more)\b/.test(said)) return true
  return /^(?:that|this|it|which|those|they) (?:is|was|are|were|i|has|had)\b/.test(said) && !THEIRS_TRULY.test(said)
}
const THEIRS_TRULY =
  /^(?:that|this|it|which|those|they) (?:(?:is|was|are|were) (?:(?:the|my|our|a|an|in|what|all|called|one|also|how|where|more|mostly|mainly|good|great|ok|okay|fine|it|me|mine)\b(?! (?:boss|colleague|son|daughter|wife|husband|other|others|girls|boys|guy|lads|department|owner|chef|manager)\b))|(?:i|we) (?:also |now |can |have |really )*(?:use|used|know|speak|do|did|love|like|live|enjoy|swear|rely|have|had|can|learned|learnt)\b)/
