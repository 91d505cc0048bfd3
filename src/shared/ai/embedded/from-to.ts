import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/**
 * 'Fees were 16 when I started, 26 when I left' → 'fees went from 16 to 26': what somebody found and what they left. Also
 * 'now' for the second; any other order of words stays as it is.
 */
export const fromTo = (words: readonly Word[]): readonly Word[] => compared(whenLast(words)) ?? words

function compared(words: readonly Word[]): readonly Word[] | null {
  const when = words.findIndex(
    ({ lower }, at) =>
      lower === 'when' &&
      /^(?:i|we)$/.test(words[at + 1]?.lower ?? '') &&
      /^(?:started|came|joined|began|arrived|took)$/.test(words[at + 2]?.lower ?? ''),
  )
  if (when < 1) return null
  const start = amountBefore(words, when)
  const link = words[when]
  const mark = words.findIndex((word, at) => at > when + 2 && (isMark(word) || /^(?:and|but)$/.test(word.lower)))
  if (start === null || !link || mark < 0 || mark > when + 8) return null
  const second = nextAmount(words, mark)
  const end = second && endOf(words, second.to)
  if (!second || end === null) return null
  const be = words[start - 1]
  const isBe = /^(?:was|were|is|at|had|have)$/.test(be?.lower ?? '')
  // 'It fed 90 households when I came': fed, and not went from 90.
  if (
    !isBe &&
    be?.tag === 'VERB' &&
    !/^(?:go|rise|fall|drop|grow|increase|decrease|come|climb|shrink|improve)$/.test(be.base)
  )
    return words
  const word = (text: string, tag: string) => ({ ...link, ...saying(link, text), tag, base: text, forms: [] })
  const went = { ...word('went', 'VERB'), base: 'go', forms: ['past' as const] }
  const isHad = /^(?:had|have)$/.test(be?.lower ?? '') && /^(?:we|i)$/.test(words[start - 2]?.lower ?? '')
  const isThere = isHad || (isBe && words[start - 2]?.lower === 'there')
  // 'There were 4 vans', 'we had 4 vans' → 'vans went from 4'
  const things = words.slice(start + 1, when)
  if (isThere && /^(?:NOUN|ADJ|PROPN)$/.test(things[0]?.tag ?? ''))
    return [
      ...words.slice(0, start - 2),
      ...things,
      went,
      word('from', 'ADP'),
      ...words.slice(start, start + 1),
      word('to', 'ADP'),
      ...words.slice(second.from, second.to),
      ...withoutThem(words.slice(end ?? second.to)),
    ]
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

/** 'When I came it had 15 members and when I left 90' → 'it had 15 members when I came and 90 when I left'. */
function whenLast(words: readonly Word[]): readonly Word[] {
  const text = words.slice(0, 4).map(({ lower }) => lower)
  const [head] = /^when (?:i|we) (?:started|came|joined|began|arrived|took over)\b/.exec(text.join(' ')) ?? []
  const came = head?.split(' ').length ?? 0
  const length = isMark(words[came]) ? came + 1 : came
  const amount = words.findIndex((word, at) => at > length && at < length + 8 && isAmount(word))
  const mark = words.findIndex((word, at) => at > amount && (isMark(word) || /^(?:and|but)$/.test(word.lower)))
  if (length === 0 || amount < 0 || mark < 0 || words.slice(length, amount).some((word) => isMark(word))) return words
  const first = [...words.slice(length, mark), ...words.slice(0, came), ...words.slice(mark, mark + 1)]
  const rest = words.slice(mark + 1)
  const left = rest.findIndex(({ lower }) => lower === 'when')
  const isLeft = left >= 0 && left < 2 && /^(?:left|finished|stopped)$/.test(rest[left + 2]?.lower ?? '')
  const then = rest.findIndex((word, at) => at > left + 2 && at < left + 7 && isAmount(word))
  if (!isLeft) return [...first, ...rest]
  if (then < 0) return words
  return [...first, ...rest.slice(then, then + 1), ...rest.slice(left, left + 3), ...rest.slice(then + 1)]
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
    (isMark(words[at]) ||
      /^(?:and|but|it|now|there|was|were|is|are|has|have|had|at|by|then|we|i)$/.test(words[at]?.lower ?? ''))
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
