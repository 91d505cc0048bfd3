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

async function rename() {
  await userEvent.click(button('Options for Experience'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename heading' }))
  return screen.findByRole<HTMLInputElement>('textbox', { name: 'Heading for Experience' })
}

test('a section is renamed in its row, and the focus is back at its menu', async () => {
  const { content } = showFields(SectionOrder)
  const heading = await rename()
  await expect.poll(() => document.activeElement).toBe(heading)
  expect(heading.placeholder).toBe('Experience')
  await userEvent.keyboard('Clinical Practice{Enter}')
  expect(content().sectionTitles).toEqual({ experience: 'Clinical Practice' })
  expect(document.activeElement).toBe(button('Options for Clinical Practice'))
})

test('a section starts a new page, or not', async () => {
  const { content } = showFields(SectionOrder)
  const choose = async (name: string) => {
    await userEvent.click(button('Options for Skills'))
    await userEvent.click(await screen.findByRole('menuitemradio', { name }))
  }
  await choose('Start a new page')
  expect(content().sectionBreaks).toEqual({ skills: 'before' })
  await choose('Break where the page ends')
  expect(content().sectionBreaks).toBeUndefined()
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
