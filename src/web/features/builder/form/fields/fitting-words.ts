import { storableText } from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'

export type FittingWords = {
  /** What a resume takes of the words. */
  readonly kept: readonly string[]
  /** The first word that is longer than a line may be. */
  readonly tooLong: string | undefined
  /** The first word for which there is no place any more. */
  readonly tooMany: string | undefined
}

/** Parts what a list of words may hold from what stays outside, so that nothing is refused as a whole. */
export function fittingWords(words: readonly string[]): FittingWords {
  const short = words.map(storableText).filter((word) => word !== '' && word.length <= LIMITS.line)
  return {
    kept: short.slice(0, LIMITS.words),
    tooLong: words.find((word) => word.length > LIMITS.line),
    tooMany: short[LIMITS.words],
  }
}
