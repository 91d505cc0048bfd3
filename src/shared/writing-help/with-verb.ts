/** Openings that say a duty and no action. */
export const DUTY =
  /^(?:(?:I (?:was|am) |was |is |am |were )?(?:(?:solely|mainly|also|primarily|directly|fully) )?responsible for|(?:(?:my|main|key|daily|primary) )*(?:duties|responsibilities|tasks) (?:included?|were|involved|are|was|is):?|(?:I (?:was|am) |was |is )?(?:tasked|charged|entrusted) with|(?:I (?:was|am) |was |is )?in charge of|(?:my|the) (?:job|role|task|work) (?:was|is) to|I used to|used to|I (?:was|am)|was|were)\s+/i

/** A line that a person begins with a verb they choose: the rest stays as it is. */
export function withVerb(line: string, verb: string): string {
  const rest = line.trim().replace(DUTY, '')
  // Names and abbreviations keep their capitals.
  const isName = /^\p{Lu}{2}|^\p{Lu}\p{Ll}*\p{Lu}/u.test(rest)
  return `${verb} ${isName ? rest : rest.charAt(0).toLowerCase() + rest.slice(1)}`
}
