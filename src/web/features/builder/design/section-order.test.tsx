import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SectionOrder } from '#web/features/builder/design/section-order.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const announcement = () => document.querySelector('output')?.textContent

test('moving a section with its arrows keeps the focus and announces its position', async () => {
  const { content } = showFields(SectionOrder)
  await userEvent.click(button('Move Experience up'))
  expect(announcement()).toBe('Experience is now in position 1 of 11.')
  expect(document.activeElement).toBe(button('Move Experience up'))
  const { design } = content()
  await userEvent.keyboard('{Enter}')
  expect(content().design).toBe(design)
})
