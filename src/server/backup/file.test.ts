import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Snapshot } from '#server/backup/dump.ts'
import { writeBackup } from './file.ts'

const empty: Snapshot = { migrations: [], tables: ['user'], given: {}, rowsOf: async function* () {} }

/** Uncaught errors, which would end the process. */
function uncaught(): unknown[] {
  const seen: unknown[] = []
  const before = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (error) => void seen.push(error))
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection')
    for (const listener of before) process.on('unhandledRejection', listener)
  })
  return seen
}

test('a file that cannot be opened fails only the backup, even while it waits for the database', async () => {
  const seen = uncaught()
  let isRead = false
  const slow: Snapshot = {
    ...empty,
    async *rowsOf() {
      await pause(100)
      isRead = true
      yield [{ id: 'u1' }]
    },
  }
  const file = join(tmpdir(), 'no-such-folder', 'backup.gz')
  await expect(writeBackup(file, slow, new Date())).rejects.toMatchObject({ code: 'ENOENT' })
  expect(seen).toEqual([])
  // Its transaction may end now: nothing reads from it any longer.
  expect(isRead).toBe(true)
})

test('if the database fails during a backup, its error is reported', async () => {
  const broken: Snapshot = {
    ...empty,
    rowsOf: async function* () {
      yield [{ id: 'u1' }]
      throw new Error('the database went away')
    },
  }
  const seen = uncaught()
  const file = join(tmpdir(), `backup-${process.pid}.gz`)
  onTestFinished(() => rmSync(file))
  await expect(writeBackup(file, broken, new Date())).rejects.toThrow('the database went away')
  expect(seen).toEqual([])
})
