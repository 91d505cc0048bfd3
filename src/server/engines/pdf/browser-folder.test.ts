import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBrowserFolder, removeAbandonedFolders } from '#server/engines/pdf/browser-folder.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'folders-'))
  vi.stubEnv('TMPDIR', dir)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true })
})

/** The folder that a server with this number has left. */
function left(owner: number, name = 'AbCdEf'): string {
  const path = join(dir, `curricle-printing-${owner}-${name}`)
  mkdirSync(join(path, 'profile'), { recursive: true })
  writeFileSync(join(path, 'profile/Local State'), '{}')
  return path
}

test('only folders of servers that no longer run are removed', async () => {
  const ended = left(spawnSync('true').pid)
  const running = left(process.ppid)
  const own = await createBrowserFolder()
  mkdirSync(join(dir, 'somebody-else'))
  await removeAbandonedFolders()
  expect([ended, running, own, join(dir, 'somebody-else')].map(existsSync)).toEqual([false, true, true, true])
})

test('a folder is removed if its server had our number before us, as in a restarted container', async () => {
  const earlier = left(process.pid)
  utimesSync(earlier, new Date('2026-01-01'), new Date('2026-01-01'))
  await removeAbandonedFolders()
  expect(existsSync(earlier)).toBe(false)
})
