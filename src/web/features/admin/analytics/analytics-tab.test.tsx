import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Analytics } from '#shared/contract/admin-lists.ts'
import { AnalyticsTab } from '#web/features/admin/analytics/analytics-tab.tsx'
import { show } from '#web/testing/show.tsx'

/** 90 days up to 31 March 2026; one signup on each, two on the last. */
const days = Array.from({ length: 90 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  signups: at === 89 ? 2 : 1,
  resumes: 0,
  views: 1000,
}))
const loaded: Analytics = {
  totalUsers: 100_000,
  signupsToday: 2,
  signupsThisWeek: 3,
  signupsThisMonth: 32,
  totalResumes: 300_000,
  resumesCreatedToday: 0,
  conversionRate: 12.5,
  days,
}
const showTab = (at = '/?tab=analytics') => show(() => <AnalyticsTab loaded={loaded} />, { at })

test('shows every figure of the site and explains the conversion rate', () => {
  showTab()
  const figures = within(screen.getByRole('region', { name: 'Overview' }))
  const shownFigures = figures
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(shownFigures).toEqual([
    ['Users', '100,000'],
    ['Signups today', '2'],
    ['Signups this week', '3'],
    ['Signups this month', '32'],
    ['Resumes', '300,000'],
    ['Resumes created today', '0'],
    ['Conversion rate', '12.5%'],
  ])
  expect(figures.getByText('Share of users who were active in the last 30 days')).toBeTruthy()
})

test('plots thirty days, or ninety when selected', async () => {
  showTab()
  const plot = (name: string) =>
    within(screen.getAllByRole('figure').find(({ textContent }) => textContent.startsWith(name))!)
  expect(plot('New accounts').getByText('31')).toBeTruthy()
  expect(plot('Public pages').getByText('30,000')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: '90 days' }))
  expect(plot('New accounts').getByText('91')).toBeTruthy()
  expect(plot('Public pages').getByText('90,000')).toBeTruthy()
  expect(screen.getByRole('link', { name: '90 days' }).getAttribute('aria-current')).toBe('true')
})

test('an unknown number of days in the URL shows thirty', () => {
  showTab('/?days=5000')
  expect(screen.getByRole('link', { name: '30 days' }).getAttribute('aria-current')).toBe('true')
})

test('an empty period says so', () => {
  showTab()
  expect(screen.getByText('No resumes created in this period')).toBeTruthy()
})
