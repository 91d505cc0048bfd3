import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import ExperiencePanel from '#web/features/builder/form/panels/experience-panel.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'
import { clearToasts } from '#web/lib/toast.ts'

afterEach(() => act(clearToasts))

test('undoing the removal of an entry moves the focus to it, wherever the focus was', async () => {
  showFields(ExperiencePanel)
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
  await userEvent.keyboard('[F8]')
  screen.getByRole('button', { name: 'Undo' }).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-controls')).toBe('entry-a')
})
