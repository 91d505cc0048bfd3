import { useState, type PointerEvent, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { formatDay } from '#web/ui/format-day.ts'
import { ChartLines, ChartSwatch } from '#web/ui/day-chart/chart-lines.tsx'
import { ChartTable } from '#web/ui/day-chart/chart-table.tsx'
import { dayAt, daysThrough, topOf, valuesOn, type DayValue, type PlotLine } from '#web/ui/day-chart/chart-shape.ts'

type DaySeries = { readonly label: string; readonly days: readonly DayValue[] }

type DayPlotProps = {
  title: ReactNode
  /** One to three; days without a count are zeros. */
  series: readonly DaySeries[]
  /** The first and the last day, YYYY-MM-DD in UTC. */
  from: string
  through: string
  /** In the plot when every number is zero. */
  empty: ReactNode
  /** What the numbers above the plot say of all days: their sum, or their value on the last. */
  total?: 'sum' | 'latest'
  className?: string
}

/** Numbers by day as lines, the day under pointer, finger or arrow keys in numbers above, and all of them in a table. */
export function DayChart({ title, series, from, through, empty, total = 'sum', className }: DayPlotProps) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<number | null>(null)
  const days = daysThrough(from, through)
  const lines = series.map(({ label, days: counted }) => ({ label, values: valuesOn(counted, days) }))
  const most = Math.max(0, ...lines.flatMap(({ values }) => values))
  // Another span of days may have fewer than the one that a day was chosen in.
  const at = chosen === null ? null : Math.min(chosen, days.length - 1)
  const shownOf = (values: readonly number[]) => (at === null ? totalOf(values, total) : (values[at] ?? 0))
  return (
    <figure className={clsx('grid gap-4', className)}>
      <figcaption className="grid gap-2">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm font-medium text-ink-soft">
          {title}
          <span className="font-normal text-ink-faint tabular-nums">
            {at === null ? `${formatDay(i18n, from)} – ${formatDay(i18n, through)}` : formatDay(i18n, days[at] ?? '')}
          </span>
        </span>
        <span className="flex flex-wrap gap-x-8 gap-y-2">
          {lines.map(({ label, values }, place) => (
            <span key={label} className="grid">
              <span className="flex items-center gap-1.5 text-sm text-ink-soft">
                {lines.length > 1 && <ChartSwatch place={place} />}
                {label}
              </span>
              <span className="text-xl font-semibold tabular-nums">{i18n.number(shownOf(values))}</span>
            </span>
          ))}
        </span>
      </figcaption>
      <ChartLines lines={lines} days={days} top={topOf(most)} empty={most === 0 ? empty : null} at={at}>
        <DayChoice lines={lines} days={days} at={at} onChoose={setChosen} />
      </ChartLines>
      {most > 0 && <ChartTable lines={lines} days={days} />}
    </figure>
  )
}

type DayChoiceProps = {
  lines: readonly PlotLine[]
  days: readonly string[]
  at: number | null
  onChoose: (at: number | null) => void
}

/** The browser's own slider, unseen over the plot: arrow keys, fingers and screen readers know it. */
function DayChoice({ lines, days, at, onChoose }: DayChoiceProps) {
  const { t, i18n } = useLingui()
  const last = days.length - 1
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    onChoose(dayAt((event.clientX - left) / width, days.length))
  }
  const shown = at ?? last
  const words = lines.map(({ label, values }) => `${label} ${i18n.number(values[shown] ?? 0)}`).join(', ')
  return (
    <input
      type="range"
      aria-label={t`Day`}
      aria-valuetext={`${formatDay(i18n, days[shown] ?? '')}: ${words}`}
      min={0}
      max={Math.max(0, last)}
      value={shown}
      onChange={(event) => onChoose(event.target.valueAsNumber)}
      onFocus={() => onChoose(shown)}
      onBlur={() => onChoose(null)}
      onPointerMove={follow}
      onPointerLeave={(event) => event.currentTarget !== document.activeElement && onChoose(null)}
      // A thumb as wide as a line: the value is where the finger is.
      className={clsx(
        'absolute inset-0 size-full cursor-crosshair touch-pan-y appearance-none rounded-sm bg-transparent',
        '[&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent',
        '[&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none',
      )}
    />
  )
}

const totalOf = (values: readonly number[], total: 'sum' | 'latest') =>
  total === 'latest' ? (values.at(-1) ?? 0) : values.reduce((sum, value) => sum + value, 0)
