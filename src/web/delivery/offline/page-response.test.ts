import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { respondWithPage } from '#web/delivery/offline/page-response.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kept = async () => new Response('kept')
const soon = async (status = 200) => new Response('fresh', { status })
const after = (time: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('fresh')), time))
const unreachable = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

async function textOf(answer: Promise<Response>): Promise<string> {
  await vi.advanceTimersByTimeAsync(60_000)
  return (await answer).text()
}

test('online, the page always comes from the server', async () => {
  expect(await textOf(respondWithPage({ asked: soon(), kept }))).toBe('fresh')
  expect(await textOf(respondWithPage({ asked: after(2900), kept }))).toBe('fresh')
})

test('an unreachable server, or one that takes over three seconds, falls back to the cached page', async () => {
  expect(await textOf(respondWithPage({ asked: unreachable(), kept }))).toBe('kept')
  expect(await textOf(respondWithPage({ asked: after(3100), kept }))).toBe('kept')
})

test.each([502, 503, 504])(
  '%i from a proxy without a server behind it falls back to the cached page',
  async (status) => {
    expect(await textOf(respondWithPage({ asked: soon(status), kept }))).toBe('kept')
  },
)

test.each([401, 404, 500])('%i is a normal response', async (status) => {
  expect(await textOf(respondWithPage({ asked: soon(status), kept }))).toBe('fresh')
})

test('a resume in an account has no time limit', async () => {
  expect(await textOf(respondWithPage({ asked: after(20_000), kept, patience: null }))).toBe('fresh')
})

test('without a cached page, the result of the request is returned', async () => {
  const nothing = async () => undefined
  expect(await textOf(respondWithPage({ asked: after(5000), kept: nothing }))).toBe('fresh')
  const asked = unreachable()
  await expect(respondWithPage({ asked, kept: nothing })).rejects.toThrow('Failed to fetch')
})
