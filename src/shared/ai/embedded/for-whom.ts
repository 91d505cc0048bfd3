import type { Word } from '#shared/ai/embedded/tagger.ts'

/** 'Saved them 700 a month', 'made her 40 cakes' → 'saved 700 a month': for whom is left out where a number tells how much. */
export function withoutForWhom(words: readonly Word[]): readonly Word[] {
  return words.filter(
    ({ lower }, at) =>
      !isHelped(words, at) &&
      !(
        /^(?:them|him|her|us|me)$/.test(lower) &&
        GETTING.has(words[at - 1]?.base ?? '') &&
        AMOUNT.test(
          words
            .slice(at + 1, at + 4)
            .map(({ text }) => text)
            .join(' '),
        )
      ),
  )
}
const GETTING = new Set('save bring make win get earn find build sell bake cook sew spare gain'.split(' '))
const AMOUNT = /^(?:about |over |nearly |almost |up to |at least )?(?:[$€£]?\d|half\b)/
/** 'Helped him get it to 5': what was done does not change by whose it was. */
const isHelped = (words: readonly Word[], at: number): boolean =>
  /^(?:them|him|her)$/.test(words[at]?.lower ?? '') &&
  words[at - 1]?.base === 'help' &&
  (words[at + 1]?.forms.includes('base') ?? false)
