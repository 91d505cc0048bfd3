import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Lead } from '#shared/contract/admin-lists.ts'
import type { SubscriberList } from '#shared/contract/newsletter.ts'
import { LeadsTab } from '#web/features/admin/leads/leads-tab.tsx'
import type { LoadedLeads } from '#web/features/admin/load-lists.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => vi.unstubAllGlobals())

const ada: Lead = {
  id: 'u1',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  source: 'signup',
  signupDate: '2026-03-01T23:30:00.000Z',
  resumeCount: 3,
  lastActive: '2026-03-09',
}
const reader: Lead = {
  ...ada,
  id: 'bo@example.com',
  firstName: '',
  lastName: '',
  email: 'bo@example.com',
  source: 'newsletter',
  resumeCount: 0,
  lastActive: null,
}
const coverLetters: SubscriberList = { topic: 'cover-letters', confirmed: 12, waiting: 1, notice: { sentAt: null } }

type Shown = { leads?: Lead[]; total?: number; page?: number; lists?: SubscriberList[]; search?: string; at?: string }

function showTab({ leads = [], total = leads.length, page = 1, lists = [], search = '', at = '/?tab=leads' }: Shown) {
  const asked: LoadedLeads['asked'] = { search, page, sort: 'signupDate', order: 'desc' }
  return show(() => <LeadsTab loaded={{ asked, leads: { items: leads, total, page }, lists }} />, { at })
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('lists each lead with its source, date and activity', () => {
  showTab({ leads: [ada, reader] })
  const [, first, second] = within(screen.getByRole('table', { name: 'Leads' })).getAllByRole('row')
  const words = (row?: HTMLElement) =>
    [...row!.children].map(({ lastElementChild, textContent }) => lastElementChild?.textContent ?? textContent)
  expect(first?.firstElementChild?.textContent).toBe('Ada Lovelaceada@example.com')
  expect(words(first).slice(1)).toEqual(['Signup', 'Mar 1, 2026', '3', 'Mar 9, 2026'])
  expect(second?.firstElementChild?.textContent).toBe('bo@example.com')
  expect(words(second).slice(1)).toEqual(['Newsletter', 'Mar 1, 2026', '0', '–'])
})

test('leads who signed up are highlighted', () => {
  showTab({ leads: [ada, reader] })
  expect(screen.getByText('Signup').className).not.toBe(screen.getByText('Newsletter').className)
})

test('the sorted column is marked, and each column links to its own order on the first page', () => {
  showTab({ leads: [ada], at: '/?tab=leads&search=a&page=4' })
  expect(screen.getByRole('columnheader', { name: 'Added' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBeNull()
  expect(hrefOf('Added')).toBe('/?tab=leads&search=a&sort=signupDate&order=asc')
  expect(hrefOf('Email')).toBe('/?tab=leads&search=a&sort=email&order=asc')
  expect(hrefOf('Resumes')).toBe('/?tab=leads&search=a&sort=resumeCount&order=desc')
})

test('the search is a plain form that keeps the order and resets the page', () => {
  showTab({ leads: [ada], at: '/?tab=leads&sort=email&order=asc&page=4&search=old', search: 'old' })
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search names and email addresses' })
  expect(input.form?.method).toBe('get')
  expect([...new FormData(input.form!)]).toEqual([
    ['tab', 'leads'],
    ['sort', 'email'],
    ['order', 'asc'],
    ['search', 'old'],
  ])
  expect(hrefOf('Show all')).toBe('/?tab=leads&sort=email&order=asc')
})

test('the exported file contains the rows shown: all of them, or the search results', () => {
  const { unmount } = showTab({ leads: [ada] })
  expect(hrefOf('Download CSV')).toBe('/api/admin/leads.csv')
  unmount()
  showTab({ leads: [ada], search: 'a&b' })
  expect(hrefOf('Download results as CSV')).toBe('/api/admin/leads.csv?search=a%26b')
})

test('many rows have pages, and the first and last page link no further', () => {
  const { unmount } = showTab({ leads: [ada], total: 100_000, page: 1 })
  expect(screen.getByText('100,000 addresses')).toBeTruthy()
  expect(screen.getByText('Page 1 of 4,000')).toBeTruthy()
  expect(hrefOf('Next page')).toBe('/?tab=leads&page=2')
  expect(hrefOf('Last page')).toBe('/?tab=leads&page=4000')
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
  unmount()
  showTab({ leads: [ada], total: 100_000, page: 4000 })
  expect(hrefOf('Previous page')).toBe('/?tab=leads&page=3999')
  expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
})

test.each<[string, Shown, string]>([
  ['no leads at all', {}, 'No leads yet'],
  ['a search without results', { search: 'zz' }, 'Nothing matches “zz”.'],
  ['a page after the last', { total: 30, page: 9 }, 'This page is empty'],
])('%s: the empty list explains why', (_, shown, words) => {
  showTab(shown)
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('an email list shows its number of subscribers and exports their addresses', () => {
  showTab({ lists: [{ topic: 'newsletter', confirmed: 1200, waiting: 30, notice: null }] })
  expect(screen.getByText('1,200 confirmed addresses, 30 not confirmed yet')).toBeTruthy()
  expect(screen.getByText('Gets new articles automatically.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Download CSV/ }).getAttribute('href')).toBe(
    '/api/admin/subscribers.csv?topic=newsletter',
  )
  expect(screen.queryByRole('button', { name: /Send announcement/ })).toBeNull()
})

test('an announcement is sent only after the administrator has seen how many people get it', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ recipients: 12 }, { status: 202 }))
  vi.stubGlobal('fetch', fetched)
  showTab({ lists: [coverLetters] })
  await userEvent.click(screen.getByRole('button', { name: /Send announcement/ }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/12 addresses get an email saying that the feature is ready/)).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.click(question.getByRole('button', { name: 'Send announcement' }))
  expect(fetched.mock.calls[0]).toMatchObject(['/api/admin/topics/cover-letters/notice', { method: 'POST' }])
  expect(await screen.findAllByText('Emails to 12 addresses are in the outbox.')).not.toEqual([])
})

test('a sent announcement shows its date and is not offered again', () => {
  showTab({ lists: [{ ...coverLetters, notice: { sentAt: '2026-03-05T10:00:00.000Z' } }] })
  expect(screen.getByText(/Announcement sent on/).textContent).toContain('Mar 5, 2026')
  expect(screen.queryByRole('button', { name: /Send announcement/ })).toBeNull()
})
