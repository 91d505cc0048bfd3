import '#web/testing/fake-indexeddb.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyContent } from '#shared/resume/schema.ts'
import { OfflineResume } from '#web/features/builder/offline/offline-resume.tsx'
import { removeLocalResume, saveLocalResume } from '#web/persistence/local-store.ts'
import { show } from '#web/testing/show.tsx'

const time = '2026-01-01T00:00:00.000Z'
beforeEach(async () => {
  await saveLocalResume({
    id: 100,
    title: 'Cook',
    content: emptyContent(),
    templateId: null,
    createdAt: time,
    updatedAt: time,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  return removeLocalResume(100)
})

const open = (at: string) => show(() => <OfflineResume templates={[]} />, { at, path: '/resume-builder/:id?' })
const titleOf = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Resume Title' })).value
const connectionNotice = () => screen.getByRole('complementary', { name: 'Connection' }).textContent

test('offline, a new resume opens and shows where it is stored', async () => {
  open('/resume-builder')
  expect(await titleOf()).toBe('')
  expect(connectionNotice()).toContain('You’re offline. Your changes are saved in this browser.')
})

test('offline, a resume stored in this browser opens', async () => {
  open('/resume-builder?local=100')
  expect(await titleOf()).toBe('Cook')
})

test('offline, a resume in an account says that it needs a connection and shows what can be opened', async () => {
  open('/resume-builder/12')
  expect(screen.getByText('This resume isn’t available offline')).toBeDefined()
  expect((await screen.findByRole('link', { name: 'Cook' })).getAttribute('href')).toBe('/resume-builder?local=100')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('back online, a page with unsaved edits is not reloaded, only offered a reload', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  open('/resume-builder')
  await titleOf()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(connectionNotice()).toContain('You’re back online. Your changes are safe.')
  expect(reload).not.toHaveBeenCalled()
  screen.getByRole('button', { name: 'Reload' }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test('back online, a page without edits retries automatically', async () => {
  vi.stubGlobal('fetch', async () => new Response())
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  open('/resume-builder/12')
  act(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => reload.mock.calls).toEqual([[]])
})

test('a network without a way to the server changes nothing', async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 502 }))
  vi.stubGlobal('fetch', asked)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  reload.mockClear()
  open('/resume-builder/12')
  act(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => asked.mock.settledResults).toMatchObject([{ type: 'fulfilled' }])
  expect(reload).not.toHaveBeenCalled()
})

test('in place of the home page it lists what this browser has, and back online it leads there', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async () => new Response())
  open('/resume-builder?kept')
  expect(await screen.findByRole('link', { name: 'Cook' })).toBeDefined()
  act(() => void window.dispatchEvent(new Event('online')))
  await expect.poll(() => assign.mock.calls).toEqual([['/']])
})
