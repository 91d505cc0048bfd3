import { Trans, useLingui } from '@lingui/react/macro'
import type { CoachProgress } from '#shared/contract/coach.ts'

type Days = CoachProgress['days']

/** Sides of the drawing, which is stretched to its place. */
const WIDTH = 300
const HEIGHT = 96
const EDGE = 6
/** Days that are drawn; the table has all. */
const MOST = 30

/** Averages by day as a line, and the same as a table for anyone who wants the numbers. */
export function Chart({ days }: { days: Days }) {
  const { t, i18n } = useLingui()
  const drawn = days.slice(-MOST)
  const points = drawn.map((day, at) => ({ ...day, x: xOf(at, drawn.length), y: yOf(day.average) }))
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last) return null
  const shortDay = (day: string) => i18n.date(`${day}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <div className="grid gap-2">
      {drawn.length > 1 && (
        <figure className="grid gap-1">
          <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full overflow-visible">
            {[0, 50, 100].map((value) => (
              <line key={value} x1={0} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} className="stroke-line" />
            ))}
            <polyline
              points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
              fill="none"
              strokeWidth={2}
              strokeLinejoin="round"
              className="stroke-accent forced-colors:stroke-[CanvasText]"
            />
            {points.map(({ day, x, y }) => (
              <circle key={day} cx={x} cy={y} r={3} className="fill-accent forced-colors:fill-[CanvasText]" />
            ))}
          </svg>
          <figcaption className="flex justify-between text-xs text-ink-faint tabular-nums">
            <span className="sr-only">{t`Average points by day, from ${first.average} to ${last.average}`}</span>
            <span>{shortDay(first.day)}</span>
            <span>{shortDay(last.day)}</span>
          </figcaption>
        </figure>
      )}
      <details open={drawn.length === 1}>
        <summary className="w-fit rounded-sm py-1 text-xs text-accent-text">
          <Trans>Show the numbers</Trans>
        </summary>
        <table className="mt-1 w-full text-xs tabular-nums">
          <thead>
            <tr className="text-ink-faint [&_th]:py-1 [&_th]:font-medium">
              <th scope="col">
                <Trans>Day</Trans>
              </th>
              <th scope="col" className="text-end">
                <Trans>Answers</Trans>
              </th>
              <th scope="col" className="text-end">
                <Trans>Average</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, answers, average }) => (
              <tr key={day} className="border-t border-line [&>*]:py-1">
                <th scope="row" className="font-normal">
                  {i18n.date(`${day}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })}
                </th>
                <td className="text-end">{answers}</td>
                <td className="text-end">{average}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}

const xOf = (at: number, count: number) => EDGE + (at * (WIDTH - 2 * EDGE)) / Math.max(1, count - 1)
const yOf = (average: number) => HEIGHT - EDGE - (average * (HEIGHT - 2 * EDGE)) / 100
