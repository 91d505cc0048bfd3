import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Labelled the shelves, about 300 of them, in June' → 'labelled about 300 shelves, in June': the number where it counts. */
export function countedOfThem(words: readonly Word[]): readonly Word[] {
  const of = words.findIndex(
    ({ lower }, at) =>
      lower === 'of' &&
      /^(?:them|these|those)$/.test(words[at + 1]?.lower ?? '') &&
      AMOUNT.test(words[at - 1]?.text ?? ''),
  )
  const from = words[of - 2]?.lower === 'about' || words[of - 2]?.lower === 'over' ? of - 2 : of - 1
  if (of < 3 || words[from - 1]?.text !== ',') return words
  const thing = thingBefore(words, from - 1)
  if (!thing || words.slice(thing.from, thing.to).some(({ text }) => /\d/.test(text))) return words
  const isArticle = /^(?:the|my|our|all|some|these|those)$/.test(words[thing.from - 1]?.lower ?? '')
  return [
    ...words.slice(0, isArticle ? thing.from - 1 : thing.from),
    ...words.slice(from, of),
    ...words.slice(thing.from, from - 1),
    ...words.slice(of + 2),
  ]
}
const AMOUNT = /^\d[\d.,]*k?$/

/** The things before a mark that a verb is about: 'new drivers' in 'I trained new drivers on that line,'. */
function thingBefore(words: readonly Word[], mark: number): { readonly from: number; readonly to: number } | null {
  let to = mark
  if (!isThings(words[to - 1])) {
    // One place or time may stand between.
    const place = words.findLastIndex(({ tag }, at) => at < mark && at > mark - 5 && tag === 'ADP')
    const between = words.slice(place + 1, mark)
    if (place < 0 || !between.every(({ tag, lower }) => /^(?:DET|ADJ|NOUN|PROPN|PRON)$/.test(tag) || lower === 'that'))
      return null
    to = place
  }
  if (!isThings(words[to - 1])) return null
  let from = to - 1
  while (/^(?:NOUN|ADJ)$/.test(words[from - 1]?.tag ?? '') && to - from < 4) from -= 1
  const before = words[/^(?:DET|PRON)$/.test(words[from - 1]?.tag ?? '') ? from - 2 : from - 1]
  return before?.tag === 'VERB' || before?.tag === 'AUX' ? { from, to } : null
}

const isThings = (word: Word | undefined): boolean =>
  word?.tag === 'NOUN' && /(?:[^s]s|people|children|men|women)$/.test(word.lower)
