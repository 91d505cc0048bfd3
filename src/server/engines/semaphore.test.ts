import { expect, test } from 'vitest'
import { createSemaphore } from '#server/engines/semaphore.ts'

const makeSemaphore = (maxQueue: number) =>
  createSemaphore({
    permits: 1,
    maxQueue,
    busy: () => new Error('busy'),
    canceled: () => new Error('canceled'),
  })

test('jobs beyond the limit wait and start in the order of arrival', async () => {
  const semaphore = makeSemaphore(2)
  const release = await semaphore.acquire()
  const started: string[] = []
  const second = semaphore.acquire().then((releaseSecond) => {
    started.push('second')
    releaseSecond()
  })
  const third = semaphore.acquire().then(() => started.push('third'))
  expect(semaphore.waiting()).toBe(2)
  release()
  await Promise.all([second, third])
  expect(started).toEqual(['second', 'third'])
})

test('a job is refused if the queue is full', async () => {
  const semaphore = makeSemaphore(1)
  await semaphore.acquire()
  void semaphore.acquire()
  await expect(semaphore.acquire()).rejects.toThrow('busy')
})

test('a canceled job frees its place in the queue', async () => {
  const semaphore = makeSemaphore(2)
  const release = await semaphore.acquire()
  const controller = new AbortController()
  const left = semaphore.acquire({ signal: controller.signal })
  const next = semaphore.acquire()
  controller.abort()
  await expect(left).rejects.toThrow('canceled')
  expect(semaphore.waiting()).toBe(1)
  release()
  await expect(next).resolves.toBeTypeOf('function')
})

test('a permit that is released twice counts once', async () => {
  const semaphore = makeSemaphore(2)
  const release = await semaphore.acquire()
  release()
  release()
  await semaphore.acquire()
  void semaphore.acquire()
  expect(semaphore.waiting()).toBe(1)
})

test('one job of an owner runs at a time, although permits are free', async () => {
  const semaphore = createSemaphore({
    permits: 2,
    maxQueue: 9,
    busy: () => new Error('busy'),
    canceled: () => new Error(),
  })
  const release = await semaphore.acquire({ owner: 'ada' })
  const second = semaphore.acquire({ owner: 'ada' })
  expect(semaphore.waiting()).toBe(1)
  await expect(semaphore.acquire({ owner: 'charles' })).resolves.toBeTypeOf('function')
  release()
  await expect(second).resolves.toBeTypeOf('function')
})

test('owners take turns: many jobs of one do not hold up another', async () => {
  const semaphore = makeSemaphore(9)
  const release = await semaphore.acquire({ owner: 'ada' })
  const started: string[] = []
  const run = async (owner: string, job: string) => {
    const done = await semaphore.acquire({ owner })
    started.push(job)
    done()
  }
  const all = [run('ada', 'a1'), run('ada', 'a2'), run('ada', 'a3'), run('charles', 'c1'), run('charles', 'c2')]
  release()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'c1', 'a2', 'c2', 'a3'])
})

test('nobody fills the queue alone', async () => {
  const semaphore = createSemaphore({
    permits: 1,
    maxQueue: 9,
    maxPerOwner: 1,
    busy: () => new Error('busy'),
    canceled: () => new Error(),
  })
  await semaphore.acquire({ owner: 'ada' })
  void semaphore.acquire({ owner: 'ada' })
  await expect(semaphore.acquire({ owner: 'ada' })).rejects.toThrow('busy')
  void semaphore.acquire({ owner: 'charles' })
  expect(semaphore.waiting()).toBe(2)
})
