import { isSmallWord } from '#shared/ai/grounding/stems.ts'
import type { Passage, Word } from '#shared/ai/grounding/types.ts'

/** Who did what a word of an answer tells. */
export type Actor = 'self' | 'other' | 'helped'

/**
 * Who did a deed that stands at a place: somebody else where the clause begins with another person, helped where it was
 * 'helped with', 'assisted in', 'watched', else the person, 'we' included.
 */
export function actorOf(passage: Passage, word: Word): Actor {
  const before = precedingWords(passage, word)
  if (helpsAt(before) !== null) return 'helped'
  return isOthers(before) ? 'other' : 'self'
}

/** The words before a word in its clause; a clause that only goes on ('and trained …') takes its subject from before. */
function precedingWords({ words }: Passage, word: Word): readonly Word[] {
  const at = words.indexOf(word)
  return words.slice(0, at).filter(({ clause, sentence }) => clause === word.clause && sentence === word.sentence)
}

/** Where help begins among words that lead up to a deed; null where nothing of it is said. */
function helpsAt(before: readonly Word[]): number | null {
  const lower = before.map((word) => word.lower)
  const at = lower.findLastIndex((one) => HELPS.test(one))
  if (at === -1) return null
  const between = lower.slice(at + 1)
  return between.length <= 6 && !between.some((one) => /^(?:i|who|which|that|so)$/.test(one)) ? at : null
}

/** Verbs of standing by: what follows is the work of somebody else, at least in part. */
export const HELPS =
  /^(?:help(?:ed|s|ing)?|assist(?:ed|s|ing)?|support(?:ed|s|ing)?|contribut(?:ed|e|ing)|participat(?:ed|e|ing)|watch(?:ed|ing)?|observ(?:ed|ing)|shadow(?:ed|ing)?|accompan(?:ied|ying)|suggest(?:ed)?|propos(?:ed)?|recommended|joined|attended|witnessed|sat|involved|aided)$/

/** Whether the subject before a verb is somebody else: 'my colleague Ana', 'the company', 'two of my students', 'he'. */
function isOthers(before: readonly Word[]): boolean {
  const lower = before.map((word) => word.lower)
  if (lower.some((one) => /^(?:i|we|i'm|i've|we've|we're|i'd|i'll|me|us|to|who|let)$/.test(one))) return false
  if (lower.length === 0 || lower.length > 7) return false
  return (
    lower.some((one) => OTHERS.test(one)) ||
    (/^(?:the|my|our|his|her|their)$/.test(lower[0] ?? '') &&
      before.slice(1, 3).some((word) => PERSON_ENDING.test(word.lower) && !isSmallWord(word.lower)))
  )
}

const PERSON_ENDING = /(?:[^tm]er|or|ist|ant|eer|ian)s?$/
const OTHERS =
  /^(?:he|she|they|boss|bosses|chef|coach|colleagues?|coworkers?|manager|managers|senior|seniors|director|supervisor|lead|owner|students?|pupils?|apprentices?|trainees?|interns?|juniors?|mentees?|company|firm|council|agency|government|clients?|customers?|patients?|partner|partners|friend|friends|brother|sister|father|mother|parents|husband|wife|son|daughter|professor|doctor|doctors|surgeon|lawyers?|engineers?|developers?|consultants?|contractors?|teacher|teachers|nurse|nurses|somebody|someone|others|guy|man|woman|people|hospital|school|bank|head|predecessor|neighbour|competitor|board|management|headquarters|staff|residents?)$/
