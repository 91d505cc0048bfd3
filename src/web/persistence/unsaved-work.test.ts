import { createMemoryRouter, type MiddlewareFunction } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { saveBeforeNavigation, registerWork, unsavedRest, type UnsavedRest } from '#web/persistence/unsaved-work.ts'

let end = () => {}
afterEach(() => {
  end()
  vi.useRealTimers()
})

/** A navigation while a save of this many milliseconds is running. */
function leaving(wait: number) {
  vi.useFakeTimers()
  const steps: string[] = []
  const finish = async () => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    steps.push('saved')
  }
  end = registerWork({ finish, rest: () => null, giveUp: () => {} })
  const loader = () => void steps.push('read')
  // Middleware in the browser has another type than the router's own.
  const routes = [{ path: '/' }, { path: '/list', middleware: [saveBeforeNavigation as MiddlewareFunction], loader }]
  const router = createMemoryRouter(routes)
  void router.navigate('/list')
  return steps
}

test('the next page is loaded after the last text of the previous page is saved', async () => {
  const steps = leaving(2000)
  await vi.advanceTimersByTimeAsync(1999)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(steps).toEqual(['saved', 'read'])
})

test('a slow save does not block the next page', async () => {
  const steps = leaving(60_000)
  await vi.advanceTimersByTimeAsync(3000)
  expect(steps).toEqual(['read'])
})

test('of all unsaved work, the most serious state is reported', () => {
  const work = (rest: UnsavedRest | null) =>
    registerWork({ finish: async () => {}, rest: () => rest, giveUp: () => {} })
  expect(unsavedRest()).toBeNull()
  const ends = [work(null), work('hidden'), work('nowhere'), work('listed')]
  expect(unsavedRest()).toBe('nowhere')
  ends.forEach((stop) => stop())
  expect(unsavedRest()).toBeNull()
})
