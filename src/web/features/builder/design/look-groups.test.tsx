import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { setDesign } from '#shared/resume/design.ts'
import { LookGroups } from '#web/features/builder/design/look-groups.tsx'
import { PresetButtons } from '#web/features/builder/design/preset-buttons.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test.each([
  ['Heading font', 'Lora', { headingFont: 'Lora' }],
  ['Heading case', 'As written', { headingCase: 'none' }],
  ['Line under headings', 'Dotted', { headingLine: 'dotted' }],
  ['Date position', 'Below the title', { datePosition: 'below' }],
  ['Date format', '09/2021', { dateFormat: 'numeric' }],
  ['Bullet style', 'Dash', { bullet: 'dash' }],
  ['Contact icons', 'Hide', { contactIcons: false }],
])('%s can be set to %s and reset', async (label, option, design) => {
  const { content } = showFields(LookGroups)
  const list = screen.getByLabelText<HTMLSelectElement>(label)
  const first = list.options[0]?.text ?? ''
  await userEvent.selectOptions(list, option)
  expect(content().design).toEqual(design)
  await userEvent.selectOptions(list, first)
  expect(content().design).toBeUndefined()
})

test('a pairing sets both families', async () => {
  const { content } = showFields(LookGroups)
  await userEvent.click(screen.getByText('Merriweather', { selector: 'b span' }))
  expect(content().design).toEqual({ headingFont: 'Merriweather', font: 'Open Sans' })
})

test('controls that the template has nothing for are not shown', () => {
  showFields(LookGroups)
  expect(screen.queryByText('Side column width')).toBeNull()
  expect(screen.queryByText('Second color')).toBeNull()
})

test('while the pages are fitted, line height and spacing are disabled', () => {
  const { store } = showFields(LookGroups)
  act(() => store.edit((before) => setDesign(before, { fitPages: 1 })))
  const isDisabled = (name: string) => screen.getByLabelText<HTMLInputElement>(name).disabled
  expect(['Line height', 'Spacing', 'Margins'].map(isDisabled)).toEqual([true, true, false])
})

test('a preset is one step of undo and keeps the color', async () => {
  const { content, store } = showFields(PresetButtons)
  act(() => store.edit((before) => setDesign(before, { accent: '#b91c1c', bullet: 'dash' })))
  await userEvent.click(screen.getByRole('button', { name: 'Airy' }))
  expect(content().design).toEqual({ accent: '#b91c1c', density: 'airy', margin: 24, gap: 1.1, headingLine: 'none' })
  act(store.undo)
  expect(content().design).toEqual({ accent: '#b91c1c', bullet: 'dash' })
})
