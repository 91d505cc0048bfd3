import { lowerText } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Sick days were terrible at the start, about 18%' → 'sick days were about 18% at the start': how much, and not how bad. */
export function withoutJudging(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ lower }, place) => place > 0 && BAD.test(lower) && BE.test(words[place - 1]?.lower ?? ''),
  )
  const mark = words.findIndex(({ text }, place) => place > at && text === ',')
  if (at < 0 || mark < 0 || mark > at + 5) return words
  const time = words.slice(at + 1, mark)
  const isTime = time.length === 0 || /^(?:at the (?:start|end)|before|then|in \d{4})$/.test(lowerText(time))
  const end = words.findIndex((word, place) => place > mark && (word.text === ',' || word.tag === 'CCONJ'))
  const amount = words.slice(mark + 1, end < 0 ? words.length : end)
  const isAmount =
    amount.length < 7 &&
    amount.slice(0, 2).some(({ text }) => /^[$€£]?\d/.test(text)) &&
    !amount.some(({ tag }) => tag === 'VERB')
  if (!isTime || !isAmount) return words
  return [...words.slice(0, at), ...amount, ...time, ...(end < 0 ? [] : words.slice(end))]
}
const BE = /^(?:was|were|is|are)$/
const BAD =
  /^(?:terrible|awful|horrible|bad|dreadful|poor|crazy|insane|ridiculous|shocking|disastrous|appalling|hopeless|great|good|excellent|amazing|fantastic)$/
