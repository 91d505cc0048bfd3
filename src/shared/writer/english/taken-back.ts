/** Whether a sentence takes the one before it back, corrects it, or gives its credit to others. */
export const isTakenBack = (next: string): boolean => TAKES_BACK.some((sign) => sign.test(next))

const TAKES_BACK: readonly RegExp[] = [
  /^(?:(?:well|ok|okay|oh|but|and|so),? )*(?:no|nope|nah|wait|sorry|scratch that|correction|hang on|kidding|joking|just kidding)\b[,.! ]/i,
  /^(?:(?:well|ok|okay|actually|though|but|and),? )*(?:not (?:really|alone|quite|just me|only me|me|all|exactly)|it wasn't|that wasn't|it was not|wasn't (?:me|my))\b/i,
  /^(?:(?:well|ok|okay|actually|though|but|and|mostly|really),? )*(?:that|it|this|which) (?:was|is|were) (?:mostly|mainly|really|actually|all|down to|more|partly|thanks to)?\s*(?:him|her|them|luck|(?!Monday|Tuesday|January|February|March|April|May|June|July|August|September|October|November|December)[A-Z]\p{Ll}+\b|(?:my|the|our) (?:boss|manager|colleague|team|chef|owner|supervisor|director|lead|predecessor|contractor|other))/u,
  /\b(?:idea|credit|doing|merit|work) (?:was|is|goes|went|belongs) (?:mostly |really |all )?(?:to )?(?:hers|his|theirs|not mine|him|her|them|my (?:boss|colleague|manager))\b|\b(?:did|does|deserves?) (?:most of it|the real work|all the work|the hard part)\b|\b(?:just|only) (?:watched|helped|stood|held|carried|there)\b/i,
  /^(?:(?:well|ok|okay|actually|though|but|and|mostly),? )*(?:I was (?:only|just|not)|I only|I just)\b|\b(?:never happened|fell through|came to nothing|got cancell?ed|was cancell?ed|in the end (?:they|we|it) (?:did not|didn't|never))\b/i,
]
