import { numberWord } from '#shared/ai/grounding/number-words.ts'

/** Below this a number in words is seldom pay: 'one thing', 'the two of us', 'nine to five'. */
const LEAST = 20

/** English numbers in words as digits, as they are spoken: 'sixty-two thousand five hundred' → '62500'. */
export const withDigits = (text: string): string =>
  text.replace(WORDS, (words) => {
    const value = valueOf(words.toLowerCase().split(/[\s-]+/))
    return value === null || value < LEAST ? words : String(value)
  })

const SMALL =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety'
const LARGE = 'hundred|thousand|million'
/** Words in a row that a number may be made of; 'and' stands behind a large one. */
const WORDS = new RegExp(
  String.raw`\b(?:${SMALL}|an?(?=\s+(?:${LARGE})\b))(?:[\s-]+(?:(?<=\b(?:${LARGE})\s+)and\s+)?(?:${SMALL}|${LARGE})\b)*\b`,
  'gi',
)

/** The value of words in a row; null where they make none, as in 'twenty thirty'. */
function valueOf(words: readonly string[]): number | null {
  let [whole, part, below] = [0, 0, Number.POSITIVE_INFINITY]
  for (const word of words) {
    const read = numberWord(word, 'en')
    if (!read) continue
    const { value, multiplies } = read
    if (!multiplies && value >= below) return null
    if (!multiplies) {
      part += value
      below = value < 20 ? 0 : 10
    } else if (value === 100) {
      part = Math.max(1, part) * 100
      below = 100
    } else {
      whole += Math.max(1, part) * value
      part = 0
      below = Number.POSITIVE_INFINITY
    }
  }
  return whole + part
}
