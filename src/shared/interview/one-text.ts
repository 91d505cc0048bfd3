/** Lines of a resume in one field. */
export type OneText = (lines: readonly string[]) => string

/** Sentences of a summary; if there are several, each ends with punctuation. */
export const asSentences: OneText = (lines) =>
  lines.length > 1 ? lines.map((line) => (END.test(line) ? line : `${line}.`)).join(' ') : lines.join('')

/** Lines of a description, which have no final period: each is on its own line, on the page and in every file. */
export const asLines: OneText = (lines) => lines.join('\n')

const END = /[.!?…。！？।]["'”’»)]*$/u
