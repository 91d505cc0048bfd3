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
  const left = semaphore.acquire(controller.signal)
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
