import { WEIGHTS } from '#shared/ai/embedded/phrase-list.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'
import { verbOf } from '#shared/ai/embedded/verbs.ts'

/** 'Ended up doing', 'was able to do', 'managed to do': it was done. */
const PASSED = new Set('end manage get go happen proceed have come'.split(' '))

/** The place of the next word that is no adverb. */
export function skipAdverbs(words: readonly Word[], from: number): number {
  let at = from
  while (
    at < words.length &&
    (words[at]?.tag === 'ADV' ||
      words[at]?.lower === 'not' ||
      words[at]?.lower === 'also' ||
      WEIGHTS.has(words[at]?.lower ?? '')) &&
    !/^about$/.test(words[at]?.lower ?? '')
  )
    at += 1
  return at
}

/** Whether a verb without an ending stands here, past adverbs. */
export function isBareVerb(words: readonly Word[], from: number): boolean {
  const at = skipAdverbs(words, from)
  const word = words[at]
  // 'I do sworn translations': no verb that anybody knows.
  const isThing = word !== undefined && verbOf(word.lower) === null && words[at + 1]?.tag === 'NOUN'
  return (
    word !== undefined && !isThing && (at > from || !/^(?:NOUN|DET)$/.test(word.tag)) && word.forms.includes('base')
  )
}

/** Whether a participle stands here, past adverbs. */
export function isParticiple(words: readonly Word[], from: number): boolean {
  const word = words[skipAdverbs(words, from)]
  return (
    word !== undefined &&
    (word.lower === 'been' ||
      (word.forms.includes('participle') && word.tag !== 'NOUN' && word.tag !== 'DET' && word.tag !== 'ADJ'))
  )
}

/** Past 'ended up', 'managed to', 'got to': the place of the verb that was meant, or null. */
export function passedAt(words: readonly Word[], at: number): number | null {
  const [word, next, third] = words.slice(at, at + 3)
  if (!word || !next || !third || !PASSED.has(word.base)) return null
  if (word.base === 'end' && next.lower === 'up' && third.forms.includes('gerund')) return at + 2
  if (word.base === 'go' && /^(?:ahead|on)$/.test(next.lower) && /^(?:and|to)$/.test(third.lower)) return at + 3
  if (word.base === 'go' && next.lower === 'and' && third.forms.length > 0) return at + 2
  return next.lower === 'to' && third.forms.includes('base') && word.base !== 'go' ? at + 2 : null
}
