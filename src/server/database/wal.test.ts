import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ada, createTestSite, registerUser } from '#server/testing/site.ts'

test('what a deleted account had written is in no file of SQLite any more', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'deleted-'))
  const site = await createTestSite('sqlite', { dataDir, env: { RATE_LIMITS: 'off' } })
  const cookie = await registerUser(site)
  const holding = (word: string) =>
    readdirSync(dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && readFileSync(join(dataDir, entry.name)).includes(word))
      .map(({ name }) => name)
  for (let i = 0; i < 20; i++) {
    const body = { title: `Marker1843 ${i}`, content: { summary: 'Marker1843 '.repeat(300) } }
    expect((await site.request('POST', '/api/resumes', { cookie, body })).status).toBe(201)
  }
  await site.context.jobs.runDue()
  expect(holding('Marker1843')).toEqual(['curricle.db'])

  const answer = await site.request('DELETE', '/api/user', { cookie, body: { password: ada.password } })
  expect(answer.status).toBe(200)
  await site.context.jobs.runDue()
  expect(holding('Marker1843')).toEqual([])
  await site.close()
  rmSync(dataDir, { recursive: true })
})
