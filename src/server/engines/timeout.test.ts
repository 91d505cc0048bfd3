import { expect, test, vi } from 'vitest'
import { inTime } from '#server/engines/timeout.ts'

const never = new Promise<string>(() => {})

test('what comes in time is given, what fails in time fails as it did', async () => {
  expect(await inTime(Promise.resolve('page'), 1000, { what: 'A page' })).toBe('page')
  await expect(inTime(Promise.reject(new Error('gone')), 1000, { what: 'A page' })).rejects.toThrow('gone')
})

test('what never comes is waited for no longer than was said', async () => {
  await expect(inTime(never, 10, { what: 'A page' })).rejects.toThrow('A page took longer than 10 ms.')
})

test('what comes too late is handed over, so that it can be closed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const late = vi.fn<(page: string) => void>()
  await expect(inTime(promise, 10, { what: 'A page', late })).rejects.toThrow('took longer')
  resolve('page')
  await promise
  expect(late.mock.calls).toEqual([['page']])
})
