import { richPlain, type Run } from '#shared/text/rich.ts'
import { UNDERLINE } from '#shared/text/rich-marks.ts'

/**
 * Writes styled text in the marks that `parseRich` reads. The words always stay the same: where a mark can't be written,
 * as in the middle of a word, one kind of mark after the other is left out, and characters that would be read as marks
 * are escaped.
 */
export function writeRich(runs: readonly Run[]): string {
  const words = runs.map(({ text }) => text).join('')
  for (const kinds of [ALL, ALL.slice(0, 2), ALL.slice(0, 1), []])
    for (const escape of [inBrackets, everywhere]) {
      const written = write(runs, kinds, escape)
      if (richPlain(written) === words) return written
    }
  return everywhere(words)
}

/** A kind of mark: which runs have it (equal values belong together), and what it writes around their words. */
type Kind = {
  readonly valueOf: (run: Run) => string | undefined
  readonly around: (value: string) => readonly [before: string, after: string]
}
const TARGET: Kind = {
  valueOf: ({ href, underline }) => href ?? (underline && UNDERLINE),
  around: (target) => ['[', `](${target.replace(/[()[\]]/g, encoded)})`],
}
const BOLD: Kind = { valueOf: ({ bold }) => bold && '**', around: (mark) => [mark, mark] }
const ITALIC: Kind = { valueOf: ({ italic }) => italic && '_', around: (mark) => [mark, mark] }
/** From the outside in, as the marks nest. */
const ALL: readonly Kind[] = [TARGET, BOLD, ITALIC]

const encoded = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

type Escape = (text: string, isInBrackets: boolean) => string
const everywhere = (text: string): string => text.replace(/[\\*_[\]()]/g, '\\$&')
const inBrackets: Escape = (text, isInBrackets) => (isInBrackets ? text.replace(/[[\]]/g, '\\$&') : text)

function write(runs: readonly Run[], [kind, ...inner]: readonly Kind[], escape: Escape, isInBrackets = false): string {
  if (!kind) return escape(runs.map(({ text }) => text).join(''), isInBrackets)
  return groupsOf(runs, kind)
    .map((group) => {
      const value = group[0] && kind.valueOf(group[0])
      const words = write(group, inner, escape, isInBrackets || (kind === TARGET && Boolean(value)))
      return value && words.trim() !== '' ? wrap(words, kind.around(value)) : words
    })
    .join('')
}

/** Neighbors with the same value; a blank belongs to the words before it. */
function groupsOf(runs: readonly Run[], { valueOf }: Kind): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const last = groups.at(-1)
    if (last && (run.text.trim() === '' || valueOf(last[0] ?? run) === valueOf(run))) last.push(run)
    else groups.push([run])
  }
  return groups
}

/** Marks must touch the words they mark, so white space stays outside of them. */
function wrap(words: string, [before, after]: readonly [string, string]): string {
  const start = words.length - words.trimStart().length
  const end = words.trimEnd().length
  return words.slice(0, start) + before + words.slice(start, end) + after + words.slice(end)
}
