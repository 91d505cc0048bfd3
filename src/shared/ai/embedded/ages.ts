import { isMark } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** How old somebody else is, is nobody's matter: 'one old lady, 91 years' → 'one old lady', 'a boy of 7' → 'a boy'. */
export function withoutAges(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex((word, place) => SOMEBODY.test(word.lower) && ageAfter(words, place) > 0)
  if (at < 0) return words
  const end = at + 1 + ageAfter(words, at)
  return [...words.slice(0, at + 1), ...withoutAges(words.slice(end))]
}

const SOMEBODY = /^(?:man|woman|lady|gentleman|girl|boy|child|baby|toddler|person|patient|resident|pensioner)$/

/** How many words after somebody tell their age; 0 where none do. */
function ageAfter(words: readonly Word[], at: number): number {
  const after = words.slice(at + 1, at + 7)
  const text = after.map(({ lower }) => lower).join(' ')
  const [age] = /^(?:, |of |who (?:is|was) )+\d{1,3}(?: (?:years?|months?)(?: old)?)?(?= |$)/.exec(text) ?? []
  const length = age?.split(' ').length ?? 0
  const next = words[at + 1 + length]
  const isAge = length > 0 && (!next || isMark(next) || /^(?:and|who|with|at|in|for)$/.test(next.lower))
  // 'A patient, 12 visits', 'a child, 3 of them': a number alone is an age only after 'of' and 'who was'.
  const isSure = /\byears?\b|\bmonths?\b/.test(age ?? '') || /^(?:of|who)\b/.test(text)
  return isAge && isSure ? length : 0
}
