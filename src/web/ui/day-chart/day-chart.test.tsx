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

test('the total of all days is above the plot', () => {
  show(() => plot())
  expect(numbers()).toContain('Views1,205')
  expect(numbers()).toContain('Downloads2')
})

test('a cumulative number shows its value on the last day', () => {
  show(() => plot([VIEWS], 'latest'))
  expect(numbers()).toContain('Views5')
})

test('arrow keys select a day, and its numbers are announced', () => {
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

test('the table lists each day, latest first', () => {
  show(() => plot())
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayViewsDownloads',
    'Mar 3, 202652',
    'Mar 2, 20261,2000',
    'Mar 1, 202600',
  ])
})

test('days without any count show a message, and nothing can be selected', () => {
  show(() => plot([{ label: 'Views', days: [] }]))
  expect(screen.getByText('Nobody has looked yet.')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})
