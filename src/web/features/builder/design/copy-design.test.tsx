import '#web/testing/fake-indexeddb.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { CopyDesign } from '#web/features/builder/design/copy-design.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'
import { addLocalResume } from '#web/persistence/new-local-resume.ts'

const open = () => userEvent.click(screen.getByRole('button', { name: 'Copy from another resume' }))

test('a browser without other resumes says so', async () => {
  showFields(CopyDesign)
  await open()
  expect(await screen.findByText('You have no other resumes yet.')).toBeDefined()
})

test('the template and the look of another resume are copied, its text is not', async () => {
  await addLocalResume({
    title: 'Chef',
    templateId: 4,
    content: { ...emptyContent(), summary: 'Cooks', design: { font: 'Lora', paper: 'letter' } },
  })
  const { store, content } = showFields(CopyDesign)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Chef' }))
  await waitFor(() => expect(content().design).toEqual({ font: 'Lora' }))
  expect([store.getState().templateId, content().summary]).toEqual([4, ''])
})
