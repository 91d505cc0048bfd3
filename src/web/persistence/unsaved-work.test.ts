import { createMemoryRouter, type MiddlewareFunction } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { saveBeforeNavigation, registerWork, unsavedRest, type UnsavedRest } from '#web/persistence/unsaved-work.ts'

let end = () => {}
afterEach(() => {
  end()
  vi.useRealTimers()
})

/** Another page is asked for while work of so many milliseconds is open. */
function leaving(wait: number) {
  vi.useFakeTimers()
  const steps: string[] = []
  const finish = async () => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    steps.push('saved')
  }
  end = registerWork({ finish, rest: () => null, giveUp: () => {} })
  const loader = () => void steps.push('read')
  // What goes around loaders in the browser has another type than the router's own.
  const routes = [{ path: '/' }, { path: '/list', middleware: [saveBeforeNavigation as MiddlewareFunction], loader }]
  const router = createMemoryRouter(routes)
  void router.navigate('/list')
  return steps
}

test('the next page is read when the last words of the one before are saved', async () => {
  const steps = leaving(2000)
  await vi.advanceTimersByTimeAsync(1999)
  expect(steps).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(steps).toEqual(['saved', 'read'])
})

test('a save that takes long keeps no one from the next page', async () => {
  const steps = leaving(60_000)
  await vi.advanceTimersByTimeAsync(3000)
  expect(steps).toEqual(['read'])
})

test('of all that is unfinished, the words that are worst off are told', () => {
  const work = (rest: UnsavedRest | null) =>
    registerWork({ finish: async () => {}, rest: () => rest, giveUp: () => {} })
  expect(unsavedRest()).toBeNull()
  const ends = [work(null), work('hidden'), work('nowhere'), work('listed')]
  expect(unsavedRest()).toBe('nowhere')
  ends.forEach((stop) => stop())
  expect(unsavedRest()).toBeNull()
})
