import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#server/database/connection.ts'
import { cheapHashing } from '#server/testing/passwords.ts'
import { cookieOf, createDatabase, onEachDatabase, createTestSite, type TestSite } from '#server/testing/site.ts'
import { restore } from './restore.ts'

/** See the README there: each file was made by the version in its name. */
const VERSIONS = ['0.1.0']
const fileOf = (version: string, name: string) => join('tests/earlier-versions', version, name)

beforeAll(() => {
  cheapHashing.isOn = false
})
afterAll(() => {
  cheapHashing.isOn = true
})

let dataDir: string
let site: TestSite | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'earlier-'))
})
afterEach(async () => {
  await site?.close()
  site = undefined
  rmSync(dataDir, { recursive: true })
})

test.each(VERSIONS)('a database of version %s opens with all its data', async (version) => {
  writeFileSync(join(dataDir, 'curricle.db'), gunzipSync(readFileSync(fileOf(version, 'curricle.db.gz'))))
  site = await createTestSite('sqlite', { dataDir })
  expect(await readEverything(site)).toMatchObject(EVERYTHING)
})

onEachDatabase('a backup of an earlier version', (engine) => {
  test.each(VERSIONS)('%s is restored with all its data', async (version) => {
    const { url, drop } =
      engine === 'postgres' ? await createDatabase() : { url: join(dataDir, 'curricle.db'), drop: async () => {} }
    const opened = connect(url)
    await restore(opened.db, engine, fileOf(version, 'backup.ndjson.gz'))
    await opened.db.destroy()
    site = await createTestSite(engine, { dataDir, ...(engine === 'postgres' && { databaseUrl: url }) })
    expect(await readEverything(site)).toMatchObject(EVERYTHING)
    await site.close()
    site = undefined
    await drop()
  })
})

/** The data of the user in those files after signing in with the old password. */
async function readEverything({ request }: TestSite): Promise<Record<string, unknown>> {
  const body = { email: 'zoe@example.com', password: 'broth-and-peels' }
  const signedIn = await request('POST', '/api/login', { body })
  const cookie = cookieOf(signedIn)
  const read = async (path: string): Promise<unknown> => (await request('GET', path, { cookie })).json()
  return {
    signedIn: signedIn.status,
    profile: await read('/api/profile'),
    settings: await read('/api/settings'),
    resumes: await read('/api/resumes'),
    resume: await read('/api/resumes/1'),
    firstVersion: await read('/api/resumes/1/versions/1'),
    portfolio: await read('/api/portfolio'),
    billing: await read('/api/billing'),
    coach: await read('/api/coach'),
    session: await read('/api/coach/sessions/1'),
    negotiations: await read('/api/coach/negotiations'),
  }
}

const EVERYTHING = {
  signedIn: 200,
  profile: { firstName: 'Zoë', phone: '+49 30 901820', location: 'Köln' },
  // Nobody had been asked for a yes to emails in those versions.
  settings: { theme: 'dark', language: 'de', interviewTips: false, emailsAgreed: false },
  resumes: [{ title: 'Short' }, { id: 1, title: 'Head Chef, Cologne' }],
  resume: {
    version: 2,
    content: {
      summary: 'Head chef who **halved** food waste in two kitchens. Opened a third.',
      experience: [{ company: 'Gasthaus Krone' }, { company: 'Café Müller & Söhne' }],
      custom: [{ title: 'Press' }],
      design: { font: 'Literata' },
    },
  },
  firstVersion: { title: 'Head Chef', content: { summary: 'Head chef who **halved** food waste in two kitchens.' } },
  portfolio: { links: [{ label: 'Hotel Adler', hasPassword: true }] },
  billing: { payments: [{ product: 'coach' }] },
  coach: { owned: true, sessions: [{ role: 'Head Chef', questions: 3, answered: 1 }] },
  session: {
    asked: [
      { attempts: [{ answer: expect.stringMatching(/^At Gasthaus Krone we threw away 40 kilos a day\./) }] },
      { attempts: [] },
      { attempts: [] },
    ],
  },
  negotiations: [{ record: { role: 'Head Chef', outcome: 'agreed' } }],
}
