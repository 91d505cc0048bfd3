import { expect, test, vi } from 'vitest'
import { withTimeout } from '#server/engines/timeout.ts'

const never = new Promise<string>(() => {})
const onTimeout = (): never => {
  throw new Error('too slow')
}

test('work that ends in time returns its own result or error', async () => {
  expect(await withTimeout(Promise.resolve('page'), 1000, { onTimeout })).toBe('page')
  await expect(withTimeout(Promise.reject(new Error('gone')), 1000, { onTimeout })).rejects.toThrow('gone')
})

test('work that never ends is abandoned after the timeout', async () => {
  await expect(withTimeout(never, 10, { onTimeout })).rejects.toThrow('too slow')
  expect(await withTimeout(never, 10, { onTimeout: () => 'none' })).toBe('none')
})

test('a late result is passed on, so that it can be closed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const onLate = vi.fn<(page: string) => void>()
  await expect(withTimeout(promise, 10, { onTimeout, onLate })).rejects.toThrow('too slow')
  resolve('page')
  await promise
  expect(onLate.mock.calls).toEqual([['page']])
})
