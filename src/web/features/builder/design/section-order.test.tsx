import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
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

test('the order of the template is listed, and moving a section keeps the rest of it', async () => {
  const { store, content } = showFields(SectionOrder)
  const [campus] = builtInTemplates.filter(({ name }) => name === 'Campus')
  act(() => store.chooseTemplate(campus?.id ?? null))
  const names = screen.getAllByRole('button', { name: /^Move .* up$/ }).map((each) => each.getAttribute('aria-label'))
  expect(names.slice(0, 3)).toEqual(['Move Summary up', 'Move Education up', 'Move Projects up'])
  await userEvent.click(button('Move Education up'))
  expect(content().design?.order?.slice(0, 4)).toEqual(['education', 'summary', 'projects', 'experience'])
})
