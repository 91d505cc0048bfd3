import type { ComponentType } from 'react'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import Templates from '#web/pages/templates.tsx'
import { show } from '#web/testing/show.tsx'

/** The page as the router makes it, with what its loader answers at the time. */
function showTemplates(answer: () => readonly [] | null) {
  // The page reads its loader's data only, which the router hands over.
  show(Templates as ComponentType, { at: '/templates', loader: () => ({ templates: answer() }) })
}

test('templates that cannot be loaded are asked for again by a button', async () => {
  let isDown = true
  showTemplates(() => (isDown ? null : []))
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load templates. Please try again.')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No templates available')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('cover letters are three places without a control', async () => {
  showTemplates(() => [])
  await userEvent.click(await screen.findByRole('tab', { name: 'Cover Letters' }))
  expect(screen.getAllByText('Coming Soon')).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
})
