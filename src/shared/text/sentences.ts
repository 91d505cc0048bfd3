import type { Token } from '#shared/text/tokens.ts'

/** The range of words (end exclusive) of each sentence or line of a text, whose words are given in order. */
export function sentencesOf(text: string, tokens: readonly Token[]): readonly (readonly [number, number])[] {
  const ends = tokens.flatMap(({ end }, at) => (END.test(text.slice(end, tokens[at + 1]?.start)) ? [at + 1] : []))
  const starts = [0, ...ends]
  return starts
    .map((from, index) => [from, starts[index + 1] ?? tokens.length] as const)
    .filter(([from, to]) => from < to)
}

const END = /[.!?]\s|\n/
