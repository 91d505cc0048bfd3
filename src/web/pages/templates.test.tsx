import type { ComponentType } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import Templates, { clientLoader } from '#web/pages/templates.tsx'
import { show } from '#web/testing/show.tsx'

afterEach(() => vi.restoreAllMocks())

const visitor = {
  locale: 'en',
  theme: 'light',
  brand: 'Curricle',
  origin: '',
  user: null,
  sendsMail: true,
  sendsListMail: true,
}

/** The page as the router renders it, with its loader's current data. */
function showTemplates(answer: () => readonly [] | null, at = '/templates') {
  // The page reads only its loader's data, which the router passes.
  show(Templates as ComponentType, {
    at,
    id: 'root',
    loader: () => ({ ...visitor, templates: answer() }),
  })
}

// First, since cover letters stay loaded once they have been.
test('offline, the cover letters show an error in their place, and load when retried', async () => {
  let online = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  showTemplates(() => [])
  const tab = await screen.findByRole('tab', { name: 'Cover Letters' })
  await act(async () => void fireEvent.mouseDown(tab, { button: 0 }))
  expect(screen.getByRole('alert').textContent).toContain('No connection. Try again')
  expect(screen.getByRole('heading', { name: 'Templates' })).toBeDefined()
  online = true
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findAllByText('Coming Soon')).toHaveLength(3)
})

test('a button reloads templates that failed to load', async () => {
  let isServerDown = true
  showTemplates(() => (isServerDown ? null : []))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load templates. Please try again.')
  isServerDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No templates available')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('cover letters have three placeholders and a sign-up for news about them', async () => {
  showTemplates(() => [])
  await userEvent.click(await screen.findByRole('tab', { name: 'Cover Letters' }))
  expect(await screen.findAllByText('Coming Soon')).toHaveLength(3)
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Get Notified'])
})

test('the tab is in the address, so a reload shows it again', async () => {
  showTemplates(() => [], '/templates?tab=letters')
  expect((await screen.findByRole('tab', { name: 'Cover Letters' })).getAttribute('aria-selected')).toBe('true')
  expect(await screen.findAllByText('Coming Soon')).toHaveLength(3)
  await userEvent.click(screen.getByRole('tab', { name: 'Resume/CV Templates' }))
  expect(await screen.findByText('No templates available')).toBeDefined()
})

test('without a connection the page itself says that the templates could not be loaded', async () => {
  const offline = { serverLoader: () => Promise.reject(new TypeError('Failed to fetch')) }
  // It uses nothing else of its arguments.
  expect(await clientLoader(offline as never)).toEqual({ templates: null, claims: {} })
})
