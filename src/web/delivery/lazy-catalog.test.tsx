import { Suspense } from 'react'
import { useLingui } from '@lingui/react'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyCatalog } from '#web/delivery/lazy-catalog.tsx'
import { show } from '#web/testing/show.tsx'

const page = document.documentElement

beforeEach(() => {
  page.dataset['ready'] = 'true'
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page whose catalog fails to load this many times. */
function makePage(failures: number) {
  let asked = 0
  const Words = lazyCatalog({
    '/locales/en/some.po': async () => {
      asked += 1
      if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return { messages: { greeting: ['Good day'] } }
    },
  })
  // Named separately, so that no catalog contains it as a message.
  const word = 'greeting'
  const Greeting = () => <p>{useLingui().i18n._(word)}</p>
  const Page = () => (
    <Suspense fallback="Waiting">
      <Words>
        <Greeting />
      </Words>
    </Suspense>
  )
  return { showPage: () => act(async () => show(Page, { ErrorBoundary: () => 'Broken' })), times: () => asked }
}

test('a catalog that fails to load once is retried silently', async () => {
  const { showPage, times } = makePage(1)
  await showPage()
  expect(await screen.findByText('Good day')).toBeDefined()
  expect(times()).toBe(2)
})

test('a failed catalog is requested again by a later component', async () => {
  const { showPage } = makePage(2)
  const first = await showPage()
  expect(await screen.findByText('Broken')).toBeDefined()
  first.unmount()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await showPage()
  expect(await screen.findByText('Good day')).toBeDefined()
})

test('a server-rendered page waits for its catalog instead of showing an error', async () => {
  delete page.dataset['ready']
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { showPage } = makePage(5)
  await showPage()
  expect(screen.getByText('Waiting')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Good day')).toBeDefined()
})
