import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { suspendUser, type AuditEntry } from '#shared/contract/admin-lists.ts'
import { AuditTab } from '#web/features/admin/audit/audit-tab.tsx'
import { show } from '#web/testing/show.tsx'

const entry: AuditEntry = {
  id: 9,
  at: '2026-03-01T09:30:00.000Z',
  action: suspendUser.summary,
  target: '/api/admin/users/u1/suspension',
  detail: '',
  session: 'ab12cd34',
}
const showTab = (items: AuditEntry[], total = items.length, page = 1) =>
  show(() => <AuditTab loaded={{ items, total, page }} />, { at: '/?tab=audit' })

test('shows the action, its target, the time and the session', () => {
  showTab([entry])
  const [, row] = within(screen.getByRole('table', { name: 'Audit trail' })).getAllByRole('row')
  const cells = within(row!)
  for (const words of ['Account suspended', 'Account u1', 'Mar 1, 2026, 9:30 AM UTC', 'ab12cd34'])
    expect(cells.getByText(words)).toBeTruthy()
  expect(cells.getByRole('link').getAttribute('href')).toBe('/?tab=users&user=u1')
})

test.each([
  ['/api/admin/users/u1/resumes/7/takedown', 'Resume 7 of Account u1'],
  ['/api/admin/users/u1/products/coach', 'AI Interview Coach for Account u1'],
  ['/api/admin/messages/12', 'Message 12'],
  ['/api/admin/mails/3/attempts', 'Email 3'],
  ['/api/admin/topics/cover-letters/notice', 'List cover-letters'],
  ['/api/admin/leads.csv', '–'],
])('the target of %s is shown as: %s', (target, words) => {
  showTab([{ ...entry, target }])
  const [, row] = screen.getAllByRole('row')
  expect(within(row!).getAllByRole('cell')[0]?.lastElementChild?.textContent).toBe(words)
})

test('shows the outcome, and shows unknown actions and outcomes as recorded', () => {
  showTab([
    { ...entry, detail: 'not finished' },
    { ...entry, id: 8, action: 'Something new', detail: 'refused: user_not_found' },
  ])
  for (const words of ['Not finished', 'Something new', 'refused: user_not_found'])
    expect(screen.getByText(words)).toBeTruthy()
})

test.each([
  ['wrong password', 'Wrong password'],
  ['wrong password, 31 times', 'Wrong password, 31 times'],
  ['shown', 'Shown'],
  ['hidden', 'Hidden'],
  ['cover-letters', 'cover-letters'],
])('an entry with the outcome “%s” shows: %s', (detail, words) => {
  showTab([{ ...entry, detail }])
  expect(screen.getByText(words)).toBeTruthy()
})

test('an empty audit trail explains what will appear in it', () => {
  showTab([])
  expect(screen.getByText('No activity yet')).toBeTruthy()
})

test('a long audit trail has pages', () => {
  showTab([entry], 60, 2)
  expect(screen.getByText('Page 2 of 3')).toBeTruthy()
})
