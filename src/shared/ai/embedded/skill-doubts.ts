import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Booked for the PMP', 'Power BI I have opened twice', 'first aid ran out in May', 'what I should learn is Python'. */
export const isDoubted = (words: readonly Word[]): boolean => DOUBTS.some((sign) => sign.test(lowerText(words)))

const DOUBTS: readonly RegExp[] = [
  // To come, perhaps.
  /\b(?:(?:i|we) (?:\w+ )?want(?:ed)?|wish(?:ed)?|hope|hoping|plan(?:ning)? on|should|ought|next (?:is|would|year|month)|booked|signed up|enrolled|on the (?:list|waiting list)|down for|applied|applying|meant to|thinking (?:of|about)|curious|interested|about to)\b/,
  // Over.
  /\b(?:ran out|run out|lapsed|expired|cancel\w*|postponed|forgotten|forgot|rusty|(?:long|ages) ago|no longer|anymore)\b/,
  // Hardly begun.
  /\b(?:(?:opened|tried|used|touched|seen|saw|had|did|done|looked at|mixed|worked)\b.*\b(?:once|twice)(?! (?:a|every|per)\b)|exactly once|(?:i|and) failed|when \w+ is (?:off|ill|away|on holiday)|dabbl\w*|playing (?:around )?with|looked (?:at|into)|watched|(?:start(?:ed|ing)|beginning) (?:to|with|on)(?!.* now i\b))\b/,
  // Somebody else's: 'the school wants us all on Teams', 'that is Jonas'.
  /\b(?:wants? us|makes? us|somebody else|someone else|(?:my|the|our) colleagues? (?:does|do|did|has|have|knows?|handles?))\b/,
]

/** 'Systemic therapy, no, that is Jonas', 'QuickBooks, I would not count it', '… but that got cancelled'. */
export const isDisowned = (next: readonly Word[]): boolean => DISOWNED.test(lowerText(next.slice(0, REACH)))

/** 'Sweating! No, ok: walking in size 60 shoes': a joke, and what is meant comes now. */
export const isInJest = (answer: string, words: readonly Word[]): boolean =>
  JEST.test(answer.slice(words.at(-1)?.end ?? 0))
const JEST = /^[.!?…]+\s+(?:no|nah|kidding|joking|just kidding|seriously)\s*[,.:;!–-]/i

/** Words in which something is taken back. */
const REACH = 10
const DISOWNED =
  /^(?:[,.;:!?–-]+ |but |and |though |although |well |sorry |ok |oh )*(?:(?:no|nope|nah)(?: [,.;:!]|$| (?:that|it|wait|this|actually)\b)|(?:kidding|joking|just kidding)|not (?:really|any ?more|yet|mine|me|officially)\b|(?:that|it|this|which) (?:\w+ )?(?:is|was|got|has|had)\b.*\b(?:not|never|cancel\w*|postponed|expired|lapsed|somebody|someone)|(?:i have |i )?forgot(?:ten)? (?:both|it|them|all|most|everything)|i (?:\w+ )?(?:would|could|can|do|did|have|had|am|was) (?:\w+ )?(?:not|never)\b.*\b(?:it|that|this)\b)/
