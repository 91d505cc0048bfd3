import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { setDesign } from '#shared/resume/design.ts'
import { DesignFiles } from '#web/features/builder/design/design-files.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const open = (text: string) =>
  userEvent.upload(screen.getByLabelText('Design file'), new File([text], 'design.json', { type: 'application/json' }))
const fileOf = (design: object, template: string | null = null) =>
  JSON.stringify({ format: 'curricle-design', version: 1, template, design })

test('an opened design replaces the look and keeps the paper', async () => {
  const { content, store } = showFields(DesignFiles)
  act(() => store.edit((before) => setDesign(before, { paper: 'letter', bullet: 'dash' })))
  await open(fileOf({ margin: 20, paper: 'a4' }))
  await waitFor(() => expect(content().design).toEqual({ paper: 'letter', margin: 20 }))
  act(store.undo)
  expect(content().design).toEqual({ paper: 'letter', bullet: 'dash' })
})

test('a template that is not available here is named, and the present one stays', async () => {
  const { store } = showFields(DesignFiles)
  await open(fileOf({ margin: 20 }, 'Skyline'))
  expect(await screen.findByText('Its template, Skyline, isn’t available here, so yours was kept.')).toBeDefined()
  expect(store.getState().templateId).toBeNull()
})

test.each([
  ['{"margin":20}', 'This file isn’t a resume design. Choose a JSON file that was saved here.'],
  ['hello', 'This file isn’t a resume design. Choose a JSON file that was saved here.'],
  [fileOf({ margin: 400 }), 'This design has a value we can’t use for “Margins”. Nothing was changed.'],
])('%s is refused with a sentence', async (text, sentence) => {
  const { content } = showFields(DesignFiles)
  await open(text)
  expect(await screen.findByText(sentence)).toBeDefined()
  expect(content().design).toBeUndefined()
})
