import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestSite } from '#server/testing/site.ts'

const NOW = new Date('2026-11-22T08:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

/** A folder of data with the unfinished file of a backup, last written to some minutes ago. */
function folderWithPart(minutes: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'parts-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'backups'))
  const part = (age: number) => {
    const file = join(dataDir, 'backups', 'backup-20261121T080000Z.ndjson.gz.part')
    writeFileSync(file, 'half')
    utimesSync(file, minutesAgo(age), minutesAgo(age))
  }
  part(minutes)
  return { dataDir, part, files: () => readdirSync(join(dataDir, 'backups')) }
}

test('what a killed backup left is removed at the next start and by the next backup', async () => {
  const { dataDir, part, files } = folderWithPart(30)
  const site = await createTestSite('sqlite', { dataDir, clock: () => NOW })
  expect(files()).toEqual([])
  part(30)
  expect(await site.context.backups.make()).toMatchObject({ state: 'made' })
  expect(files()).toEqual(['backup-20261122T080000Z.ndjson.gz'])
  await site.close()
})

test('a backup that another process is writing is left alone', async () => {
  const { dataDir, files } = folderWithPart(1)
  const site = await createTestSite('sqlite', { dataDir, clock: () => NOW })
  expect(files()).toHaveLength(1)
  await site.close()
})
