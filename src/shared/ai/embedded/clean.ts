import { bitsOf, isMark, saying, type Bit, lowerText } from '#shared/ai/embedded/bits.ts'
import { CONTRACTED, expanded, hadNotWould, isNotWhose } from '#shared/ai/embedded/contractions.ts'
import {
  hedged,
  doubtedNumbers,
  hedgedFirst,
  isNumber,
  withoutDoubt,
  withoutLike,
  withoutNotOnly,
  withoutNotOnlyAlso,
} from '#shared/ai/embedded/hedges.ts'
import { spelled } from '#shared/ai/embedded/names.ts'
import { withDigits } from '#shared/ai/embedded/numerals.ts'
import { FILLERS, OPENERS, SAID, SOFT_OPENERS } from '#shared/ai/embedded/phrase-list.ts'
import { dropOpeners, phraseTable, replacePhrases } from '#shared/ai/embedded/phrases.ts'
import { corrected, meant, notAlone, withoutRestarts } from '#shared/ai/embedded/restarts.ts'

/** The sentences of a spoken answer without what speech adds, numbers in digits; places still count in the answer. */
export function sentencesOf(answer: string): readonly (readonly Bit[])[] {
  const hasSmall = /\p{Ll}/u.test(answer)
  const said = replacePhrases(
    withoutNotOnlyAlso(withoutNotOnly(hadNotWould(isNotWhose(spelled(bitsOf(answer), answer)).flatMap(expanded)))),
    SAID_TABLE,
  )
  const clean = corrected(
    withDigits(
      withoutRestarts(
        replacePhrases(hedgedFirst(withoutLike(doubtedNumbers(withoutDoubt(notAlone(meant(said)))))), FILLER_TABLE),
      ),
    ),
  )
  return split(hedged(clean).map((bit) => (hasSmall && bit.text === 'IT' ? { ...bit, lower: 'it-staff' } : bit)))
    .filter((sentence) => !SARCASM.test(lowerText(sentence)))
    .map((sentence) => dropOpeners(sentence, OPENER_TABLE, SOFT_TABLE))
    .filter((sentence) => sentence.some((bit) => !isMark(bit)))
}

/** Said, and the opposite meant. */
const SARCASM =
  /^(?:oh |well |yeah )*,? ?(?:sure|yeah right|right|great|wow|wonderful|lucky me|fantastic|brilliant|lovely),? (?:because|as if|like|my|i (?:just )?(?:loved|love|adored|enjoyed)|it was (?:so |such )?|what a|another)\b|^(?:oh joy|as if|big surprise|shocker|what a (?:joy|surprise|treat))\b/

const expandedWords = (phrases: readonly string[]): [string, string][] =>
  phrases.map((phrase) => [
    phrase
      .split(' ')
      .flatMap((word) => CONTRACTED.get(word) ?? [word])
      .join(' '),
    '',
  ])

const FILLER_TABLE = phraseTable(expandedWords(FILLERS))
const OPENER_TABLE = phraseTable(expandedWords(OPENERS))
const SOFT_TABLE = phraseTable(expandedWords(SOFT_OPENERS))
const SAID_TABLE = phraseTable(SAID)

/** Of other scripts as well: 。 of Chinese and Japanese, । of Hindi, ؟ of Arabic. */
const END = /^(?:[.!?;…\n。！？।॥؟۔]|\.{2,}|•|\*)+$/u

/** 'about, 90' → 'about 90'. */
const isLoose = (bits: readonly Bit[], at: number): boolean =>
  bits[at]?.text === ',' &&
  ((bits[at - 1]?.lower === 'about' && isNumber(bits[at + 1])) ||
    (bits[at + 1]?.lower === 'about' && /^(?:to|of|for|with|at|by|on|in)$/.test(bits[at - 1]?.lower ?? '')))

function split(bits: readonly Bit[]): readonly (readonly Bit[])[] {
  const sentences: Bit[][] = [[]]
  for (const [at, bit] of bits.entries()) {
    const sentence = sentences.at(-1)
    if (isLoose(bits, at)) continue
    if (/^[?？؟]$/.test(bit.text)) sentence?.push(saying(bit, '?'))
    if (END.test(bit.text)) sentences.push([])
    else if (/^(?:[-–—]+|:)$/.test(bit.text)) sentence?.push(saying(bit, ','))
    else sentence?.push(bit)
  }
  return sentences
}
