import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { clearToasts, toast } from '#web/lib/toast.ts'
import { show } from '#web/testing/show.tsx'

afterEach(() => act(clearToasts))

const writing = () => <input aria-label="Summary" />
const page = () => <p>Page</p>
const card = (variant: string) => document.querySelector(`[data-variant=${variant}]`)

test('a toast shows its title and description', () => {
  show(page)
  act(() => void toast({ title: 'Resume saved', description: 'You can go on writing.' }))
  expect(card('default')?.textContent).toContain('Resume savedYou can go on writing.')
})

test('a toast about an error has the destructive variant', () => {
  show(page)
  act(
    () =>
      void toast({ title: 'Error', description: 'Failed to delete resume. Please try again.', variant: 'destructive' }),
  )
  expect(card('destructive')?.textContent).toContain('Error')
})

test('the action of a toast can be used, which closes it', async () => {
  const undo = vi.fn<() => void>()
  show(page)
  act(() => void toast({ title: 'Resume deleted', action: { label: 'Undo', onAct: undo } }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(card('default')).toBeNull()
})

test('F8 moves the focus to the notifications', async () => {
  show(page)
  act(() => void toast({ title: 'Resume saved' }))
  await userEvent.keyboard('[F8]')
  expect(document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')).toBe('Notifications (F8)')
})

test.each(['Undo', 'Close'])('after %s the focus returns to where it was before F8', async (name) => {
  show(writing)
  await userEvent.click(screen.getByLabelText('Summary'))
  act(() => void toast({ title: 'Fixed', action: { label: 'Undo', onAct: () => {} } }))
  await userEvent.keyboard('[F8]')
  await userEvent.tab()
  while (document.activeElement !== screen.getByRole('button', { name })) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Summary'))
})
