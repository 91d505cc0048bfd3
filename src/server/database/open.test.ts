import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { SettingsError } from '#server/settings-readers.ts'
import { createDatabase } from '#server/testing/site.ts'

/** What the administrator reads when the database cannot be opened. */
const adviceFor = (location: string): Promise<string> =>
  openDatabase(location).then(
    () => 'opened',
    (error: unknown) => (error instanceof SettingsError ? error.message : `no advice: ${String(error)}`),
  )

function fileIn(make: (file: string) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'open-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'curricle.db')
  make(file)
  return file
}

test.each([
  ['a damaged file', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'is damaged or isn’t a SQLite database.'],
  ['a folder', (file: string) => mkdirSync(file), 'must be a file that this user can read and write.'],
])('%s in place of the SQLite file is named with what to do', async (_, make, advice) => {
  const file = fileIn(make)
  expect(await adviceFor(file)).toContain(`${file} ${advice}`)
})

test('a server that does not answer is named', async () => {
  expect(await adviceFor('postgres://ada:secret1843@127.0.0.1:1/curricle')).toBe(
    'The server in DATABASE_URL isn’t responding as PostgreSQL. Start it, or correct the host and port.',
  )
})

test('a server that is no PostgreSQL is named, without the password', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await adviceFor(`postgres://ada:secret1843@127.0.0.1:${port}/curricle`)).toMatch(
    /^(The server in DATABASE_URL isn’t responding as PostgreSQL|Can’t use PostgreSQL at DATABASE_URL: )[^\n]*$/,
  )
})

describe.skipIf(process.env['TEST_ENGINES'] === 'sqlite' || !inject('postgres'))('PostgreSQL', () => {
  const changed = (url: string, change: (url: URL) => void) => {
    const other = new URL(url)
    change(other)
    return other.href
  }

  test.each([
    [
      'a database that does not exist',
      (url: URL) => void (url.pathname = '/none'),
      'database in DATABASE_URL doesn’t exist',
    ],
    ['a role that does not exist', (url: URL) => void (url.username = 'none'), 'rejected the user in DATABASE_URL'],
  ])('%s is named', async (_, change, advice) => {
    const { url, drop } = await createDatabase()
    onTestFinished(drop)
    expect(await adviceFor(changed(url, change))).toContain(advice)
  })

  test('a role that may not create tables is named', async () => {
    const { url, drop } = await createDatabase()
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    await owner.query('create role reader login')
    onTestFinished(async () => {
      await owner.query('drop role reader')
      await owner.end()
      await drop()
    })
    expect(await adviceFor(changed(url, (other) => void (other.username = 'reader')))).toBe(
      'The user in DATABASE_URL isn’t allowed to create tables. Make it the owner of the database, or grant it CREATE on the schema.',
    )
  })
})
