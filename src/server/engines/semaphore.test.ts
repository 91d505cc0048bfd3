import { expect, test } from 'vitest'
import { openTurns } from '#server/engines/semaphore.ts'

test('jobs beyond those at work wait, and begin in the order in which they came', async () => {
  const turns = openTurns({ atOnce: 1, queue: 2 })
  const end = await turns.take()
  const began: string[] = []
  const second = turns.take().then((endSecond) => {
    began.push('second')
    endSecond()
  })
  const third = turns.take().then(() => began.push('third'))
  expect(turns.waiting()).toBe(2)
  end()
  await Promise.all([second, third])
  expect(began).toEqual(['second', 'third'])
})

test('a job that finds the queue full is refused with a sentence', async () => {
  const turns = openTurns({ atOnce: 1, queue: 1 })
  await turns.take()
  void turns.take()
  await expect(turns.take()).rejects.toMatchObject({
    code: 'busy',
    message: 'Many files are being made right now. Try again in a minute.',
  })
})

test('a job that gives up leaves its place to the next', async () => {
  const turns = openTurns({ atOnce: 1, queue: 2 })
  const end = await turns.take()
  const leaver = new AbortController()
  const left = turns.take(leaver.signal)
  const next = turns.take()
  leaver.abort()
  await expect(left).rejects.toMatchObject({ code: 'cancelled' })
  expect(turns.waiting()).toBe(1)
  end()
  await expect(next).resolves.toBeTypeOf('function')
})

test('a turn that is ended twice counts once', async () => {
  const turns = openTurns({ atOnce: 1, queue: 2 })
  const end = await turns.take()
  end()
  end()
  await turns.take()
  void turns.take()
  expect(turns.waiting()).toBe(1)
})
