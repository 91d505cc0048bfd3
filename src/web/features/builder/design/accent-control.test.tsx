import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setDesign } from '#shared/resume/design.ts'
import { AccentControl } from '#web/features/builder/design/accent-control.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const code = () => screen.getByLabelText<HTMLInputElement>('Color code')
const focused = () => document.activeElement

function open(accent?: string) {
  const { store, content } = showFields(AccentControl)
  act(() => store.edit((before) => setDesign(before, { accent })))
  return { store, accent: () => content().design?.accent }
}

test('a color code is checked once it is complete, not after its first character', async () => {
  open()
  await userEvent.type(code(), '#1f')
  expect(screen.queryByText('Enter a color such as #1f4e79.')).toBeNull()
  await userEvent.tab()
  expect(screen.getByText('Enter a color such as #1f4e79.')).toBeDefined()
  await userEvent.type(code(), '4e79')
  expect(screen.queryByText('Enter a color such as #1f4e79.')).toBeNull()
})

test('a pasted color code may have spaces around it and capital letters', async () => {
  const { accent } = open()
  await userEvent.click(code())
  await userEvent.paste('  #1F4E79 ')
  await userEvent.keyboard('{Enter}')
  expect(accent()).toBe('#1f4e79')
  expect(code().value).toBe('#1f4e79')
})

test('the focus stays in the field after a color is entered', async () => {
  open()
  await userEvent.type(code(), '1f4e79{Enter}')
  expect(focused()).toBe(code())
})

test('a color selected elsewhere appears in the field', async () => {
  const { store } = open('#1f4e79')
  expect(code().value).toBe('#1f4e79')
  act(store.undo)
  expect(code().value).toBe('')
})

test("resetting to the template's color keeps the focus", async () => {
  const { accent } = open('#1f4e79')
  const button = screen.getByRole('button', { name: 'Use template color' })
  await userEvent.click(button)
  expect(accent()).toBeUndefined()
  expect(focused()).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('a color with low contrast shows a warning, and accepting a better one moves the focus to its code', async () => {
  open()
  const liveRegion = document.querySelector('div[aria-live=polite]')
  expect(liveRegion?.textContent).toBe('')
  await userEvent.type(code(), 'ffff00{Enter}')
  expect(liveRegion?.textContent).toContain('Hard to read on white paper')
  await userEvent.click(screen.getByRole('button', { name: /^Use #/ }))
  expect(focused()).toBe(code())
  expect(liveRegion?.textContent).toContain('Easy to read on white paper')
})

test("without a custom color the picker shows the template's color", () => {
  open()
  // The color of a resume without a template.
  expect(screen.getByLabelText<HTMLInputElement>('Custom color').value).toBe('#1e293b')
})
