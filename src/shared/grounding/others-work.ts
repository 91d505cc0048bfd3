import { isOthersWord } from '#shared/grounding/actors.ts'
import { isSmallWord } from '#shared/grounding/stems.ts'
import { mentionsOf } from '#shared/grounding/support.ts'
import type { Passage, Word } from '#shared/grounding/types.ts'

/**
 * Whether someone else did an action of the line, judged by its object, whatever the verb: 'Configured the DNS' for 'a
 * colleague did the DNS', 'Created the recipe' for 'the recipe is my boss's'.
 */
export function isWorkOfOthers(verb: Word, line: Passage, source: Passage): boolean {
  const objects = objectsOf(verb, line)
  const mentions = objects.map(({ lower }) => mentionsOf(source, lower)).filter((found) => found.length > 0)
  if (mentions.length === 0) return false
  const isCreating = CREATING_VERBS.test(verb.lower)
  return isCreating
    ? mentions.some((found) => found.every((mention) => isOfOthers(mention, source) || isDoneByOthers(mention, source)))
    : mentions.every((found) => found.every((mention) => isDoneByOthers(mention, source)))
}

/** The object of a verb: the words after it up to a preposition, an 'and' or a punctuation mark. */
function objectsOf({ index, clause }: Word, { words }: Passage): readonly Word[] {
  const after = words.slice(index + 1, index + 7)
  const end = after.findIndex((word) => word.clause !== clause || ENDS_OBJECT.test(word.lower))
  return (end === -1 ? after : after.slice(0, end)).filter(({ lower }) => !isSmallWord(lower) && !/\p{N}/u.test(lower))
}

const ENDS_OBJECT = /^(?:and|for|from|with|by|to|at|in|on|of|into|using|through|after|before|so|which|that)$/

/** 'The drawings came from the architect', 'the recipe is my boss's'. */
function isOfOthers({ index, clause }: Word, { words }: Passage): boolean {
  const after = words.slice(index + 1, index + 7).filter((word) => word.clause === clause)
  const link = after.findIndex(({ lower }) => /^(?:is|are|was|were|came|comes|come|belongs?|belonged)$/.test(lower))
  if (link === -1 || link > 1) return false
  const owner = after.slice(link + 1).find(({ lower }) => !/^(?:from|by|to|my|our|the|an?|his|her|their)$/.test(lower))
  if (!owner || !isOthersWord(owner.lower.replace(/'s$/, ''))) return false
  return owner.lower.endsWith("'s") || after.slice(link).some(({ lower }) => /^(?:from|by|to)$/.test(lower))
}

/**
 * 'A colleague did the DNS': a person, a verb and the object, with no other person between; 'the DNS was done by IT'.
 */
function isDoneByOthers(word: Word, source: Passage): boolean {
  if (isPassive(word, source)) return true
  const { index, clause } = word
  const { words } = source
  const before = words.slice(Math.max(0, index - 6), index).filter((word) => word.clause === clause)
  const verbAt = before.findLastIndex(({ lower }) => DOING_VERBS.test(lower))
  const actor = before[verbAt - 1]
  const includesSelf =
    actor !== undefined && (isWithSelf(actor, words) || before.slice(verbAt).some(({ lower }) => isOwnWord(lower)))
  return actor !== undefined && isOthersWord(actor.lower) && !includesSelf
}

/** 'Me and two nurses set up', 'I and a colleague built': the speaker is among them. */
function isWithSelf({ index }: Word, words: readonly Word[]): boolean {
  const before = words.slice(Math.max(0, index - 5), index)
  const and = before.findLastIndex(({ lower }) => lower === 'and')
  return and > 0 && /^(?:i|me|myself)$/.test(before[and - 1]?.lower ?? '')
}

function isPassive({ index, clause }: Word, { words }: Passage): boolean {
  const after = words.slice(index + 1, index + 9).filter((word) => word.clause === clause)
  if (!/^(?:is|are|was|were|got|gets|been)$/.test(after[0]?.lower ?? '')) return false
  const by = after.findIndex(({ lower }) => lower === 'by')
  const actor = after.slice(by + 1, by + 3).map(({ lower }) => lower)
  return by > 1 && actor.length > 0 && !actor.some((lower) => isSelfAsAgent(lower))
}

const isSelfAsAgent = (lower: string) => /^(?:me|us|myself|ourselves|hand|then|now|half|\d.*)$/.test(lower)
const isOwnWord = (lower: string) => /^(?:i|we|me|us|my|our)$/.test(lower)

const DOING_VERBS =
  /^(?:did|does|made|built|wrote|designed|set|created|drew|handled|ran|developed|produced|prepared|planned)$/
/** Verbs of creating something. */
const CREATING_VERBS =
  /^(?:created|made|designed|developed|drew|wrote|produced|prepared|invented|composed|drafted|devised|conceived|built|authored)$/
