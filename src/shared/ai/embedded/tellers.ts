import { isMark } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Queues fell to 3 minutes, the office said' → 'queues fell to 3 minutes': who told it is no part of it. */
export function withoutTeller(words: readonly Word[]): readonly Word[] {
  const mark = words.findLastIndex((word, at) => isMark(word) && at < words.length - 1)
  const last = words.slice(mark + 1).map(({ lower }) => lower)
  return mark > 2 && TELLER.test(last.join(' ')) ? words.slice(0, mark) : words
}
const TELLER =
  /^(?:so |or so |as )?(?:they|he|she|people|(?:the|my|our) [a-z-]+(?: [a-z-]+)?) (?:said|says|say|told (?:me|us)|tells? (?:me|us)|reckoned|reckons|calculated|worked out)$/
