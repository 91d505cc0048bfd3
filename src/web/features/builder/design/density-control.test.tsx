import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setDesign } from '#shared/resume/design.ts'
import { DensityControl } from '#web/features/builder/design/density-control.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const group = () => screen.getByRole<HTMLFieldSetElement>('group', { name: 'Density' })

test('a density can be selected while the pages are not fitted', async () => {
  const { content } = showFields(DensityControl)
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(content().design).toEqual({ density: 'compact' })
})

test('while the pages are fitted the density is disabled, explains why, and keeps its value', async () => {
  const { content, store } = showFields(DensityControl)
  await userEvent.click(screen.getByRole('radio', { name: 'Spacious' }))
  act(() => store.edit((before) => setDesign(before, { fitPages: 1 })))
  const why = screen.getByText('“Fit to pages” sets this for the preview and the PDF.')
  expect(group().getAttribute('aria-describedby')).toBe(why.id)
  expect(group().disabled).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Compact' }))
  expect(content().design).toEqual({ density: 'airy', fitPages: 1 })
})
