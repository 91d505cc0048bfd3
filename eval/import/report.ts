import type { ParsedResume } from '#shared/parse/parse-resume.ts'
import { printTable } from '../../tests/bench/measure.ts'
import type { Part } from '../corpus.ts'
import { KINDS, type Verdict } from './judge.ts'

export type Judged = {
  readonly part: Part
  readonly layout: string
  readonly language: string
  readonly verdict: Verdict
}

/** The least that must stay: what was reached, less what another version of the browser may change. See docs/import.md. */
const GOALS = { all: { tuned: 0.985, 'held-out': 0.95 }, layout: 0.9, sure: 0.985 } as const

const share = (right: number, all: number): number => (all === 0 ? 1 : right / all)
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`
const valuesOf = (judged: readonly Judged[]) => judged.flatMap(({ verdict }) => verdict.values)
const rightShare = (judged: readonly Judged[]): number => {
  const values = valuesOf(judged)
  return share(values.filter(({ path }) => path !== null).length, values.length)
}
const madeUp = (judged: readonly Judged[]): number =>
  judged.reduce((sum, { verdict }) => sum + verdict.made.filter(({ isRight }) => !isRight).length, 0)

/** Shares of values right, by kind, language and layout, and how far the parser's confidence can be trusted. */
export function printReport(judged: readonly Judged[], hasLayouts: boolean): void {
  console.log(
    `${judged.length} files, ${valuesOf(judged).length} values: ${percent(rightShare(judged))} right, ${madeUp(judged)} values that the files do not contain`,
  )
  printTable(
    ['value', 'right', 'of'],
    KINDS.map((kind) => {
      const values = valuesOf(judged).filter((value) => value.kind === kind)
      return [
        kind,
        percent(share(values.filter(({ path }) => path !== null).length, values.length)),
        String(values.length),
      ]
    }),
  )
  printGroups('language', judged)
  if (hasLayouts) printGroups('layout', judged)
  printCalibration(judged)
}

const groupsOf = (by: 'language' | 'layout', judged: readonly Judged[]) => [...Map.groupBy(judged, (one) => one[by])]

function printGroups(by: 'language' | 'layout', judged: readonly Judged[]): void {
  printTable(
    [by, 'right', 'not in the file'],
    groupsOf(by, judged)
      .toSorted(([, one], [, other]) => rightShare(one) - rightShare(other))
      .map(([name, all]) => [name, percent(rightShare(all)), String(madeUp(all))]),
  )
}

function printCalibration(judged: readonly Judged[]): void {
  const made = judged.flatMap(({ verdict }) => verdict.made)
  const levels = [...Map.groupBy(made, ({ confidence }) => confidence)].toSorted(([one], [other]) => other - one)
  printTable(
    ['confidence', 'right', 'of'],
    levels.map(([level, all]) => [
      level.toFixed(2),
      percent(share(all.filter(({ isRight }) => isRight).length, all.length)),
      String(all.length),
    ]),
  )
  const { right, all, fields } = sureOf(judged)
  console.log(
    `Fields shown as sure: ${percent(share(right, all))} of ${all} right; ${percent(share(all, fields))} of ${fields} fields are`,
  )
}

function sureOf(judged: readonly Judged[]) {
  const fields = judged.flatMap(({ verdict }) => verdict.fields)
  const sure = fields.filter(({ isSure }) => isSure)
  return { right: sure.filter(({ isRight }) => isRight).length, all: sure.length, fields: fields.length }
}

/** Whether no figure is below its goal; names those that are. */
export function meetsGoals(judged: readonly Judged[]): boolean {
  const tuned = judged.filter(({ part }) => part === 'tuned')
  const { right, all } = sureOf(judged)
  const figures: readonly (readonly [string, number, number])[] = [
    ...[...Map.groupBy(judged, ({ part }) => part)].map(
      ([part, some]) => [part, rightShare(some), GOALS.all[part]] as const,
    ),
    ...groupsOf('layout', tuned).map(([name, some]) => [name, rightShare(some), GOALS.layout] as const),
    ['sure', share(right, all), GOALS.sure],
  ]
  const below = figures.filter(([, value, goal]) => value < goal)
  for (const [name, value, goal] of below) console.error(`${name}: ${percent(value)} is below ${percent(goal)}`)
  return below.length === 0
}

/** What is wrong in a file: the values that are missing, and those that it does not contain. */
export function printWrong(name: string, { values, made }: Verdict, { content, leftOver }: ParsedResume): void {
  const missing = values.filter(({ path }) => path === null)
  const wrong = made.filter(({ isRight }) => !isRight)
  if (missing.length === 0 && wrong.length === 0) return
  console.log(`\n${name}: ${missing.length} of ${values.length} missing`)
  for (const { kind, expected } of missing) console.log(`  - ${kind}: ${expected}`)
  for (const { path, confidence } of wrong)
    console.log(`  + ${path} (${confidence}): ${JSON.stringify(at(content, path))}`)
  if (leftOver.length > 0) console.log(`  left over: ${leftOver.join(' / ')}`)
}

const at = (content: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      content,
    )
