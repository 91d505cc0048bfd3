import { isRelated, isSmallWord } from '#shared/grounding/stems.ts'
import type { Reading, Violation } from '#shared/grounding/types.ts'

/**
 * A change that happened, presented as an achievement: 'Increased sales' for 'Sales went up while I was there'. It is
 * allowed if the answer names a cause or describes the change as something that was done.
 */
export function causeViolations({ line, source, language }: Reading): readonly Violation[] {
  if (language !== 'en') return []
  const [first] = line.words
  const isOpening = first !== undefined && isChange(line.words, 0)
  const change = isOpening ? first : line.words.find((_, at) => isCausing(line.words, at) && isChange(line.words, at))
  if (!change || STATES_CAUSE.test(source.text)) return []
  const changed = line.words.slice(change.index + 1).filter(({ lower }) => !isSmallWord(lower))
  const happened = source.words.filter(
    (word) => changed.some(({ lower }) => isRelated(lower, word.lower)) && HAPPENED.test(source.text.slice(word.end)),
  )
  const isDone = source.words.some(
    (word, at) =>
      (CHANGES.test(word.lower) ||
        isRelated(word.lower, change.lower) ||
        /^(?:bring|brought|get|got|took|take)$/.test(word.lower)) &&
      /^(?:i|we|and|to|which|that|helped|also|me|team|even)$/.test(source.words[at - 1]?.lower ?? 'i'),
  )
  const isHavingDone = HAVING_DONE.test(source.text)
  return happened.length > 0 && !isDone && !isHavingDone ? [{ kind: 'cause', what: change.text }] : []
}

/** 'I have the time reduced': said by speakers of languages that put the verb last. */
const HAVING_DONE =
  /\b(?:i|we) (?:have|had)\b[^.!?]{0,80}\b(?:reduced|increased|lowered|raised|improved|cut|saved|doubled|halved)\b/i

const isCausing = (words: readonly { readonly lower: string }[], at: number): boolean => {
  const before = words[at - 1]?.lower ?? ''
  return /^(?:that|which|and)$/.test(before) || (words[at]?.lower ?? '').endsWith('ing')
}

/** 'Which grew from 5 to 30' and 'brought the boiler back' claim no effect on anything else. */
function isChange(words: readonly { readonly lower: string }[], at: number): boolean {
  const lower = words[at]?.lower ?? ''
  if (/^gr[eo]w/.test(lower) && /^(?:from|to|by|into)$/.test(words[at + 1]?.lower ?? '')) return false
  // 'The cut-over was planned'
  if (lower === 'cut' && words[at + 1]?.lower === 'over') return false
  if (lower.startsWith('br') && words.slice(at + 1, at + 5).some((word) => word.lower === 'back')) return false
  return CHANGES.test(lower)
}

const CHANGES =
  /^(?:increas(?:ed|ing)|rais(?:ed|ing)|boost(?:ed|ing)|grew|growing|improv(?:ed|ing)|lift(?:ed|ing)|doubl(?:ed|ing)|tripl(?:ed|ing)|reduc(?:ed|ing)|cut|cutting|lower(?:ed|ing)|decreas(?:ed|ing)|halv(?:ed|ing)|saved|saving|drove|driving|accelerat(?:ed|ing)|slashed|brought|bringing|expanded|maximi[sz]ed|minimi[sz]ed|sped|generated)$/

/** The words after a noun, in the same sentence, describe a change without an agent. */
const HAPPENED =
  /^(?:[^\S\n]+[^\s.!?;]+){0,4}?[^\S\n]+(?:went|go|goes|rose|fell|grew|dropped|climbed|increased|decreased|declined|improved|doubled|tripled|halved|shrank|is|are|was|were|has|have|from|up|down)\b/i

const STATES_CAUSE =
  /\b(?:so|because|which|what (?:i|we) did|once (?:i|we)|my doing|(?:it|that) was me|how\?|why\?|thanks to|due to|therefore|thus|as a result|resulted|resulting|led to|made (?:it|the|sales|them|us)|by (?:\w+ )?\w+ing|that way|since (?:i|we)|through (?:my|our|the)|after (?:i|we|my|our)|when (?:i|we)|hence|helped|caused|it went|(?:i|we) (?:brought|got|took|increased|raised|reduced|grew|improved|boosted))\b|->|→|=>/i
