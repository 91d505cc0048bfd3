import type { Context } from '#shared/ats/context.ts'
import type { ReaderCheck } from '#shared/ats/file-check.ts'
import type { Finding, Rule } from '#shared/ats/types.ts'
import type { FindingCode } from '#shared/ats/finding-texts.ts'

/** What readers got wrong in the exported file; no findings when no file was read. */
export const keptInFile: Rule<Context> = {
  name: 'kept-in-file',
  kind: 'defect',
  most: 6,
  find: ({ file }) => [
    ...fileFindings(file, 'field-lost', 2, ({ lost }) => lost),
    ...fileFindings(file, 'field-changed', 1, ({ changed }) => changed),
    ...fileFindings(file, 'field-misplaced', 1, ({ misplaced }) => misplaced),
  ],
}

/** One finding per field, naming the readers that had trouble with it. */
function fileFindings(
  file: Context['file'],
  code: FindingCode,
  cost: number,
  pathsOf: (check: ReaderCheck) => readonly string[],
): readonly Finding[] {
  const paths = new Set(file.flatMap(pathsOf))
  return [...paths].map((path) => {
    const readers = file.filter((check) => pathsOf(check).includes(path)).map(({ reader }) => reader)
    const values = { readers: readers.join(', ') }
    return { code, severity: cost > 1 ? 'error' : 'warning', part: 'formatting', paths: [path], values, cost }
  })
}
