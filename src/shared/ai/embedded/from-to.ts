import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'Fees were 16 when I started, 26 when I left' → 'fees went from 16 to 26': what somebody found and what they left. Also
 * 'now' for the second; any other order of words stays as it is.
 */
export function fromTo(words: readonly Word[]): readonly Word[] {
  const when = words.findIndex(
    ({ lower }, at) =>
      lower === 'when' &&
      /^(?:i|we)$/.test(words[at + 1]?.lower ?? '') &&
      /^(?:started|came|joined|began|arrived|took)$/.test(words[at + 2]?.lower ?? ''),
  )
  if (when < 1) return words
  const start = amountBefore(words, when)
  const link = words[when]
  const mark = words.findIndex((word, at) => at > when + 2 && (isMark(word) || /^(?:and|but)$/.test(word.lower)))
  if (start === null || !link || mark < 0 || mark > when + 8) return words
  const second = nextAmount(words, mark)
  const end = second && endOf(words, second.to)
  if (!second || end === null) return words
  const be = words[start - 1]
  const isBe = /^(?:was|were|is|at|had|have)$/.test(be?.lower ?? '')
  const word = (text: string, tag: string) => ({ ...link, ...saying(link, text), tag, base: text, forms: [] })
  const went = { ...word('went', 'VERB'), base: 'go', forms: ['past' as const] }
  const before = isBe ? words.slice(0, be?.lower === 'at' ? start - 2 : start - 1) : words.slice(0, start)
  return [
    ...before,
    ...(isBe ? [went] : []),
    word('from', 'ADP'),
    ...words.slice(start, when),
    word('to', 'ADP'),
    ...words.slice(second.from, second.to),
    ...withoutThem(words.slice(end ?? second.to)),
  ]
}

/** '… to 23 of them' */
const withoutThem = (words: readonly Word[]): readonly Word[] =>
  words[0]?.lower === 'of' && /^(?:them|those|these)$/.test(words[1]?.lower ?? '') ? words.slice(2) : words

const isAmount = (word: Word | undefined): boolean => word !== undefined && /^[$€£]?\d[\d.,]*[%k]?$/.test(word.text)

/** Where the amount begins that ends right before a place; null where something else stands there. */
function amountBefore(words: readonly Word[], end: number): number | null {
  for (let at = end - 1; at >= Math.max(0, end - 4); at -= 1) if (isAmount(words[at])) return at
  return null
}

/** The amount after a mark, past 'it was': from and to. */
function nextAmount(words: readonly Word[], mark: number): { readonly from: number; readonly to: number } | null {
  let at = mark
  while (
    at < words.length &&
    (isMark(words[at]) || /^(?:and|but|it|now|there|was|were|is|are|at|by|then|we|i)$/.test(words[at]?.lower ?? ''))
  )
    at += 1
  if (!isAmount(words[at])) return null
  const from = at
  const isNow = words.slice(mark, at).some(({ lower }) => lower === 'now')
  at += 1
  while (at < from + 3 && /^(?:NOUN|ADJ)$/.test(words[at]?.tag ?? '')) at += 1
  const isThen = isNow || endOf(words, at) !== at
  return isThen ? { from, to: at } : null
}

/** Past 'when I left', 'now', 'by the end'. */
function endOf(words: readonly Word[], from: number): number {
  const text = words.slice(from, from + 4).map(({ lower }) => lower)
  const [found] =
    /^(?:when (?:i|we) (?:left|finished|stopped)|now|today|(?:by|at|in) the end|a year later)\b/.exec(text.join(' ')) ??
    []
  return found ? from + found.split(' ').length : from
}
