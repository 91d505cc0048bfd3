import type { Asked, Judge, Points } from '#shared/coach/rubric/judged.ts'
import type { Answer } from '#shared/coach/rubric/read-answer.ts'

type Steps = readonly [from: number, to: number, points: Points][]

/** A comfortable length is one to two minutes, or as many words as fit in that time. */
const WORDS: Steps = [
  [60, 250, 4],
  [40, 320, 3],
  [25, 450, 2],
  [10, 700, 1],
]
const SECONDS: Steps = [
  [60, 120, 4],
  [45, 150, 3],
  [30, 180, 2],
  [15, 240, 1],
]
/** A salary or an unexpected question is answered in half of that. */
const SHORT = 0.5

export const length: Judge = (answer, asked) => (asked.seconds === null ? typed(answer, asked) : spoken(answer, asked))

/** Instructions to the judge may make an answer too long, but never long enough. */
function typed({ count, said }: Answer, { kind }: Asked) {
  const steps = stepsFor(WORDS, kind)
  const points = worse(pointsOf(count, steps), pointsOf(Math.round(said), steps))
  const [from, to] = comfortable(steps)
  const words = said < from ? Math.round(said) : count
  if (points === 4) return { points, advice: 'length-good', values: { words } } as const
  return { points, advice: words < from ? 'length-short' : 'length-long', values: { words, from, to } } as const
}

/** Silence does not count: few words in a long time are few words. */
function spoken(answer: Answer, asked: Asked) {
  const seconds = Math.round(asked.seconds ?? 0)
  const steps = stepsFor(SECONDS, asked.kind)
  const inTime = pointsOf(seconds, steps)
  const inWords = typed(answer, asked)
  const isEmptyTime = inWords.advice === 'length-short' && inWords.points < inTime
  if (isEmptyTime) return inWords
  const [from, to] = comfortable(steps)
  if (inTime === 4) return { points: inTime, advice: 'length-good', values: { words: answer.count } } as const
  const advice = seconds < from ? 'length-short-spoken' : 'length-long-spoken'
  return { points: inTime, advice, values: { seconds, from, to } } as const
}

const stepsFor = (steps: Steps, kind: Asked['kind']): Steps =>
  kind === 'salary' || kind === 'curveball'
    ? steps.map(([from, to, points]) => [Math.floor(from * SHORT), to, points] as const)
    : steps

const worse = (one: Points, other: Points): Points => (one < other ? one : other)

const pointsOf = (amount: number, steps: Steps): Points =>
  steps.find(([from, to]) => amount >= from && amount <= to)?.[2] ?? 0

const comfortable = (steps: Steps): readonly [number, number] => [steps[0]?.[0] ?? 0, steps[0]?.[1] ?? 0]
