import type { Passage, Reading, Violation, Word } from '#shared/ai/grounding/types.ts'

/** Companies and places that the line says were worked at or for, though they were named otherwise: as a client, nearby. */
export function employerViolations({ line, said, known }: Reading): readonly Violation[] {
  return line.words.flatMap((word, at) => {
    const relation = relationTo(word, at, line)
    if (!relation || known.words.some(({ lower }) => lower === word.lower)) return []
    const mentions = said.words.filter(({ lower }) => lower === word.lower)
    const isOther = mentions.length > 0 && mentions.every((mention) => isNoEmployer(mention, relation, said))
    return isOther ? [{ kind: 'employer' as const, what: `${relation} ${word.text}` }] : []
  })
}

function relationTo({ text, isFirst }: Word, at: number, { words }: Passage): 'at' | 'for' | null {
  if (isFirst || !/^\p{Lu}/u.test(text)) return null
  const before = words.slice(Math.max(0, at - 2), at).map(({ lower }) => lower)
  const direct = before.at(-1) === 'the' ? before.at(-2) : before.at(-1)
  if (direct === 'at' || direct === 'joined') return 'at'
  return direct === 'for' ? 'for' : null
}

/** What stands before a name tells what it is to the person. */
function isNoEmployer(mention: Word, relation: 'at' | 'for', { words }: Passage): boolean {
  const at = words.indexOf(mention)
  const before = words
    .slice(Math.max(0, at - 4), at)
    .filter(({ sentence }) => sentence === mention.sentence)
    .map(({ lower }) => lower)
    .join(' ')
  if (APART.test(before)) return true
  return relation === 'at' && PARTNER.test(before)
}

const ARTICLE = '(?: (?:the|a|our|my))?$'
const APART = new RegExp(
  `(?:^| )(?:near|nearby|opposite|beside|behind|like|unlike|not|next to|close to|against|instead of|(?:suppliers?|clients?|customers?|competitors?|partners?|subsidiary|vendors?|contractors?|agency|rivals?) (?:of|to|for|like|called|named))${ARTICLE}`,
)
const PARTNER = new RegExp(
  `(?:^| )(?:deals?|contracts?|agreements?|partnerships?|sold|sale|sales|pitched|closed|negotiat\\w+|project)(?: \\w+)? (?:with|to|for)${ARTICLE}`,
)
