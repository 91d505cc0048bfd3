import type { FigureWords } from '#shared/coach/negotiation/words.ts'

const BREAK = /[.!?;\n]\s|[,:]\s|\b(?:so|but|therefore|then|hence|yet|however|that's why|that is why|which is why)\b/

const CUES: FigureWords['cues'] = [
  [
    'wish',
    /\b(?:want|wish|(?:would|'d) (?:like|love|need|expect|prefer)|need|hop(?:e|ing)|expect(?:ing|ation)?|look(?:ing)? for|ask(?:ing|ed)? for|aim(?:ing)?|target|justif\w+|deserve|in mind|i'm worth|i am worth|(?:less|lower) than|below|under|at least|make (?:it|that|this|me)|(?:would|could|can|should|will|(?<!used )to|i'd|i'll) (?:be |get |be getting )?(?:earn|make|paid)|(?:can|could|would|will|if) you (?:\w+ )?(?:offer(?:ed)?|pay|paid|manage|do|go))\b|'d (?:be )?(?:earn|make|paid)\b/g,
  ],
  [
    'other-pay',
    /\b(?:used to|earn(?:s|ed|ing)?|mak(?:es?|ing)|made|(?:am|'m|is|was|were|get|got|being|been) paid|(?:they|he|she|employer|company|firm|job|boss) (?:\w+ )?(?:pays?|paid|offer(?:s|ed)?)|paid|current(?:ly)?|present(?:ly)?|at the moment|(?:i'm|i am|i was) on|(?:last|previous|old|former) (?:salary|pay|job|wage|employer|post|position|role)|you (?:have |had |just )?(?:offer(?:ed)?|said|named|mentioned|proposed|put)|(?<!make (?:me|us) an )offer (?:of|is|was|stands at)|(?:instead of|rather than|compared to|compared with|versus|in (?:19|20)\d\d) $)/g,
  ],
  [
    'proof',
    /\b(?:led|built|sav(?:e|ed|es|ing)|cut|raised|won|grew|manag(?:e|ed|ing)|trained|delivered|increased|reduced|launched|improved|ran|sold|handl(?:e|ed|ing)|serv(?:e|ed|ing)|(?:bring|brings|brought) (?:in|you|them|us)|generat(?:e|ed|ing)|closed|spent|invested|processed|shipped|produced|packed|wrote|lowered|boosted|worth|(?:budgets?|revenues?|sales|savings|turnover|profits?|portfolio|costs?|contracts?|deals?|debts?|losses) (?:of|over|by))\b/g,
  ],
]

/** 'I cannot accept 54,000'; but 'why not 60,000' is a wish. */
const REFUSED =
  /\b(?:(?:can't|cannot|can not|won't|will not|don't|couldn't|not going to|unable to|never) (?:\w+ )?(?:accept|agree to|take|do|work for|sign for|sign at|live on|live with|say yes to|settle for)|(?:rather|sooner) (?:\w+ ){1,4}than (?:accept|agree to|take|work for|sign for|settle for)|(?<!\b(?:why|if) )not) $/
/** 'Raise your offer of 54,000 to 60,000.' */
const RAISED_TO =
  /\b(?:raise|lift|increase|improve|move|bring|go|come)(?: (?:it|that|this|me|us|up|(?:the|your|my) (?:offer|figure|base|pay|salary)))\b.*\bto $/
const TURNED_DOWN_AFTER =
  /^\W*(?:(?:is|was|seems|feels|looks|still|just|simply|far|much|way|really|a bit|a little) )*(?:too (?:low|little)|not (?:enough|acceptable|fair)|(?:less|lower) than|below (?:what|my)|under (?:what|my)|(?:does not|doesn't|won't|will not) (?:work|do)\b|what (?:i|you|they|we) (?:\w+ )?(?:earn|make|get|pay|offer|said|paid|made|have now))/
const WISHED_AFTER = /^\W*(?:is|would|please|will|seems|sounds|feels|works)\b/
const PAST_AFTER = /^\W*(?:currently|at the moment|at present|in (?:19|20)\d\d|last year|back then)\b/

const GROUP_OF =
  /\b(?:team|crew|group|class|staff|unit|shift|age|department|fleet|list|batch|total|number)s? of (?:about |around |over |up to |more than )?$/
const YEAR_BEFORE =
  /\b(?:in|since|until|till|during|year|summer|spring|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december) $/

/** Plurals, and words that count things without being one. */
const THING =
  /^(?:(?!(?:is|was|as|has|does|goes|comes|sounds|seems|works|makes|gets|puts|takes|brings|gives|reflects|matches|fits|covers|means|feels|looks|needs|suits|helps|shows|leaves|meets|remains|stands|keeps|includes|represents|corresponds|pays|sits|lies|always|perhaps|besides|thanks|basis|towards|afterwards|terms)$)\p{L}+[^su\P{L}]s|year|month|week|day|hour|minute|person|people|staff|team|men|women|children|point|percent|square|cubic|kilo\p{L}*|km|kg|yrs?)$/u
/** Words after which nothing is counted. */
const NO_THING =
  /^(?:an?|the|per|each|every|and|or|but|if|is|was|are|would|will|to|for|in|on|at|as|by|of|from|with|without|because|since|so|then|than|plus|minus|please|gross|net|base|basic|fixed|before|after|instead|now|all|about|that|this|which|what|i|i'd|i'll|we|you|it|my|your|their|our|me|us|not|no|last|next|currently|seems|sounds|works|feels|when|while|where|who|including|starting|annual|annually|yearly|monthly|hourly)$/

export const ENGLISH_FIGURES: FigureWords = {
  break: BREAK,
  cues: CUES,
  refused: REFUSED,
  raisedTo: RAISED_TO,
  groupOf: GROUP_OF,
  yearBefore: YEAR_BEFORE,
  turnedDownAfter: TURNED_DOWN_AFTER,
  wishedAfter: WISHED_AFTER,
  pastAfter: PAST_AFTER,
  shortAfter:
    /^\s?(?:[^\p{L}\s]|$|\s?(?:to|and|or|a|per|but|then|please|would|is|for|if|gross|net|base|instead|at least|because|so|now|plus|with|seems|sounds|works)(?!\p{L}))/iu,
  thing: THING,
  noThing: NO_THING,
  // 'from 50 to 60' is a step where pay moves.
  isRange: (before, joint) =>
    /^(?:to|or|[-–—])$/i.test(joint)
      ? !/\b(?:go|move|come|raise|rise|increase|get|up)\s(?:\w+\s){0,3}from $/i.test(before)
      : /^and$/i.test(joint) && /\bbetween $/i.test(before),
}
