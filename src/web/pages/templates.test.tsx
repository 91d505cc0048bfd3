import type { ComponentType } from 'react'
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import Templates from '#web/pages/templates.tsx'
import { show } from '#web/testing/show.tsx'

afterEach(() => vi.restoreAllMocks())

const visitor = { locale: 'en', theme: 'light', brand: 'Curricle', origin: '', user: null, sendsMail: true }

/** The page as the router makes it, with what its loader answers at the time. */
function showTemplates(answer: () => readonly [] | null) {
  // The page reads its loader's data only, which the router hands over.
  show(Templates as ComponentType, {
    at: '/templates',
    id: 'root',
    loader: () => ({ ...visitor, templates: answer() }),
  })
}

// First, as letters that have come once stay.
test('offline the letters say so in their place, and come when they are asked for again', async () => {
  let online = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
  showTemplates(() => [])
  const tab = await screen.findByRole('tab', { name: 'Cover Letters' })
  await act(async () => void fireEvent.mouseDown(tab, { button: 0 }))
  expect(screen.getByRole('alert').textContent).toContain('No connection. Nothing is lost')
  expect(screen.getByRole('heading', { name: 'Templates' })).toBeDefined()
  online = true
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findAllByText('Coming Soon')).toHaveLength(3)
})

test('templates that cannot be loaded are asked for again by a button', async () => {
  let isDown = true
  showTemplates(() => (isDown ? null : []))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load templates. Please try again.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No templates available')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('cover letters are three places, and one can be told when they are there', async () => {
  showTemplates(() => [])
  await userEvent.click(await screen.findByRole('tab', { name: 'Cover Letters' }))
  expect(await screen.findAllByText('Coming Soon')).toHaveLength(3)
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(['Get Notified'])
})
