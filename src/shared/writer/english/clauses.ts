import { spanOf, type Span } from '#shared/writer/sentences.ts'

/**
 * A sentence parted where a new clause of the first person begins: 'He drew the plan, I built it'. Nothing else is parted:
 * conditions, results and doers stay with their deed. What follows 'but' stays too, since it may take back what is said.
 */
export function clausesOf(answer: string, sentence: Span): readonly Span[] {
  const pieces: Span[] = []
  let from = 0
  for (const { index, 0: joint } of sentence.text.matchAll(NEW_CLAUSE)) {
    if (!isWhole(sentence.text.slice(Math.max(from, index - REACH), index).trim(), joint)) continue
    pieces.push(spanOf(answer, sentence.from + from, sentence.from + index))
    from = index + joint.length
  }
  return [...pieces, spanOf(answer, sentence.from + from, sentence.to)]
}

/** Characters before a clause by which it is told whether they say something by themselves. */
const REACH = 300

const LATER = '(?:(?:then|now|also|later|afterwards|eventually|after that|since then|in the end|these days) )?'
/** A comma, a dash or a joining word right before 'I' or 'we'; 'so I could' tells what for. */
const NEW_CLAUSE = new RegExp(
  String.raw`(?:\s*[,:–—]\s*(?:(?:and|so|then|plus|also)\s+)*|\s+(?:(?:and|so|then|plus|also)\s+)+|\s+-\s+)(?=${LATER}(?:I|we)\b(?! (?:could|can|would|should|think|guess|suppose|believe|mean|say|reckon)\b))`,
  'gi',
)

/** Whether what comes before is a statement of its own: 'When I started', 'In the second year' and 'Ana' ('Ana and I') aren't. */
const isWhole = (before: string, joint: string): boolean => {
  const last = before.split(/,\s*|\b(?:and|so|then)\s+/i).at(-1) ?? ''
  if (SUBORDINATE.test(before) || SUBORDINATE.test(last) || FRONTED.test(last)) return false
  const hasPerson = /\b(?:I|we)\b/i.test(before)
  const isSaid = /[,:–—-]/.test(joint)
    ? hasPerson || before.split(/\s+/).length > 2
    : hasPerson && !COMPANION.test(last)
  return isSaid && (!FRONTED.test(before) || hasPerson)
}

/** Somebody who did it as well: 'my colleague' of 'my colleague and I'. */
const COMPANION =
  /^(?:(?:me|myself|he|she|they|him|her)|(?:my|the|our|an?|another|one|two|three) (?:\p{L}+ ){0,2}\p{L}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u

/** Begins a clause that tells when, why or on what condition. */
export const SUBORDINATE =
  /^(?:(?:and|so|then|but|also) )*(?:when|whenever|if|as|(?:after|before)(?! that| then)|while|since|because|although|though|once|until|unless|where|what|the (?:day|year|week|month|first time|time)\b.* I)\b/i

/** Begins what leans on the clause after it. */
export const FRONTED =
  /^(?:(?:and|so|then|but|also|because) )*(?:when|whenever|if|as|after|before|while|since|because|although|though|once|until|unless|where|in|on|at|by|during|for|from|with|within|over|under|through|throughout|besides|between|last|this|every|each|one|the (?:last|first|next|second|other)|my (?:first|last)|some|most|first|today|now|usually|mostly|sometimes|currently|recently|overall|altogether|instead|to|what|according|thanks|due|out of|as part|alongside|together|twice|once|here|there|(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|afternoons|evenings|nights|weekends|\w+ (?:years?|months?|weeks?|days?))\b/i
