import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setField } from '#shared/resume/fields.ts'
import { UndoButtons } from '#web/features/builder/undo/undo-buttons.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const announcement = () => screen.getByRole('status').textContent

function openWith(...paths: string[]) {
  const { store } = showFields(UndoButtons)
  act(() => {
    for (const path of paths) store.edit((content) => setField(content, path, 'Cook'))
  })
  return store
}

test('the last undo keeps the focus on its button, which is then disabled', async () => {
  const store = openWith('summary')
  await userEvent.click(button('Undo'))
  expect(document.activeElement).toBe(button('Undo'))
  expect(button('Undo').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Undo'))
  expect(store.getState().history.future).toHaveLength(1)
})

test('the change made by a step is announced, however the step was taken', async () => {
  const store = openWith('experience.0.position', 'summary')
  expect(announcement()).toBe('')
  await userEvent.click(button('Undo'))
  expect(announcement()).toBe('Undone: Personal')
  act(store.undo)
  expect(announcement()).toBe('Undone: Experience')
  act(store.redo)
  expect(announcement()).toBe('Redone: Experience')
  act(() => store.chooseTemplate(4))
  expect(announcement()).toBe('')
  act(store.undo)
  expect(announcement()).toBe('Undone: Design')
})
