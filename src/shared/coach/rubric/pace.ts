import type { Judge, Points } from '#shared/coach/rubric/judged.ts'

const STEPS: readonly (readonly [from: number, to: number, points: Points])[] = [
  [130, 160, 4],
  [115, 175, 3],
  [100, 190, 2],
  [80, 210, 1],
]
const FROM = 130
const TO = 160

/** Words a minute, voiced pauses left out: 130 to 160 are easy to follow. */
export const pace: Judge = ({ count }, { seconds }) => {
  if (seconds === null) return { points: null, advice: 'not-spoken' }
  const perMinute = Math.round((count * 60) / seconds)
  const points = STEPS.find(([from, to]) => perMinute >= from && perMinute <= to)?.[2] ?? 0
  if (points === 4) return { points, advice: 'pace-good', values: { perMinute } }
  return { points, advice: perMinute < FROM ? 'pace-slow' : 'pace-fast', values: { perMinute, from: FROM, to: TO } }
}
