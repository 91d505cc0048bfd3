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

/** A page whose words come after so many failures. */
function makePage(failures: number) {
  let asked = 0
  const Words = lazyCatalog({
    './locales/en.po': async () => {
      asked += 1
      if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
      return { messages: { greeting: ['Good day'] } }
    },
  })
  // Named apart, so that no catalog takes it for a sentence of ours.
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

test('a fetch of words that fails once is not noticed', async () => {
  const { showPage, times } = makePage(1)
  await showPage()
  expect(await screen.findByText('Good day')).toBeDefined()
  expect(times()).toBe(2)
})

test('words that did not come are asked for again by anyone who comes later', async () => {
  const { showPage } = makePage(2)
  const first = await showPage()
  expect(await screen.findByText('Broken')).toBeDefined()
  first.unmount()
  await new Promise((resolve) => setTimeout(resolve, 1100))
  await showPage()
  expect(await screen.findByText('Good day')).toBeDefined()
})

test('a page that is still as the server sent it waits for its words, rather than becoming an error', async () => {
  delete page.dataset['ready']
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { showPage } = makePage(5)
  await showPage()
  expect(screen.getByText('Waiting')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Good day')).toBeDefined()
})
