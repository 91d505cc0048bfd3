import type { CorpusFault } from '../check-corpus.ts'
import { isSaid, judge, type LineFault } from './judge.ts'
import { says } from './normal.ts'
import type { Case } from './types.ts'

/** Where a case contradicts itself: its own example lines must pass its judge, and its terms must rest on the answer. */
export const writerCorpusFaults = (cases: readonly Case[]): readonly CorpusFault[] =>
  cases.flatMap((of, at) => [
    ...exampleFaults(of),
    ...termFaults(of),
    ...(cases.slice(0, at).some(({ answer }) => answer === of.answer)
      ? [{ id: of.id, what: 'another case has the same answer' }]
      : []),
  ])

function exampleFaults(of: Case): readonly CorpusFault[] {
  const { lines, lost, kept, numbers } = judge(
    of,
    of.expected.lines.map(({ example }) => example),
  )
  const unusable = lines.filter(({ faults }) => faults.length > 0)
  const isUsableAsSaid = judge(of, [of.answer]).lines[0]?.faults.length === 0
  return [
    ...unusable.map(({ text, faults }) => ({
      id: of.id,
      what: 'an example line is not usable',
      detail: `${text} (${faults.map(inWords).join('; ')})`,
    })),
    ...lost.map((detail) => ({ id: of.id, what: 'no example line says everything expected', detail })),
    ...(kept < numbers ? [{ id: of.id, what: 'the example lines lose a number' }] : []),
    ...(isUsableAsSaid ? [{ id: of.id, what: 'the answer as it was said passes for a line' }] : []),
  ]
}

function termFaults({ id, answer, expected }: Case): readonly CorpusFault[] {
  const { lines, never, unfit = [], numbers, nothing } = expected
  return [
    ...numbers
      .filter((number) => !isSaid(answer, number))
      .map((number) => ({ id, what: 'a number to keep was not said', detail: String(number) })),
    ...unfit
      .filter((term) => !says(answer, term.replace('^', '')))
      .map((detail) => ({ id, what: 'an unfit term was not said', detail })),
    ...unfit
      .filter((term) => never.includes(term))
      .map((detail) => ({ id, what: 'a term is both unfit and never true', detail })),
    ...((lines.length === 0) === (nothing === true) ? [] : [{ id, what: '`nothing` contradicts the expected lines' }]),
  ]
}

/** 'broken: in in', or only the kind. */
export const inWords = (fault: LineFault): string => ('what' in fault ? `${fault.kind}: ${fault.what}` : fault.kind)
