import * as z from 'zod/mini'
import { CATEGORIES } from '#shared/interview/types.ts'
import { groundWritten } from '#shared/grounding/ground-written.ts'
import { write } from '#shared/writer/pipeline.ts'
import { printTable, share } from '../../tests/bench/measure.ts'
import { linesOf } from '../corpus.ts'
import { linesOf as linesIn } from './judge.ts'
import { requestOf } from './request.ts'

/** What a reader who saw answer and line, and knew nothing of the rules, called a line. */
const VERDICTS = ['good', 'light', 'poor', 'untrue'] as const
type Verdict = (typeof VERDICTS)[number]

/** A fresh answer, with the lines that were made of it and what a reader called each. */
const Read = z.strictObject({
  id: z.string(),
  category: z.enum(CATEGORIES),
  current: z.boolean(),
  question: z.string(),
  answer: z.string(),
  lines: z.array(z.strictObject({ text: z.string(), verdict: z.enum(VERDICTS), why: z.string() })),
})

const NAMES: Readonly<Record<Verdict, string>> = {
  good: 'good as it is',
  light: 'needs a light edit',
  poor: 'true, of no use',
  untrue: 'untrue or misleading',
}

/** Prints what readers said of the lines they read, and of those that are still written today. */
export function printReadings(): void {
  const readings = linesOf('writer-read', Read)
  const then = readings.flatMap(({ lines }) => lines.map(({ verdict }) => verdict))
  const today = readings.flatMap((one) => {
    const verdicts = new Map(one.lines.map(({ text, verdict }) => [text, verdict]))
    const request = requestOf({ ...one, trade: '', temper: '', expected: { lines: [], never: [], numbers: [] } })
    return linesIn(groundWritten(write(request), request)).map(({ text }) => verdicts.get(text))
  })
  const read = today.filter((verdict) => verdict !== undefined)
  const count = (verdicts: readonly Verdict[], wanted: Verdict) =>
    share(verdicts.filter((verdict) => verdict === wanted).length, verdicts.length)
  printTable(
    [`read blind, of ${readings.length} fresh answers`, 'when read', 'written today'],
    VERDICTS.map((verdict) => [NAMES[verdict], count(then, verdict), count(read, verdict)]),
  )
  if (read.length < today.length) console.log(`${today.length - read.length} lines written today were never read`)
}
