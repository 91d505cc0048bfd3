import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useActionData } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AuthForm } from '#web/features/account/auth-form.tsx'
import type { AuthAnswer, AuthTab } from '#web/features/account/auth-rules.ts'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => act(clearToasts))

function showForm(tab: AuthTab, answer?: AuthAnswer) {
  const action = vi.fn<() => Promise<AuthAnswer | null>>(async () => answer ?? null)
  show(() => <AuthForm tab={tab} answer={useActionData()} email="" onEmail={() => {}} />, {
    action,
  })
  return action
}
const fill = async (words: Record<string, string>) => {
  for (const [label, text] of Object.entries(words)) await userEvent.type(screen.getByLabelText(label), text)
}
const send = () => userEvent.click(screen.getByRole('button', { name: /^(Sign in|Create account)$/ }))
const refused = (tab: AuthTab, message: string, fields = {}): AuthAnswer => ({
  tab,
  problem: { code: 'refused', message, fields },
  typed: { email: 'ada@example.com', firstName: '', lastName: '', emailsAgreed: false },
})

test.each(['sign-in', 'sign-up'] as const)('%s without an email address and a password asks for both', async (tab) => {
  const action = showForm(tab)
  await send()
  expect(shownToasts()).toMatchObject([
    { title: 'Missing information', description: 'Please enter both email and password', variant: 'destructive' },
  ])
  expect(action).not.toHaveBeenCalled()
})

test('the first missing field takes the focus and shows what is missing', async () => {
  showForm('sign-in')
  await fill({ Email: 'ada@example.com' })
  await send()
  const password = screen.getByLabelText('Password')
  expect(document.activeElement).toBe(password)
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter your password.',
  )
})

test('a new password under six characters is rejected before it is sent', async () => {
  const action = showForm('sign-up')
  await fill({ Email: 'ada@example.com', Password: '12345' })
  await send()
  expect(shownToasts()).toMatchObject([
    { title: 'Password too short', description: 'Password must be at least 6 characters long' },
  ])
  expect(action).not.toHaveBeenCalled()
})

test('an existing short password can be used to sign in', async () => {
  const action = showForm('sign-in')
  await fill({ Email: 'ada@example.com', Password: '12345' })
  await send()
  expect(action).toHaveBeenCalledOnce()
})

test("a refused sign-in shows the server's message and keeps what was typed", async () => {
  showForm('sign-in', refused('sign-in', 'Too many attempts. Try again in 9 seconds.'))
  await fill({ Email: 'ada@example.com', Password: 'wrong-one' })
  await send()
  await screen.findByRole('note')
  expect(shownToasts()).toMatchObject([
    { title: 'Login failed', description: 'Too many attempts. Try again in 9 seconds.' },
  ])
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
})

test.each([
  ['sign-in', 'Login failed', 'Invalid email or password'],
  ['sign-up', 'Registration failed', 'Failed to create account'],
] as const)('%s refused without a message shows the default message', async (tab, title, description) => {
  showForm(tab, refused(tab, ''))
  await fill({ Email: 'ada@example.com', Password: 'secret1' })
  await send()
  await screen.findByRole('note')
  expect(shownToasts()).toMatchObject([{ title, description, variant: 'destructive' }])
})

test('a field error appears beside its field', async () => {
  showForm('sign-up', refused('sign-up', 'Look again.', { email: 'Enter an email address like name@example.com.' }))
  await fill({ Email: 'ada', Password: 'secret1' })
  await send()
  expect(await screen.findByText('Enter an email address like name@example.com.')).toBeTruthy()
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
})

test('the sign-up form names the terms and the privacy policy below its button', () => {
  showForm('sign-up')
  const line = screen.getByText(/^By creating an account/)
  expect(line.textContent).toBe(
    'By creating an account, you agree to our Terms of Service. Our Privacy Policy explains what we store.',
  )
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ textContent, pathname, target }) => [textContent, pathname, target])
  expect(links).toEqual([
    ['Terms of Service', '/terms-of-service', '_blank'],
    ['Privacy Policy', '/privacy-policy', '_blank'],
  ])
  const button = screen.getByRole('button', { name: 'Create account' })
  expect(button.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the sign-in form asks for no agreement', () => {
  showForm('sign-in')
  expect(screen.queryByText(/^By creating an account/)).toBeNull()
})

test('submitting the form keeps the password out of the URL', () => {
  showForm('sign-in')
  const form = screen.getByLabelText<HTMLInputElement>('Password').form
  expect(form?.method).toBe('post')
})

test('a password can be revealed', async () => {
  showForm('sign-in')
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(password.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
})

test('autocomplete attributes tell password managers which form is which', () => {
  showForm('sign-up')
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('new-password')
})
