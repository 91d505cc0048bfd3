import { isCapital } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { findSkills } from '#shared/skills/match.ts'
import { tokensOf } from '#shared/text/tokens.ts'

/**
 * Whether what is called as people are, from one place up to another, is a thing: 'the Marie Curie ward', '40 Rose
 * gardens', 'Hotel Victoria', 'migrated to Julia'.
 */
export function isThing(words: readonly Word[], at: number, end: number): boolean {
  const before = words[at - 1]
  if (isTool(words, at) || (isCapital(before) && PLACES.test(before?.lower ?? ''))) return true
  // 'The Sister Act show'
  const isTitled = TITLES.test(before?.lower ?? '') || /^(?:chef|king|queen)$/.test(before?.lower ?? '')
  const first = words[isTitled ? at - 2 : at - 1]?.lower ?? ''
  // Nobody counts persons by their name.
  if (/^\d/.test(first)) return true
  if (!DETERMINERS.test(first) && !(isTitled && first === 'of')) return false
  // 'The Maria Ward Award'; 'the manager Anna Bell' is somebody.
  return isBeforeNoun(words, end) || (!isTitled && end - at > 1 && first === 'the')
}

export const TITLES =
  /^(?:mr|mrs|ms|miss|sir|madam|dr|sister|father|professor|prof|frau|herr|madame|monsieur|señora?|signora?)\.?$/
const PLACES =
  /^(?:saint|san|santa|hotel|caf[eé]|villa|casa|ch[aâ]teau|lake|mount|port|fort|camp|restaurant|don|project|operation)$/
const DETERMINERS = /^(?:the|an?|this|that|our|my|each|every)$/

/** 'Ward', 'old ward'. */
function isBeforeNoun(words: readonly Word[], at: number): boolean {
  const noun = words[words[at]?.tag === 'ADJ' ? at + 1 : at]
  return noun?.tag === 'NOUN' && !isCapital(noun)
}

/** A language of programs may be called as people are: it is used, moved to and named beside others. */
function isTool(words: readonly Word[], at: number): boolean {
  const [name, before] = [words[at], words[at - 1]?.lower ?? '']
  const isUsed = /^(?:in|into|to|from|using|of)$/.test(before)
  const isBeside = /^(?:and|or|,)$/.test(before) && words[at - 2]?.isName
  if (!name || !(isUsed || isBeside)) return false
  const found = findSkills({ text: name.text, tokens: tokensOf(name.text), languages: ['en'], isListed: true })
  return found.some(({ skill }) => skill.kind === 'tool' || skill.kind === 'language')
}
