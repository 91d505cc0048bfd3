import { createMemoryRouter, type MiddlewareFunction } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { finishFirst, finishWork, openWork } from '#web/lib/unsaved-work.ts'

let end = () => {}
afterEach(() => {
  end()
  vi.useRealTimers()
})

/** Another page is asked for while work of so many milliseconds is open. */
function leaving(wait: number) {
  vi.useFakeTimers()
  const steps: string[] = []
  end = openWork(async () => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    steps.push('saved')
    return true
  })
  const loader = () => void steps.push('read')
  // What goes around loaders in the browser has another type than the router's own.
  const routes = [{ path: '/' }, { path: '/list', middleware: [finishFirst as MiddlewareFunction], loader }]
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

test('a save that takes long keeps nobody from the next page', async () => {
  const steps = leaving(60_000)
  await vi.advanceTimersByTimeAsync(3000)
  expect(steps).toEqual(['read'])
})

test('work is finished only when all of it has arrived', async () => {
  expect(await finishWork()).toBe(true)
  const ends = [openWork(async () => true), openWork(async () => false)]
  expect(await finishWork()).toBe(false)
  ends.forEach((stop) => stop())
  expect(await finishWork()).toBe(true)
})

test('work that is opened twice is open until both have ended', async () => {
  const finish = async () => false
  const ends = [openWork(finish), openWork(finish)]
  ends[0]?.()
  expect(await finishWork()).toBe(false)
  ends[1]?.()
  expect(await finishWork()).toBe(true)
})
