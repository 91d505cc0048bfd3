import { isMark } from '#shared/ai/embedded/bits.ts'
import { CONNECTORS, leadStart, sinceStart } from '#shared/ai/embedded/edges.ts'
import { nounSubject } from '#shared/ai/embedded/noun-subject.ts'
import { PRONOUNS } from '#shared/ai/embedded/pronouns.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Whether a subject with a finite verb of its own begins here. */
export function isSubjectStart(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word) return false
  const kind = PRONOUNS[word.lower]
  const before = words[at - 1]
  const isFalseThat =
    /^(?:that|those|these)$/.test(word.lower) &&
    (words[at + 1]?.forms.includes('third') ?? false) &&
    (words[at + 2]?.forms.length ?? 0) > 0
  if (isFalseThat) return false
  if (kind) return verbAfter(words, at + 1) !== null && !isInside(words, at, before)
  return nounSubject(words, at) !== null
}

/** Relative clauses without 'that' ('the tool we built') and what is said or seen ('made sure we…') belong to their noun or verb. */
function isInside(words: readonly Word[], at: number, before: Word | undefined): boolean {
  const word = words[at]
  if (!before || !word) return false
  if (word.lower === 'that' || word.lower === 'which' || word.lower === 'who') {
    if (word.lower === 'that')
      return !(isMark(before) || CONNECTORS.has(before.lower)) || verbAfter(words, at + 1) === null
    return word.lower === 'who'
  }
  if (isMark(before) || (CONNECTORS.has(before.lower) && before.lower !== 'that')) return isObjectOfWay(words, at)
  if (before.lower === 'that')
    return words[at - 2] !== undefined && !isMark(words[at - 2]) && !CONNECTORS.has(words[at - 2]?.lower ?? '')
  const isAfterArrival =
    /^(?:started|came|joined|began|arrived|left)$/.test(before.lower) &&
    /^(?:i|we)$/.test(words[at - 2]?.lower ?? '') &&
    /^(?:when|before|after|since|until|time|year|day|week|month|moment)$/.test(words[at - 3]?.lower ?? '')
  if (isAfterArrival) return false
  // 'The tour nobody wanted', 'the door he hated'
  if (
    /^(?:nobody|everybody|everyone|he|she|you)$/.test(word.lower) &&
    before.tag === 'NOUN' &&
    leadStart(words, at) === null
  )
    return isRelative(words, at)
  // 'The average there was 110': a place.
  const isPlace =
    word.lower === 'there' &&
    /^(?:the|my|our)$/.test(words[at - 2]?.lower ?? '') &&
    (at < 3 || isMark(words[at - 3]) || /^(?:and|but|so)$/.test(words[at - 3]?.lower ?? ''))
  if (isPlace) return true
  if (word.lower !== 'i' && word.lower !== 'we' && word.lower !== 'they')
    return (
      before.tag === 'ADP' ||
      before.tag === 'VERB' ||
      before.tag === 'AUX' ||
      before.tag === 'DET' ||
      ((word.lower === 'it' || word.lower === 'this') &&
        !/^(?:now|today|afterwards|later|soon|suddenly|eventually|finally)$/.test(before.lower) &&
        leadStart(words, at) === null)
    )
  // 'The way we stack the pallets'
  if (/^(?:way|ways)$/.test(before.lower)) return true
  const isAfterWhen =
    sinceStart(words, at) !== null ||
    (/^(?:when|since|after|before|until|while|as|once)$/.test(words[0]?.lower ?? '') && at > 2 && at < 9)
  // 'When the other one was off I': the particle ends what stands there.
  const isEnded = before.tag === 'VERB' || (before.tag === 'ADP' && /^(?:VERB|AUX)$/.test(words[at - 2]?.tag ?? ''))
  if (isAfterWhen && isEnded) return false
  if (before.tag === 'VERB' || before.tag === 'ADP' || before.tag === 'AUX')
    return !/^(?:up|out|in)$/.test(before.lower) || /^(?:find|figure|point)$/.test(words[at - 2]?.base ?? '')
  return (words.slice(0, at).some(isFinite) && isRelative(words, at)) || isInSubject(words, at)
}

