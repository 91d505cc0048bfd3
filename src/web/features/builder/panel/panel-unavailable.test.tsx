import { Suspense } from 'react'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PanelUnavailable } from '#web/features/builder/panel/panel-unavailable.tsx'
import { fetchAhead, onDemand } from '#web/delivery/on-demand.ts'
import { show } from '#web/testing/show.tsx'

const user = userEvent.setup()
let online = true
let requestCount = 0
beforeEach(() => {
  requestCount = 0
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => vi.restoreAllMocks())

/** A tab beside a field that is already loaded. */
async function openTab(load: () => Promise<void> = async () => undefined) {
  const { Content, preload } = onDemand(async () => {
    requestCount += 1
    await load()
    return { default: () => <input aria-label="Company" /> }
  }, PanelUnavailable)
  await act(async () =>
    show(() => (
      <>
        <input aria-label="Full Name" />
        <div role="tabpanel" tabIndex={0}>
          <Suspense fallback="Loading">
            <Content />
          </Suspense>
        </div>
      </>
    )),
  )
  return preload
}
async function goOnline() {
  online = true
  await act(async () => void window.dispatchEvent(new Event('online')))
}
const company = () => screen.findByRole('textbox', { name: 'Company' })

test('offline, a part that was never loaded shows the problem, and the rest stays usable', async () => {
  online = false
  await openTab()
  expect(screen.getByRole('alert').textContent).toContain('You’re offline, and this part hasn’t loaded yet')
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toBeDefined()
  expect(requestCount).toBe(0)
})

test('back online, the part loads automatically', async () => {
  online = false
  await openTab()
  await goOnline()
  expect(await company()).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Try again loads the part, and the focus stays in the tab', async () => {
  online = false
  await openTab()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('alert')).toBeDefined()
  online = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await company()
  expect(document.activeElement?.role).toBe('tabpanel')
})

test('a part that the server no longer has offers to reload the page', async () => {
  await openTab(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(screen.getByRole('alert').textContent).toContain('What you typed is kept.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
})

test('a loaded part is requested only once', async () => {
  const preload = await openTab()
  await preload()
  await preload()
  expect(requestCount).toBe(1)
})

test('prefetching needs no click, and waits until the browser is online again', async () => {
  online = false
  const fetchAll = vi.fn<() => void>()
  vi.useFakeTimers()
  const stop = fetchAhead(fetchAll)
  await vi.advanceTimersByTimeAsync(6000)
  vi.useRealTimers()
  expect(fetchAll).not.toHaveBeenCalled()
  await goOnline()
  expect(fetchAll).toHaveBeenCalledTimes(1)
  stop()
  await goOnline()
  expect(fetchAll).toHaveBeenCalledTimes(1)
})

test('prefetching waits until the browser is idle', async () => {
  const fetchAll = vi.fn<() => void>()
  fetchAhead(fetchAll)
  await expect.poll(() => fetchAll.mock.calls.length, { timeout: 6000 }).toBe(1)
})
