import { Trans, useLingui } from '@lingui/react/macro'
import { formatDay } from '#web/ui/format-day.ts'
import type { PlotLine } from '#web/ui/day-chart/chart-shape.ts'

/** The numbers of a plot by day, the latest first, for anyone who wants or needs them. */
export function ChartTable({ lines, days }: { lines: readonly PlotLine[]; days: readonly string[] }) {
  const { i18n } = useLingui()
  return (
    <details>
      <summary className="w-fit rounded-sm py-1 text-xs text-accent-text">
        <Trans>Show the numbers</Trans>
      </summary>
      <table className="mt-1 w-full text-xs tabular-nums">
        <thead>
          <tr className="text-ink-faint [&_th]:py-1 [&_th]:font-medium">
            <th scope="col">
              <Trans>Day</Trans>
            </th>
            {lines.map(({ label }) => (
              <th key={label} scope="col" className="ps-4 text-end">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .map((day, at) => (
              <tr key={day} className="border-t border-line [&>*]:py-1">
                <th scope="row" className="font-normal">
                  {formatDay(i18n, day)}
                </th>
                {lines.map(({ label, values }) => (
                  <td key={label} className="ps-4 text-end">
                    {i18n.number(values[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </details>
  )
}
