import { CRITERIA, type Criterion } from '#shared/coach/feedback.ts'
import { inOrder } from '#shared/text/compare-code-units.ts'

/** Points of one answer by criterion; null or absent where one did not apply. */
export type PointsOf = Readonly<Partial<Record<Criterion, number | null>>>
/** One answer as progress sees it. */
export type Scored = {
  /** The date in UTC on which it was given: '2026-04-05'. */
  readonly day: string
  /** Of 100. */
  readonly total: number
  readonly points: PointsOf
}

/** Totals by day, and points by criterion and day, the earliest day first; criteria never judged are left out. */
export function progressOf(scored: readonly Scored[]) {
  const days = byDay(scored)
  return {
    days: days.map(([day, answers]) => ({
      day,
      answers: answers.length,
      average: Math.round(mean(answers.map(({ total }) => total)) ?? 0),
    })),
    criteria: CRITERIA.map((criterion) => ({
      criterion,
      days: days.flatMap(([day, answers]) => {
        const points = averagePoints(answers, criterion)
        return points === null ? [] : { day, points }
      }),
    })).filter((one) => one.days.length > 0),
  }
}

/** The answers to one question of a session, the first first. */
export type Attempts = readonly Omit<Scored, 'day'>[]

/** The answer with the highest total; of equals, the earlier. */
export const bestOf = (attempts: Attempts): Attempts[number] | undefined =>
  attempts.toSorted((a, b) => b.total - a.total)[0]

/** Averages over questions, those without an answer left out: of their first answers, and of their best. */
export function averagesOf(questions: readonly Attempts[]) {
  const answered = questions.filter((attempts) => attempts.length > 0)
  const first = answered.flatMap((attempts) => attempts.slice(0, 1))
  const best = answered.flatMap((attempts) => bestOf(attempts) ?? [])
  return {
    total: { first: averageTotal(first), best: averageTotal(best) },
    criteria: CRITERIA.map((criterion) => ({
      criterion,
      first: averagePoints(first, criterion),
      best: averagePoints(best, criterion),
    })).filter((one) => one.first !== null || one.best !== null),
  }
}

/** What changed between two answers to the same question; criteria that applied to neither are left out. */
export const changeOf = (before: Omit<Scored, 'day'>, after: Omit<Scored, 'day'>) => ({
  total: after.total - before.total,
  criteria: CRITERIA.map((criterion) => ({
    criterion,
    before: before.points[criterion] ?? null,
    after: after.points[criterion] ?? null,
  })).filter((one) => one.before !== null || one.after !== null),
})

function byDay(scored: readonly Scored[]): readonly (readonly [string, readonly Scored[]])[] {
  const days = Map.groupBy(scored, ({ day }) => day)
  return [...days].toSorted(([a], [b]) => inOrder(a, b))
}

const averageTotal = (answers: Attempts): number | null => {
  const average = mean(answers.map(({ total }) => total))
  return average === null ? null : Math.round(average)
}

/** To one decimal. */
function averagePoints(answers: Attempts, criterion: Criterion): number | null {
  const average = mean(answers.flatMap(({ points }) => points[criterion] ?? []))
  return average === null ? null : Math.round(average * 10) / 10
}

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, one) => sum + one, 0) / numbers.length
