import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { createWorkerPool } from '#server/engines/workers/worker-pool.ts'

/** Answers 'echo …' with what follows, and works on 'forever' for ever. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads')
parentPort.on('message', (task) => {
  if (task === 'forever') while (true);
  parentPort.postMessage(task.replace('echo ', ''))
})`

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

function createPool({ threads = 1, maxQueue = 20 } = {}) {
  const started: Worker[] = []
  const warnings: unknown[] = []
  const pool = createWorkerPool<string, string>({
    log: { warn: (about: unknown) => void warnings.push(about), error: () => {} },
    name: 'echoes',
    threads,
    timeoutMs: 60_000,
    maxQueue,
    start: () => {
      const worker = new Worker(PROGRAM, { eval: true })
      started.push(worker)
      return worker
    },
  })
  closing.push(pool.close)
  return { pool, started, warnings }
}

test('a task whose caller has gone ends at once, and the next one is done', async () => {
  const { pool, started, warnings } = createPool()
  const gone = new AbortController()
  const hostile = pool.run('forever', { owner: 'mallory', signal: gone.signal })
  await expect.poll(() => started.length).toBe(1)
  const next = pool.run('echo hello', { owner: 'ada' })
  gone.abort()
  await expect(hostile).rejects.toMatchObject({ code: 'canceled' })
  expect(await next).toBe('hello')
  expect(warnings).toEqual([])
})

test('somebody with many tasks keeps one thread; others get the second', async () => {
  const { pool } = createPool({ threads: 2 })
  const forever = Array.from({ length: 5 }, () => pool.run('forever', { owner: 'mallory' }))
  const ended = Promise.allSettled(forever)
  expect(await pool.run('echo hello', { owner: 'ada' })).toBe('hello')
  await pool.close()
  const ends = (await ended).map((end) => end.status === 'rejected' && (end.reason as unknown))
  expect(ends).toEqual(forever.map(() => expect.objectContaining({ code: 'closed' })))
})

test('one owner may let ten tasks wait, and others still find room', async () => {
  const { pool } = createPool()
  const mine = Array.from({ length: 12 }, () => pool.run('forever', { owner: 'mallory' }))
  const ended = Promise.allSettled(mine)
  await expect(mine.at(-1)).rejects.toMatchObject({ code: 'busy' })
  const other = Promise.allSettled([pool.run('echo hello', { owner: 'ada' })])
  await pool.close()
  expect(await other).toEqual([{ status: 'rejected', reason: expect.objectContaining({ code: 'closed' }) }])
  await ended
})

test('threads are started as they are needed, and used again', async () => {
  const { pool, started } = createPool({ threads: 2 })
  for (const word of ['one', 'two', 'three']) expect(await pool.run(`echo ${word}`)).toBe(word)
  expect(started).toHaveLength(1)
  expect(await Promise.all(['four', 'five'].map((word) => pool.run(`echo ${word}`)))).toEqual(['four', 'five'])
  expect(started).toHaveLength(2)
})
