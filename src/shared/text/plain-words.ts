import { splitSpaceless } from '#shared/text/spaceless-scripts.ts'

/**
 * The words of a text as people and word processors count them, in lower case: each run of characters without a
 * space, 'day-to-day' and "bachelor's" as one, without the punctuation around it. Scripts without spaces count a word per two letters.
 */
export const plainWords = (text: string): readonly string[] =>
  splitSpaceless(
    text.split(/[\s—]+/).flatMap((word) => {
      const plain = word.toLowerCase().replace(OUTER_PUNCTUATION, '')
      return plain === '' ? [] : [plain]
    }),
  )

const OUTER_PUNCTUATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}+#%]+$/gu
