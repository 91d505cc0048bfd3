import { actorOf } from '#shared/grounding/actors.ts'
import { isCovered } from '#shared/grounding/denied-words.ts'
import { isSupported } from '#shared/grounding/support.ts'
import type { Denied, Passage, Reading, Violation, Word } from '#shared/grounding/types.ts'

/**
 * Employers that the line adds: companies that the answers name as something else (a client, a neighbor, a wish), and
 * kinds of workplaces that they don't mention.
 */
export function employerViolations({ line, source, known, denied, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  return line.words.flatMap((word, at) => {
    if (known.words.some(({ lower }) => lower === word.lower)) return []
    if (isWorkplace(line.words, at) && !isSupported(source, word.lower))
      return [{ kind: 'employer' as const, what: word.text }]
    const relation = relationTo(word, at, line)
    if (!relation) return []
    const mentions = source.words.filter(({ lower }) => lower === word.lower)
    const isNamedOtherwise =
      mentions.length > 0 && mentions.every((mention) => isNotEmployer(mention, relation, source, denied.source))
    return isNamedOtherwise ? [{ kind: 'employer' as const, what: `${relation} ${word.text}` }] : []
  })
}

/** 'At a bank', 'for an international airline'. */
function isWorkplace(words: readonly Word[], at: number): boolean {
  if (!WORKPLACES.test(words[at]?.lower ?? '')) return false
  return words.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:at|for|in|with|joined)$/.test(lower))
}

const WORKPLACES =
  /^(?:bank|university|college|hospital|agency|ministry|corporation|airline|hotel|consultancy|multinational|conglomerate|embassy|clinic|laboratory|startup|start-up|retailer|supermarket|brewery|factory|newspaper|museum|charity|army|navy|police)$/

type Relation = 'at' | 'for' | 'worked for'

function relationTo({ text, isFirst }: Word, at: number, { words }: Passage): Relation | null {
  if (isFirst || !/^\p{Lu}/u.test(text) || HOLIDAY.test(text)) return null
  const before = words.slice(Math.max(0, at - 2), at).map(({ lower }) => lower)
  const direct = before.at(-1) === 'the' ? before.at(-2) : before.at(-1)
  if (direct === 'at' || direct === 'joined') return 'at'
  if (direct !== 'for') return null
  return words.slice(0, at).some(({ lower }) => WORK.test(lower)) ? 'worked for' : 'for'
}

/** 'At New Year', 'at Christmas' */
const HOLIDAY =
  /^(?:New|Christmas|Easter|Eid|Diwali|Thanksgiving|Halloween|Ramadan|Hanukkah|Pentecost|Whitsun|\p{L}+days?)$/u

const WORK = /^(?:work\w*|employed|interned|internship|job|freelanc\w+|career|position|role|drove|driver)$/

/** The words before a name show what it is to the person. */
function isNotEmployer(mention: Word, relation: Relation, source: Passage, denied: readonly Denied[]): boolean {
  const at = mention.index
  const preceding = source.words.slice(Math.max(0, at - 5), at).filter(({ sentence }) => sentence === mention.sentence)
  const before = preceding.map(({ lower }) => lower).join(' ')
  if (UNRELATED.test(before) || WISHED.test(before)) return true
  if (isCovered(mention, denied) || actorOf(source, mention) === 'other') return true
  if (relation === 'for') return false
  // A name that begins a clause, or follows 'at', 'in' or the like, may well be the employer's.
  const isBare = preceding.length > 0 && !INSIDE.test(before) && preceding.at(-1)?.clause === mention.clause
  return isBare || PARTNER.test(before)
}

const ARTICLE = String.raw`(?: (?:the|a|an|our|my))?(?: \p{L}+)?$`
const INSIDE = new RegExp(
  `(?:^| )(?:at|in|for|with|from|by|joined|join|to|left|of|called|named|is|was|hired)${ARTICLE}`,
  'u',
)
const PLACED = '(?: (?:the|a|our|my))?$'
const UNRELATED = new RegExp(
  `(?:^| )(?:near|nearby|opposite|beside|behind|like|unlike|not|next to|close to|against|instead of|(?:suppliers?|clients?|customers?|competitors?|partners?|subsidiary|vendors?|contractors?|agency|rivals?) (?:of|to|for|like|called|named))${PLACED}`,
)
const PARTNER = new RegExp(
  `(?:^| )(?:deals?|contracts?|agreements?|partnerships?|sold|sale|sales|pitched|closed|negotiat\\w+|project|switched|moved|migrated)(?: \\w+)? (?:with|to|for)${PLACED}`,
)
const WISHED =
  /\b(?:appl(?:y|ied|ying)|application|offers?|interview(?:ed|s|ing)?|rejected|visit(?:ed|ing)?|talked|spoke|course|training) (?:\w+ )?(?:at|to|for|with|by|from)$/
