/** Whether a sentence retracts or corrects the one before it, or gives its credit to others. */
export function isRetracted(next: string): boolean {
  const plain = next.replace(OPENING, '')
  const text = plain.charAt(0).toLowerCase() + plain.slice(1)
  return RETRACTIONS.some((pattern) => pattern.test(text))
}

const OPENING = /^(?:(?:well|ok|okay|oh|but|and|so|actually|though|mostly|really)[,.]?\s+)+/i

const OTHERS =
  '(?:boss|manager|owner|office|company|team|department|agency|supplier|contractor|colleague|chef|lead|director|predecessor|supervisor|customer|client|IT|HR|other)'
const MONTHS_AND_DAYS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

const RETRACTIONS: readonly RegExp[] = [
  // 'No, five days', 'scratch that', 'just kidding'
  /^(?:no|nope|nah|wait|sorry|scratch that|correction|hang on|(?:just )?kidding|joking)\b[,.! ]/,
  // 'Not alone', 'it wasn't me'
  /^(?:not (?:really|alone|quite|just me|only me|me|all|exactly)|(?:it |that )?(?:wasn't|was not) (?:me|mine|my|us|our|only|just|all|alone|really|exactly|quite))\b/,
  // 'That was mostly Marek', 'it was my boss'
  new RegExp(
    `^(?:that|it|this|which|those) (?:was|is|were) (?:mostly |mainly |really |actually |all |more |partly |down to |thanks to )*(?:him|her|them|luck|(?!${MONTHS_AND_DAYS})[A-Z][a-z]+|(?:my|the|our) (?:\\w+ )?${OTHERS})\\b`,
  ),
  // 'The idea was hers', 'she did most of it'
  /\b(?:idea|credit|doing|merit|work) (?:was|is|goes|went|belongs) (?:mostly |really |all )?(?:to )?(?:hers|his|theirs|not mine|him|her|them|my \w+)\b/i,
  /\b(?:did|does|deserves?) (?:most of it|the real work|all the work|the hard part)\b/i,
  // 'Head office led it'
  new RegExp(
    `^(?:the |my |our |a )?(?:\\w+ )?${OTHERS} (?:led|ran|managed|owned|designed|planned|did|drove) (?:it|that|this|them|the (?:project|whole|work))\\b`,
  ),
  // 'I only watched', 'it never happened'
  /^I (?:was )?(?:only|just)\b|^i (?:was )?(?:only|just)\b|\b(?:only|just) (?:watched|helped|held|carried)\b/,
  /^(?:(?:in the end|then|sadly),? )?(?:it|that|this|they|the \w+) (?:\w+ )?(?:never happened|fell through|came to nothing|(?:was|got) cancell?ed)\b/i,
]
