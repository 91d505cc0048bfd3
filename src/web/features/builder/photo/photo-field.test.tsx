import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import PhotoField from '#web/features/builder/photo/photo-field.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'
import { clearToasts, shownToasts } from '#web/lib/toast.ts'

beforeAll(async () => {
  await withPanelCatalog(import('#web/features/builder/photo/photo-dialog.tsx'))
})
afterEach(() => {
  clearToasts()
  vi.unstubAllGlobals()
})

const PIXEL = 'data:image/png;base64,iVBORw0KGgo='
const user = userEvent.setup()

test('a photo has a description, a switch for the public page, and goes with one undo', async () => {
  const { store, content } = showFields(PhotoField, [])
  expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull()
  act(() => store.edit((before) => ({ ...before, photo: { image: PIXEL } })))
  await user.type(screen.getByLabelText(/Description of the photo/), 'Ada, smiling')
  await user.click(screen.getByRole('switch', { name: /Show on my public page/ }))
  expect(content().photo).toEqual({ image: PIXEL, alt: 'Ada, smiling', isPublic: true })
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(content().photo).toBeUndefined()
  act(() => shownToasts()[0]?.action?.onAct())
  expect(content().photo).toEqual({ image: PIXEL, alt: 'Ada, smiling', isPublic: true })
})

test('a file that is no picture is refused with a sentence, and nothing changes', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const { content } = showFields(PhotoField, [])
  const file = new File(['text'], 'photo.png', { type: 'image/png' })
  await act(async () => fireEvent.change(screen.getByLabelText('Photo file'), { target: { files: [file] } }))
  const dialog = await screen.findByRole('dialog', { name: 'Crop your photo' }, { timeout: 10_000 })
  const picture = dialog.querySelector('img')
  act(() => void picture?.dispatchEvent(new Event('error')))
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Couldn’t use this photo'))
  expect(content().photo).toBeUndefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})
