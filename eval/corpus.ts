import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** What an evaluation may be tuned on, and what nobody who works on the product reads: of it only totals are printed. */
export const PARTS = ['tuned', 'held-out'] as const
export type Part = (typeof PARTS)[number]
export const PART_NAMES: Readonly<Record<Part, string>> = { tuned: 'tuned on', 'held-out': 'held out' }

/** Something by part. */
export type Parts<T> = Readonly<Record<Part, T>>

/** Both parts of a corpus, one JSON object a line. */
export function readCorpus<S extends z.core.$ZodType>(name: string, line: S): Parts<readonly z.infer<S>[]> {
  return { tuned: linesOf(`${name}-tuned`, line), 'held-out': linesOf(`${name}-held-out`, line) }
}

/** One file of a corpus, one JSON object a line. */
export function linesOf<S extends z.core.$ZodType>(name: string, line: S): readonly z.infer<S>[] {
  const text = readFileSync(new URL(`corpora/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((json, at) => {
      const parsed = z.safeParse(line, JSON.parse(json))
      if (!parsed.success) throw new Error(`corpora/${name}.jsonl:${at + 1}: ${z.prettifyError(parsed.error)}`)
      return parsed.data
    })
}

/** Parts that are measured: `TUNED=1` leaves out what is held out. */
export const measuredParts = (): readonly Part[] => (process.env['TUNED'] ? ['tuned'] : PARTS)
