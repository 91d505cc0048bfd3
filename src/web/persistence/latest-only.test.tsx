import { expect, test } from 'vitest'
import { createLatestOnlyQueue } from '#web/persistence/latest-only.ts'

test('writes never overlap, and only the last of the pending writes runs', async () => {
  const writes = createLatestOnlyQueue()
  const done: string[] = []
  const write = (name: string) => async () => {
    done.push(`${name} begins`)
    await Promise.resolve()
    done.push(`${name} ends`)
  }
  for (const name of ['first', 'second', 'third']) writes.put(write(name))
  await writes.settled()
  expect(done).toEqual(['first begins', 'first ends', 'third begins', 'third ends'])
})

test('without pending writes, it settles at once', async () => {
  await expect(createLatestOnlyQueue().settled()).resolves.toBeUndefined()
})
