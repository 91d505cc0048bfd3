import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'My deputy, Colleen, took on the audit', 'Sam, our apprentice, built 4' → 'my deputy took on', 'Sam built': who acts is one
 * person, named twice, and nobody else.
 */
export function withoutApposed(words: readonly Word[]): readonly Word[] {
  const gone = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (word.text !== ',') continue
    const end = words.findIndex((one, place) => place > at && one.text === ',')
    const apposed = end < 0 ? [] : words.slice(at + 1, end)
    const isBoth =
      (isTitled(words, at) && isCalled(apposed)) || (isCalled(words.slice(Math.max(0, at - 1), at)) && isTitle(apposed))
    if (isBoth && isActing(words[end + 1])) for (let place = at; place <= end; place += 1) gone.add(place)
  }
  return gone.size === 0 ? words : words.filter((_, at) => !gone.has(at))
}

const isActing = (verb: Word | undefined): boolean =>
  verb !== undefined &&
  (verb.tag === 'AUX' || (verb.tag === 'VERB' && (verb.forms.includes('past') || verb.forms.includes('third'))))

const isCalled = (words: readonly Word[]): boolean =>
  words.length > 0 && words.length < 3 && words.every(({ tag, isName }) => tag === 'PROPN' && !isName)

/** 'My deputy', 'the other nurse' */
const isTitle = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.length < 5 &&
  /^(?:my|our|the|a|an|another)$/.test(words[0]?.lower ?? '') &&
  words.slice(1).every(({ tag }) => tag === 'NOUN' || tag === 'ADJ')

const isTitled = (words: readonly Word[], mark: number): boolean =>
  [2, 3, 4].some((length) => mark >= length && isTitle(words.slice(mark - length, mark)))
