import { bitsOf } from '#shared/ai/embedded/bits.ts'
import { withDigits } from '#shared/ai/embedded/numerals.ts'

/** Below this a number in words is seldom pay: 'one thing', 'the two of us', 'nine to five'. */
const LEAST = 20

/** English numbers in words as digits, as they are spoken: 'sixty-two thousand five hundred' → '62,500'. */
export function inDigits(text: string): string {
  let [out, at] = ['', 0]
  for (const { text: shown, start, end } of withDigits(bitsOf(text))) {
    const isSpelled = /\d/.test(shown) && !/\d/.test(text.slice(start, end))
    if (!isSpelled || Number(shown.replaceAll(/[^\d.]/g, '')) < LEAST) continue
    out += text.slice(at, start) + shown
    at = end
  }
  return out + text.slice(at)
}
