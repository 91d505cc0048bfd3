import { isOthersWord } from '#shared/grounding/actors.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'

/**
 * Whether a deed of the line is another's by what it was done to, whatever the deed is called: 'Configured the DNS' for
 * 'a colleague did the DNS', 'Created the recipe' for 'the recipe is my boss's'.
 */
export function isWorkOfOthers(deed: Word, line: Passage, said: Passage): boolean {
  const objects = objectsOf(deed, line)
  const mentions = objects.map(({ lower }) => mentionsOf(said, lower)).filter((places) => places.length > 0)
  if (mentions.length === 0) return false
  const makes = MAKES.test(deed.lower)
  return makes
    ? mentions.some((places) => places.every((place) => isOfOthers(place, said) || isDoneByOthers(place, said)))
    : mentions.every((places) => places.every((place) => isDoneByOthers(place, said)))
}

/** What a deed is done to: the words after it up to a preposition, an 'and' or a mark. */
function objectsOf({ at, clause }: Word, { words }: Passage): readonly Word[] {
  const after = words.slice(at + 1, at + 7)
  const end = after.findIndex((word) => word.clause !== clause || ENDS_OBJECT.test(word.lower))
  return (end === -1 ? after : after.slice(0, end)).filter(({ lower }) => !isSmallWord(lower) && !/\p{N}/u.test(lower))
}

const ENDS_OBJECT = /^(?:and|for|from|with|by|to|at|in|on|of|into|using|through|after|before|so|which|that)$/

/** 'The drawings came from the architect', 'the recipe is my boss's'. */
function isOfOthers({ at, clause }: Word, { words }: Passage): boolean {
  const after = words.slice(at + 1, at + 7).filter((word) => word.clause === clause)
  const link = after.findIndex(({ lower }) => /^(?:is|are|was|were|came|comes|come|belongs?|belonged)$/.test(lower))
  if (link === -1 || link > 1) return false
  const owner = after.slice(link + 1).find(({ lower }) => !/^(?:from|by|to|my|our|the|an?|his|her|their)$/.test(lower))
  if (!owner || !isOthersWord(owner.lower.replace(/'s$/, ''))) return false
  return owner.lower.endsWith("'s") || after.slice(link).some(({ lower }) => /^(?:from|by|to)$/.test(lower))
}

/** 'A colleague did the DNS': somebody, what they did, and it, with nobody else between; 'the DNS was done by IT'. */
function isDoneByOthers(word: Word, said: Passage): boolean {
  if (isPassive(word, said)) return true
  const { at, clause } = word
  const { words } = said
  const before = words.slice(Math.max(0, at - 6), at).filter((word) => word.clause === clause)
  const did = before.findLastIndex(({ lower }) => DOES.test(lower))
  const who = before[did - 1]
  const isOwn = who !== undefined && (isWithSelf(who, words) || before.slice(did).some(({ lower }) => isOwnWord(lower)))
  return who !== undefined && isOthersWord(who.lower) && !isOwn
}

/** 'Me and two nurses set up', 'I and a colleague built': whoever tells is among them. */
function isWithSelf({ at }: Word, words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, at - 5), at)
  const and = before.findLastIndex(({ lower }) => lower === 'and')
  return and > 0 && /^(?:i|me|myself)$/.test(before[and - 1]?.lower ?? '')
}

function isPassive({ at, clause }: Word, { words }: Passage): boolean {
  const after = words.slice(at + 1, at + 9).filter((word) => word.clause === clause)
  if (!/^(?:is|are|was|were|got|gets|been)$/.test(after[0]?.lower ?? '')) return false
  const by = after.findIndex(({ lower }) => lower === 'by')
  const who = after.slice(by + 1, by + 3).map(({ lower }) => lower)
  return by > 1 && who.length > 0 && !who.some((lower) => isOwnDoer(lower))
}

const isOwnDoer = (lower: string) => /^(?:me|us|myself|ourselves|hand|then|now|half|\d.*)$/.test(lower)
const isOwnWord = (lower: string) => /^(?:i|we|me|us|my|our)$/.test(lower)

const DOES = /^(?:did|does|made|built|wrote|designed|set|created|drew|handled|ran|developed|produced|prepared|planned)$/
/** Verbs that bring something into the world. */
const MAKES =
  /^(?:created|made|designed|developed|drew|wrote|produced|prepared|invented|composed|drafted|devised|conceived|built|authored)$/
