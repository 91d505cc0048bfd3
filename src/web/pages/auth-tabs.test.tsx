import type { ComponentType } from 'react'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Auth from '#web/pages/auth.tsx'
import { show } from '#web/testing/show.tsx'

const email = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })

/** The page as the router renders it, with its loader's data. */
async function showAuth(loader: () => unknown) {
  await act(async () =>
    show(Auth as ComponentType, {
      at: '/auth',
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
