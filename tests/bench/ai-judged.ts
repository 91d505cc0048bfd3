/*
 * What readers (runs of a large language model) said of lines, beside the answers and blind to who wrote them: 'yes',
 * the line says what was not said or is not so; 'slightly', an editor would change it for truth's sake; 'no'. A line that
 * is written otherwise since has not been read.
 */
import { readFileSync } from 'node:fs'
import { linesOf, type WrittenLine } from './ai-judge.ts'
import type { Written } from '#shared/writer/types.ts'

type Verdict = 'yes' | 'slightly' | 'no'
type Verdicts = Readonly<Record<string, Readonly<Record<string, Verdict>>>>
// Two files, so that whoever reads of the one sees nothing of the other.
const verdictsIn = (file: string): Verdicts =>
  JSON.parse(readFileSync(new URL(`ai-data/${file}`, import.meta.url), 'utf8'))
const VERDICTS: Verdicts = { ...verdictsIn('judged-tuned.json'), ...verdictsIn('judged-held-out.json') }

/** Lines that were read, and how many of them were called untrue. */
export type Read = { readonly read: number; readonly untrue: number; readonly slightly: number }

export function readOf(id: string, written: Written): Read {
  const verdicts = linesOf(written).flatMap(({ text }: WrittenLine) => VERDICTS[id]?.[text] ?? [])
  const count = (one: Verdict) => verdicts.filter((verdict) => verdict === one).length
  return { read: verdicts.length, untrue: count('yes'), slightly: count('slightly') }
}

export const allRead = (some: readonly Read[]): Read => {
  const sum = (key: keyof Read) => some.reduce((all, one) => all + one[key], 0)
  return { read: sum('read'), untrue: sum('untrue'), slightly: sum('slightly') }
}
