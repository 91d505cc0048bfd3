import type { Criterion, Feedback } from '#shared/coach/feedback.ts'

/** One criterion in two attempts at a question. */
type Change = { readonly criterion: Criterion; readonly from: number; readonly to: number; readonly by: number }

export type Comparison = {
  /** Of the total, of 100; below 0 when the later attempt has less. */
  readonly by: number
  /** The greatest change first. */
  readonly better: readonly Change[]
  readonly worse: readonly Change[]
  /** Whether what was to be mended first has more points now; null when nothing was to be mended. */
  readonly mended: boolean | null
}

/** What a later attempt at the same question does better and worse. Criteria that only one of them has are left out. */
export function comparison(before: Feedback, after: Feedback): Comparison {
  const changes = before.judged.flatMap(({ criterion, points: from }): Change[] => {
    const to = after.judged.find((one) => one.criterion === criterion)?.points
    return from === null || to === null || to === undefined ? [] : [{ criterion, from, to, by: to - from }]
  })
  const better = changes.filter(({ by }) => by > 0).toSorted((a, b) => b.by - a.by)
  const worse = changes.filter(({ by }) => by < 0).toSorted((a, b) => a.by - b.by)
  const mended = before.fixFirst === null ? null : better.some(({ criterion }) => criterion === before.fixFirst)
  return { by: after.total - before.total, better, worse, mended }
}
