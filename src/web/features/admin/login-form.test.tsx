import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActionData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AdminLoginForm } from '#web/features/admin/login-form.tsx'
import type { AdminProblem } from '#web/features/admin/login-rules.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => act(clearToasts))

function showForm(answer: AdminProblem) {
  const action = vi.fn<() => Promise<AdminProblem>>(async () => answer)
  show(() => <AdminLoginForm problem={useActionData()} />, { at: '/admin', path: '/admin', action })
  return action
}
const field = () => screen.getByLabelText<HTMLInputElement>('Admin password')
const enter = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

test.each<[AdminProblem, string, string]>([
  [{ code: 'wrong' }, 'Access Denied', 'Invalid admin password'],
  [{ code: 'failed' }, 'Error', 'Failed to authenticate'],
  [
    { code: 'refused', message: 'Too many attempts. Try again in 9 seconds.' },
    'Access Denied',
    'Too many attempts. Try again in 9 seconds.',
  ],
])('the response %j is shown, and the field is cleared and focused', async (answer, title, description) => {
  showForm(answer)
  await userEvent.type(field(), 'a guess')
  await enter()
  await screen.findByRole('note')
  expect(shownToasts()).toMatchObject([{ title, description, variant: 'destructive' }])
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
})

test('an empty field is not sent and shows what is missing', async () => {
  const action = showForm({ code: 'wrong' })
  await enter()
  expect(action).not.toHaveBeenCalled()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter the admin password.')).toBeTruthy()
})

test('the password never appears in the URL', () => {
  showForm({ code: 'wrong' })
  expect(field().form?.method).toBe('post')
})
