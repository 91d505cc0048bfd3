import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeleteAccount } from '#web/features/account/delete-account.tsx'
import { SecuritySection } from '#web/features/account/security-section.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

const WRONG = {
  message: 'That password is incorrect. Try again.',
  code: 'wrong_password',
  fields: { password: 'That password is incorrect. Try again.' },
}
const requests: string[] = []
let answer: () => Response

beforeEach(() => {
  requests.length = 0
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (path: string, init: { method: string; body?: string }) => {
    requests.push(`${init.method} ${path} ${init.body ?? ''}`.trim())
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(clearToasts)
})

const session = (id: string, device: string | null, isCurrent: boolean) => ({
  id,
  device,
  isCurrent,
  createdAt: '2026-01-02T00:00:00Z',
  lastSeenAt: '2026-01-03T00:00:00Z',
})
const sessions = [session('b', null, false), session('a', 'Firefox on Windows', true)]
const showSection = (emailConfirmed = true, sendsMail = true) =>
  show(() => (
    <SecuritySection
      sessions={sessions}
      email="ada@example.com"
      emailConfirmed={emailConfirmed}
      sendsMail={sendsMail}
    />
  ))

test('without a mail server, nothing that needs an email is offered', () => {
  showSection(false, false)
  expect(screen.getByText('ada@example.com')).toBeTruthy()
  expect(screen.getByText(/^This site doesn’t send emails/)).toBeTruthy()
  expect(screen.queryByText('Your email address isn’t confirmed yet')).toBeNull()
  expect(screen.queryByLabelText('New email address')).toBeNull()
})

test('every session except the current one can be ended', async () => {
  showSection()
  expect(screen.queryByRole('button', { name: 'Sign out: Firefox on Windows' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Sign out: Unknown device' }))
  await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
  expect(requests).toEqual(['DELETE /api/sessions/b', 'DELETE /api/sessions'])
})

test('the current browser is listed first', () => {
  showSection()
  expect(screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
    'Firefox on WindowsThis browser',
    'Unknown device',
  ])
})

test('an unconfirmed email address can get its confirmation email again', async () => {
  answer = () => Response.json({}, { status: 202 })
  showSection(false)
  await userEvent.click(screen.getByRole('button', { name: 'Resend email' }))
  expect(requests).toEqual(['POST /api/email-confirmation'])
  expect(shownToasts()).toMatchObject([{ title: 'Email sent' }])
})

test('a rejected new email address keeps what was typed and shows the reason beside its field', async () => {
  answer = () => Response.json(WRONG, { status: 422 })
  showSection()
  await userEvent.type(screen.getByLabelText('New email address'), 'new@example.com')
  await userEvent.type(screen.getByLabelText('Your password'), 'wrong-one')
  await userEvent.click(screen.getByRole('button', { name: 'Change email address' }))
  expect(requests).toEqual(['PUT /api/user/email {"email":"new@example.com","password":"wrong-one"}'])
  expect(screen.getByLabelText<HTMLInputElement>('New email address').value).toBe('new@example.com')
  expect(screen.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true')
})

test('deleting the account explains the next step and does nothing without the password', async () => {
  answer = () => Response.json(WRONG, { status: 422 })
  show(() => <DeleteAccount billing={{ selling: 'on', subscription: null, owned: [], payments: [] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
  expect(shownToasts()).toMatchObject([
    { description: 'This feature requires additional confirmation.', variant: 'destructive' },
  ])
  expect(requests).toEqual([])
  await userEvent.type(await screen.findByLabelText('Your password'), 'wrong-one')
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(requests).toEqual(['DELETE /api/user {"password":"wrong-one"}'])
  expect(document.cookie).not.toContain('account-deleted')
})
