import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '#web/testing/show.tsx'
import { DayChart } from '#web/ui/day-chart/day-chart.tsx'

const VIEWS = {
  label: 'Views',
  days: [
    { day: '2026-03-02', value: 1200 },
    { day: '2026-03-03', value: 5 },
  ],
}
const DOWNLOADS = { label: 'Downloads', days: [{ day: '2026-03-03', value: 2 }] }
const plot = (series = [VIEWS, DOWNLOADS], total?: 'latest') => (
  <DayChart
    title="Looked at"
    series={series}
    from="2026-03-01"
    through="2026-03-03"
    empty="Nobody has looked yet."
    {...(total && { total })}
  />
)
const numbers = () => screen.getByRole('figure').querySelector('figcaption')?.textContent

test('above the plot stands what was counted on all days', () => {
  show(() => plot())
  expect(numbers()).toContain('Views1,205')
  expect(numbers()).toContain('Downloads2')
})

test('a number that only grows is told as it is on the last day', () => {
  show(() => plot([VIEWS], 'latest'))
  expect(numbers()).toContain('Views5')
})

test('arrow keys choose a day, and it is told with its numbers', () => {
  show(() => plot())
  const day = screen.getByRole('slider', { name: 'Day' })
  expect(day.getAttribute('aria-valuetext')).toBe('Mar 3, 2026: Views 5, Downloads 2')
  fireEvent.change(day, { target: { value: '1' } })
  expect(day.getAttribute('aria-valuetext')).toBe('Mar 2, 2026: Views 1,200, Downloads 0')
  expect(numbers()).toContain('Mar 2, 2026')
  expect(numbers()).toContain('Views1,200')
  fireEvent.blur(day)
  expect(numbers()).toContain('Views1,205')
})

test('the table has each day, the latest first', () => {
  show(() => plot())
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayViewsDownloads',
    'Mar 3, 202652',
    'Mar 2, 20261,2000',
    'Mar 1, 202600',
  ])
})

test('days without any count say so in words, and there is nothing to choose', () => {
  show(() => plot([{ label: 'Views', days: [] }]))
  expect(screen.getByText('Nobody has looked yet.')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})
