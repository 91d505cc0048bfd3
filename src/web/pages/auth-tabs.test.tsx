import type { ComponentType } from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Auth from '#web/pages/auth.tsx'
import { show } from '#web/testing/show.tsx'

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })

/** The page as the router renders it, with its loader's data. */
async function showAuth(loader: () => unknown, at = '/auth') {
  await act(async () =>
    show(Auth as ComponentType, {
      at,
      path: '/auth',
      loader,
      ErrorBoundary: () => 'This page could not be shown',
    }),
  )
}

test('offline, the other tab opens and keeps the typed email address', async () => {
  let isOnline = true
  await showAuth(() => {
    if (!isOnline) throw new TypeError('Failed to fetch')
    return null
  })
  await userEvent.type(await email(), 'ada@example.com')
  isOnline = false
  await userEvent.click(screen.getByRole('tab', { name: 'Sign Up' }))
  expect(await screen.findByRole('button', { name: 'Create account' })).toBeDefined()
  expect((await email()).value).toBe('ada@example.com')
})

test('both forms say that a download brought the visitor here', async () => {
  await showAuth(() => null, '/auth?tab=sign-up&next=%2Fresume-builder%3Flocal%3D5%26download%3Dpdf')
  expect((await screen.findByRole('note')).textContent).toBe(
    'Create a free account to download your resume. Your PDF starts right after.',
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }))
  expect(screen.getByRole('note').textContent).toBe('Sign in to download your resume. Your PDF starts right after.')
})
