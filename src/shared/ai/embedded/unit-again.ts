import { isMark, saying } from '#shared/ai/embedded/bits.ts'
import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'I stayed nine months and was promoted after five' → 'after 5 months': a bare number of the time that was counted before. */
export function withUnitAgain(words: readonly Word[]): readonly Word[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const isOpen = !next || isMark(next) || /^(?:and|but|because|from|to|as|on)$/.test(next.lower)
    if (!/^\d{1,3}$/.test(word.text) || !isOpen || !/^(?:after|in|within)$/.test(words[at - 1]?.lower ?? ''))
      return [word]
    const before = words.slice(Math.max(0, at - 12), at)
    const counted = before.findLastIndex(
      ({ lower }, place) => TIME.test(lower) && /^\d{1,3}$/.test(before[place - 1]?.text ?? ''),
    )
    const unit = before[counted]
    const said = unit && (word.text === '1' ? unit.lower.replace(/s$/, '') : unit.lower.replace(/s?$/, 's'))
    return unit && said ? [word, { ...unit, ...saying(unit, said), start: word.start, end: word.end }] : [word]
  })
}
const TIME = /^(?:minute|day|week|weekend|month|year|season|night)s?$/
