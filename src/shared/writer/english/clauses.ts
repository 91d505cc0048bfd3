import { spanOf, type Span } from '#shared/writer/sentences.ts'

/**
 * Splits a sentence where a new first-person clause begins: 'He drew the plan, I built it'. Nothing else is split:
 * conditions, results and actors stay with their action. Text after 'but' stays too, since it may take something back.
 */
export function clausesOf(answer: string, sentence: Span): readonly Span[] {
  const pieces: Span[] = []
  let from = 0
  for (const { index, 0: connector } of sentence.text.matchAll(NEW_CLAUSE)) {
    if (!isWhole(sentence.text.slice(Math.max(from, index - LOOKBEHIND), index).trim(), connector)) continue
    pieces.push(spanOf(answer, sentence.from + from, sentence.from + index))
    from = index + connector.length
  }
  return [...pieces, spanOf(answer, sentence.from + from, sentence.to)]
}

/** Characters before a clause that decide whether they form a statement of their own. */
const LOOKBEHIND = 300

const LATER = '(?:(?:then|now|also|later|afterwards|eventually|after that|since then|in the end|these days) )?'
/**
 * A comma, a dash or a conjunction right before 'I' or 'we'. 'So I could' states a purpose and doesn't count. It begins
 * where white space begins, and has few conjunctions, so that no text is read many times.
 */
const NEW_CLAUSE = new RegExp(
  String.raw`(?<!\s)(?:\s*[,:–—]\s*(?:(?:and|so|then|plus|also)\s+){0,8}|\s+(?:(?:and|so|then|plus|also)\s+){1,8}|\s+-\s+)(?=${LATER}(?:I|we)\b(?! (?:could|can|would|should|think|guess|suppose|believe|mean|say|reckon)\b))`,
  'gi',
)

/**
 * Whether the text before is a statement of its own; 'When I started', 'In the second year' and 'Ana' ('Ana and I')
 * aren't.
 */
const isWhole = (before: string, connector: string): boolean => {
  const last = before.split(/,\s*|\b(?:and|so|then)\s+/i).at(-1) ?? ''
  if (SUBORDINATE.test(before) || SUBORDINATE.test(last) || FRONTED.test(last)) return false
  const hasPerson = /\b(?:I|we)\b/i.test(before)
  const isStatement = /[,:–—-]/.test(connector)
    ? hasPerson || before.split(/\s+/).length > 2
    : hasPerson && !COMPANION.test(last)
  return isStatement && (!FRONTED.test(before) || hasPerson)
}

/** Someone who did it as well: 'my colleague' in 'my colleague and I'. */
const COMPANION =
  /^(?:(?:me|myself|he|she|they|him|her)|(?:my|the|our|an?|another|one|two|three) (?:\p{L}+ ){0,2}\p{L}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)$/u

/** The start of a clause of time, reason or condition. */
export const SUBORDINATE =
  /^(?:(?:and|so|then|but|also) )*(?:when|whenever|if|as|(?:after|before)(?! that| then)|while|since|because|although|though|once|until|unless|where|what|the (?:day|year|week|month|first time|time)\b.* I)\b/i

/** The start of an adverbial that depends on the clause after it. */
export const FRONTED =
  /^(?:(?:and|so|then|but|also|because) )*(?:when|whenever|if|as|after|before|while|since|because|although|though|once|until|unless|where|in|on|at|by|during|for|from|with|within|over|under|through|throughout|besides|between|last|this|every|each|one|the (?:last|first|next|second|other)|my (?:first|last)|some|most|first|today|now|usually|mostly|sometimes|currently|recently|overall|altogether|instead|to|what|according|thanks|due|out of|as part|alongside|together|twice|once|here|there|(?:19|20)\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|afternoons|evenings|nights|weekends|\w+ (?:years?|months?|weeks?|days?))\b/i