/** 'what I did', 'how we work' after a verb. */
const isObjectOfWay = (words: readonly Word[], at: number): boolean =>
  /^(?:what|how|why|whether|who)$/.test(words[at - 1]?.lower ?? '') && at - 2 >= 0 && !isMark(words[at - 2])

/** '… because the dam we built in spring held': a verb of the noun's own follows the relative clause. */
function isInSubject(words: readonly Word[], at: number): boolean {
  const verb = verbAfter(words, at + 1)
  const from = words.slice(0, at).findLastIndex(({ tag, lower }) => tag === 'DET' || /^(?:my|our)$/.test(lower))
  const isNamed =
    words[at - 1]?.tag === 'NOUN' &&
    from >= at - 4 &&
    /^(?:because|cause|so|that|as|and|but)$/.test(words[from - 1]?.lower ?? '')
  if (verb === null || !isNamed || !/^(?:i|we)$/.test(words[at]?.lower ?? '')) return false
  const participle = words.findIndex(({ forms }, place) => place > verb && forms.includes('participle'))
  const more = words.slice((words[verb]?.tag === 'AUX' ? participle : verb) + 1)
  const end = more.findIndex(
    (word) => isMark(word) || PRONOUNS[word.lower] || (CONNECTORS.has(word.lower) && word.lower !== 'before'),
  )
  return more
    .slice(0, end < 0 ? more.length : end)
    .some((word, place) => isFinite(word) && !word.forms.includes('base') && more[place - 1]?.lower !== 'to')
}

/** Nothing that the verb could act on follows: the noun before is what it acts on. */
function isRelative(words: readonly Word[], at: number): boolean {
  const first = verbAfter(words, at + 1)
  if (first === null) return false
  // 'The card I had printed': past the helper.
  const isHelped =
    words[at - 1]?.tag === 'NOUN' &&
    /^(?:had|have)$/.test(words[first]?.lower ?? '') &&
    words[first + 1]?.forms.includes('participle')
  const verb = isHelped ? first + 1 : first
  const next = words[verb + 1]
  if (!next || isMark(next) || next.tag === 'AUX') return true
  const end = words.findIndex((word, place) => place > verb && (isMark(word) || CONNECTORS.has(word.lower)))
  const last = words[(end === -1 ? words.length : end) - 1]
  if (last?.tag === 'ADP' && /^(?:in|with|for|on|at|from|to|of|by)$/.test(last.lower)) return true
  return next.tag === 'ADP' && !/^(?:up|out|in|with|on|at|as|off|down|over|after|through|around)$/.test(next.lower)
}

/** Where the finite verb stands, past adverbs; null where something else follows. */
function verbAfter(words: readonly Word[], from: number): number | null {
  for (let at = from; at < Math.min(words.length, from + 4); at += 1) {
    const word = words[at]
    if (!word) return null
    if (
      word.tag === 'AUX' ||
      (word.forms.length > 0 && word.tag !== 'DET' && word.tag !== 'ADP') ||
      word.tag === 'VERB'
    )
      return at
    const isPassed =
      word.tag === 'ADV' ||
      word.tag === 'PART' ||
      /^(?:never|not|also|both|all|then|just|too|personally|alone|basically|mostly|usually)$/.test(word.lower)
    if (!isPassed) return null
  }
  return null
}

/** A verb with a tense of its own. */
export const isFinite = (word: Word): boolean =>
  word.tag === 'AUX' ||
  ((word.tag === 'VERB' || word.forms.includes('past')) &&
    !word.forms.includes('gerund') &&
    word.forms.length > 0 &&
    word.tag !== 'ADJ')
