import { AND, DURATION, SMALL_NUMBER } from '#shared/text/date-words.ts'
import { dateTokensOf, phraseAt, phrasesOf, type DateTokens } from '#shared/text/date-tokens.ts'

/** The text without durations such as '(4 years)' and '· 2 yrs 3 mos', and the signs that set them off. */
export function withoutDurations(text: string): string {
  if (!/\p{N}|\p{L}/u.test(text)) return text
  const tokens = dateTokensOf(text)
  let [at, copied, left] = [0, 0, '']
  while (at < tokens.length) {
    const next = durationEnd(tokens, at)
    if (next > at) {
      left += text.slice(copied, tokens[at]?.start)
      copied = tokens[next - 1]?.end ?? text.length
    }
    at = Math.max(next, at + 1)
  }
  return left + text.slice(copied)
}

const UNITS = phrasesOf(DURATION)
const NUMBERS = phrasesOf({ all: SMALL_NUMBER })
const ANDS = phrasesOf(AND)

/** The token after the duration that begins here, with its bracket or separator; the same token if there is none. */
function durationEnd(tokens: DateTokens, at: number): number {
  const first = /^[(·•,|]$/.test(tokens[at]?.key ?? '') ? at + 1 : at
  let next = first
  for (;;) {
    const number = tokens[next]?.kind === 'number' ? 1 : phraseAt(NUMBERS, tokens, next)
    const unit = number === 0 ? 0 : phraseAt(UNITS, tokens, next + number)
    if (unit === 0) break
    next += number + unit
    if (tokens[next]?.key === ',') next += 1
    next += phraseAt(ANDS, tokens, next)
  }
  if (next === first) return at
  return tokens[next]?.key === ')' ? next + 1 : next
}
