import type { Draft, Part } from '#shared/ai/embedded/drafts.ts'
import { isFit } from '#shared/ai/embedded/fit.ts'
import { remaindersOf, type Remainder } from '#shared/ai/embedded/remainder.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** Longest line, in characters, that takes in what would be lost. */
const LONGEST = 230

/**
 * No number goes silently: what was counted in a clause that became no line, and can be told without claiming more than
 * was said, joins the nearest line of the same or a neighbouring sentence, or else stands alone.
 */
export const withLostAmounts = (drafts: readonly Draft[], parts: readonly Part[], current: boolean): readonly Draft[] =>
  parts.reduce<readonly Draft[]>((so, part) => {
    if (!amountsIn(part.clause.words).some((amount) => !isTold(amount, so))) return so
    return remaindersOf(part, current).reduce(
      (all, one) => (amountsIn(one.words).some((amount) => !isTold(amount, all)) ? withOne(all, part, one) : all),
      so,
    )
  }, drafts)

const amountsIn = (words: readonly Word[]): readonly Word[] =>
  words.filter(({ text, isName }) => !isName && /^[$€£]?\d/.test(text) && !/^(?:19|20)\d\d$/.test(text))

const isTold = (amount: Word, drafts: readonly Draft[]): boolean =>
  drafts.some(({ text, words }) => words.some(({ start }) => start === amount.start) && text.includes(amount.text))

function withOne(drafts: readonly Draft[], { sentence }: Part, one: Remainder): readonly Draft[] {
  const host = hostOf(drafts, sentence, one)
  const whole = host && joinedText(host, one)
  if (host && whole && whole.length <= LONGEST && isFit(whole))
    return drafts.with(drafts.indexOf(host), { ...host, text: whole, words: [...host.words, ...one.words] })
  if (!one.isWhole || !isFit(one.text)) return drafts
  return [...drafts, { text: one.text, words: one.words, kind: 'fact', sentence, verbatim: true }]
}

function joinedText({ text, isPhrase, kind, words }: Draft, one: Remainder): string | null {
  if (text.includes(one.text)) return null
  if (/^[$€£]?\d[\d.,]*[%k]?$/.test(one.text)) return `${text} (${one.text})`
  const joint = isPhrase || one.isBound ? ', ' : '; '
  const isBefore = kind === 'fact' && startOf(one.words) < startOf(words)
  return isBefore ? `${one.text}${joint}${text}` : `${text}${joint}${one.text}`
}

/** The line that it joins: what it goes on from, or the nearest, deeds before facts. */
function hostOf(drafts: readonly Draft[], sentence: number, { words, isBound }: Remainder): Draft | undefined {
  const near = drafts.filter((draft) => Math.abs(draft.sentence - sentence) <= 1)
  const before = near.filter((draft) => startOf(draft.words) < startOf(words))
  if (isBound && before.length > 0) return before.toSorted((a, b) => startOf(a.words) - startOf(b.words)).at(-1)
  return near.toSorted(
    (a, b) =>
      Math.abs(a.sentence - sentence) - Math.abs(b.sentence - sentence) ||
      Number(a.kind === 'fact') - Number(b.kind === 'fact'),
  )[0]
}

const startOf = (words: readonly Word[]): number => words[0]?.start ?? 0
