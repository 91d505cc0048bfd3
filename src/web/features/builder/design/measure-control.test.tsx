import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setDesign } from '#shared/resume/design.ts'
import { MeasureControl } from '#web/features/builder/design/measure-control.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const Margins = () => <MeasureControl name="margin" label="Margins" unit="mm" own={16} />
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Margins' })
const reset = () => screen.getByRole('button', { name: 'Reset Margins' })

test('a measure that is not set shows the template’s own and cannot be reset', () => {
  showFields(Margins)
  expect(slider().value).toBe('16')
  expect(slider().getAttribute('aria-valuetext')).toBe('16 mm')
  expect(reset().getAttribute('aria-disabled')).toBe('true')
})

test('moving the slider is one step of undo, and the reset returns to the template', async () => {
  const { content, store } = showFields(Margins)
  fireEvent.change(slider(), { target: { value: '20' } })
  fireEvent.change(slider(), { target: { value: '21' } })
  expect(content().design).toEqual({ margin: 21 })
  act(store.undo)
  expect(content().design).toBeUndefined()
  act(store.redo)
  await userEvent.click(reset())
  expect(content().design).toBeUndefined()
  expect(slider().value).toBe('16')
})

test('the slider and its reset are reached by keyboard', async () => {
  const { store } = showFields(Margins)
  act(() => store.edit((before) => setDesign(before, { margin: 30 })))
  await userEvent.tab()
  expect(document.activeElement).toBe(slider())
  await userEvent.tab()
  expect(document.activeElement).toBe(reset())
  await userEvent.keyboard('{Enter}')
  expect(slider().value).toBe('16')
})
