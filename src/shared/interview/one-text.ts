/** Lines of a resume in one field. */
export type OneText = (lines: readonly string[]) => string

/** Sentences of a summary, one after another; of several each ends with a mark. */
export const asSentences: OneText = (lines) =>
  lines.length > 1 ? lines.map((line) => (END.test(line) ? line : `${line}.`)).join(' ') : lines.join('')

/** Lines of a description, which have no full stop: each stands on its own line, on the page and in every file. */
export const asLines: OneText = (lines) => lines.join('\n')

const END = /[.!?…。！？।]["'”’»)]*$/u
