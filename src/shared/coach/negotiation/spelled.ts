import { marksOf } from '#shared/grounding/number-tokens.ts'
import { numeralAt } from '#shared/grounding/numerals.ts'
import type { Language } from '#shared/text/languages.ts'

/** Below this a number in words is rarely pay: 'one thing', 'the two of us', 'nine to five'. */
const LEAST = 20

/** Numbers in words as digits, as they are spoken: 'sixty-two thousand five hundred' → '62,500'. */
export function inDigits(text: string, language: Language): string {
  const marks = marksOf(text)
  let [out, from] = ['', 0]
  for (let at = 0; at < marks.length; at += 1) {
    const numeral = numeralAt(marks, at, language)
    if (!numeral) continue
    const [start, end] = [marks[at]?.start ?? 0, marks[at + numeral.length - 1]?.end ?? 0]
    at += numeral.length - 1
    if (/\d/.test(text.slice(start, end)) || numeral.isFraction || numeral.value < LEAST) continue
    out += text.slice(from, start) + numeral.value.toLocaleString('en-US')
    from = end
  }
  return out + text.slice(from)
}
