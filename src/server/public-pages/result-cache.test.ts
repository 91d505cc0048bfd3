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

test('what was made is kept', async () => {
  const { made, ask } = asking()
  expect([await ask('a'), await ask('a')]).toEqual(['a', 'a'])
  expect(made).toEqual(['a'])
})

test('who asks meanwhile waits for the same', async () => {
  const { made, ask } = asking()
  expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a', 'a', 'a'])
  expect(made).toEqual(['a'])
})

test('what is kept or being made is held, and nothing else', async () => {
  const { made, kept, ask } = asking()
  expect(kept.held('a')).toBeUndefined()
  const asked = ask('a')
  const underway = kept.held('a')
  expect([await underway, await asked, await kept.held('a')]).toEqual(['a', 'a', 'a'])
  expect(made).toEqual(['a'])
})

test('what was used longest ago goes first', async () => {
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

test('what is larger than all that may be kept is made each time, and drives nothing out', async () => {
  const { made, ask } = asking(6)
  await ask('aaa')
  await ask('too large')
  await ask('too large')
  await ask('aaa')
  expect(made).toEqual(['aaa', 'too large', 'too large'])
})

test('neither nothing nor a failure is kept', async () => {
  const { made, kept, ask } = asking()
  expect(await kept.get('a', async () => undefined)).toBeUndefined()
  await expect(kept.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await ask('a')).toBe('a')
  expect(made).toEqual(['a'])
})
