import { expect, test } from 'vitest'
import { createResultCache } from '#server/public-pages/result-cache.ts'

const asking = (most = 10) => {
  const made: string[] = []
  const kept = createResultCache<string>({ most, sizeOf: (text) => text.length })
  const ask = (key: string, result: string | undefined = key) =>
    kept.get(key, async () => {
      made.push(key)
      return result
    })
  return { made, kept, ask }
}

test('results are cached', async () => {
  const { made, ask } = asking()
  expect([await ask('a'), await ask('a')]).toEqual(['a', 'a'])
  expect(made).toEqual(['a'])
})

test('concurrent calls wait for the same result', async () => {
  const { made, ask } = asking()
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a', 'a', 'a'])
  expect(made).toEqual(['a'])
})

test('peek returns only cached and pending results', async () => {
  const { made, kept, ask } = asking()
  expect(kept.held('a')).toBeUndefined()
  const asked = ask('a')
  const underway = kept.held('a')
  expect([await underway, await asked, await kept.held('a')]).toEqual(['a', 'a', 'a'])
  expect(made).toEqual(['a'])
})

test('the least recently used entry is dropped first', async () => {
  const { made, ask } = asking(6)
  await ask('aaa')
  await ask('bbb')
  await ask('aaa')
  await ask('ccc')
  made.length = 0
  await ask('aaa')
  await ask('ccc')
  expect(made).toEqual([])
  await ask('bbb')
  expect(made).toEqual(['bbb'])
})

test('a result larger than the cache is computed each time, and evicts nothing', async () => {
  const { made, ask } = asking(6)
  await ask('aaa')
  await ask('too large')
  await ask('too large')
  await ask('aaa')
  expect(made).toEqual(['aaa', 'too large', 'too large'])
})

test('neither empty results nor failures are cached', async () => {
  const { made, kept, ask } = asking()
  expect(await kept.get('a', async () => undefined)).toBeUndefined()
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await ask('a')).toBe('a')
  expect(made).toEqual(['a'])
})
