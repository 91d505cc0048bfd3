import type { ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { formatDay } from '#web/ui/format-day.ts'
import { areaOf, lineOf, SIDE, xOf, type PlotLine } from '#web/ui/day-chart/chart-shape.ts'

type DayPlotLinesProps = {
  lines: readonly PlotLine[]
  days: readonly string[]
  /** The end of the scale. */
  top: number
  /** Said in the middle of a plot without any line. */
  empty: ReactNode
  /** The day that is looked at. */
  at: number | null
  /** Covers the plot and takes the pointer. */
  children: ReactNode
}

/**
 * The drawing: a square stretched to its place, with strokes that keep their width, and words around it that are no part
 * of the picture, so that they keep their size on every screen. Time runs from left to right in every language.
 */
export function ChartLines({ lines, days, top, empty, at, children }: DayPlotLinesProps) {
  const { i18n } = useLingui()
  return (
    <div dir="ltr" className="grid grid-cols-[auto_1fr] gap-x-2 gap-y-1.5 text-xs text-ink-faint tabular-nums">
      <div aria-hidden className="relative -my-2 flex flex-col justify-between text-end">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{i18n.number(value, { notation: 'compact' })}</span>
        ))}
      </div>
      <div className="relative h-40 sm:h-52">
        <svg
          aria-hidden
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible [&_*]:[vector-effect:non-scaling-stroke]"
        >
          {[0, SIDE / 2, SIDE].map((y) => (
            <line
              key={y}
              x1={0}
              x2={SIDE}
              y1={y}
              y2={y}
              className={y === SIDE ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {at !== null && <Upright x={xOf(at, days.length)} />}
          {!empty &&
            lines.map(({ label, values }, place) => <Line key={label} values={values} top={top} place={place} />)}
        </svg>
        {!empty && at !== null && <Dots lines={lines} count={days.length} top={top} at={at} />}
        {empty ? (
          <p className="absolute inset-0 grid place-items-center px-4 text-center text-sm text-ink-soft">{empty}</p>
        ) : (
          children
        )}
      </div>
      <div aria-hidden className="col-start-2 flex justify-between">
        {marksOf(days).map((day, place) => (
          <span key={day} className={clsx(place % 2 === 1 && 'hidden sm:inline')}>
            {formatDay(i18n, day, { day: 'numeric', month: 'short' })}
          </span>
        ))}
      </div>
    </div>
  )
}

/** The same stroke as in the plot, beside its name. */
export function ChartSwatch({ place }: { place: number }) {
  return (
    <svg aria-hidden width={18} height={8} viewBox="0 0 18 8" className="shrink-0">
      <line x1={1} x2={17} y1={4} y2={4} className={strokeOf(place)} {...dashOf(place)} strokeWidth={2.5} />
    </svg>
  )
}

type LineProps = { values: readonly number[]; top: number; place: number }

function Line({ values, top, place }: LineProps) {
  return (
    <>
      {place === 0 && <path d={areaOf(values, top)} className="fill-accent opacity-10 forced-colors:hidden" />}
      <path
        d={lineOf(values, top)}
        fill="none"
        strokeWidth={2}
        strokeLinejoin="round"
        className={strokeOf(place)}
        {...dashOf(place)}
      />
    </>
  )
}

const Upright = ({ x }: { x: number }) => (
  <line x1={x} x2={x} y1={0} y2={SIDE} className="stroke-line-strong forced-colors:stroke-[Highlight]" />
)

/** Round ones: drawn as elements, for the square is stretched. */
function Dots({ lines, count, top, at }: { lines: readonly PlotLine[]; count: number; top: number; at: number }) {
  return lines.map(({ label, values }, place) => (
    <span
      key={label}
      aria-hidden
      className={clsx(
        'pointer-events-none absolute size-2.5 -translate-x-1/2 translate-y-1/2 rounded-full border-2 border-surface forced-colors:bg-[CanvasText]',
        place === 0 ? 'bg-accent' : 'bg-ink-soft',
      )}
      style={{ left: `${xOf(at, count)}%`, bottom: `${(100 * (values[at] ?? 0)) / top}%` }}
    />
  ))
}

/** Distinguished by lightness and dashes as well as by color. */
const strokeOf = (place: number) =>
  clsx('forced-colors:stroke-[CanvasText]', place === 0 ? 'stroke-accent' : 'stroke-ink-soft')
const dashOf = (place: number) => ({ strokeDasharray: [undefined, '5 3', '1.5 3'][place % 3] })

/** Five days at even distances; the second and the fourth only where there is room. */
function marksOf(days: readonly string[]): string[] {
  const last = days.length - 1
  if (last < 4) return days.filter((_, at) => at === 0 || at === last)
  return [0, 1, 2, 3, 4].flatMap((part) => days[Math.round((part * last) / 4)] ?? [])
}
