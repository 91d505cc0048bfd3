import { PARTS, type Part, type Parts } from './corpus.ts'

/** Why an entry of a corpus cannot be judged by; `detail` quotes it. */
export type CorpusFault = { readonly id: string; readonly what: string; readonly detail?: string }

/**
 * Checks a corpus against itself before anything is measured by it: ids are unique, and `faultsOf` finds nothing in either
 * part. Where something is wrong the evaluation ends with exit code 1; of what is held out only the id is printed.
 */
export function checkCorpus<T extends { readonly id: string }>(
  name: string,
  corpus: Parts<readonly T[]>,
  faultsOf: (items: readonly T[]) => readonly CorpusFault[],
): void {
  const faults = [
    ...PARTS.flatMap((part) => faultsOf(corpus[part]).map((fault) => inWords(fault, part))),
    ...repeated(PARTS.flatMap((part) => corpus[part].map(({ id }) => id))).map((id) => `${id}: this id is not unique`),
  ]
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  console.error(`\nNothing was measured: the ${name} corpus has ${faults.length} faults (eval/corpora).`)
  process.exit(1)
}

const inWords = ({ id, what, detail }: CorpusFault, part: Part): string =>
  `${id}: ${what}${detail && part === 'tuned' ? `: ${detail}` : ''}`

const repeated = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at)
