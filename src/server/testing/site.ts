import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { createApi, unknownPaths } from '#server/http/api.ts'
import { openLog } from '#server/log.ts'
import { openDb, type Engine } from '#server/database/connection.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { createEmbeddedWriter } from '#server/engines/ai/writing/embedded-writer.ts'
import { createFileReaders } from '#server/engines/file-readers/file-readers.ts'
import type { Engines, Parts } from '#server/app-context.ts'
import { readSettings } from '#server/settings.ts'
import '#server/testing/passwords.ts'

const ORIGIN = 'http://localhost:3000'

type Asked = { readonly body?: unknown; readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> }
type Options = {
  readonly env?: Readonly<Record<string, string>>
  readonly engines?: Partial<Engines>
  readonly clock?: () => Date
  readonly dataDir?: string
  readonly databaseUrl?: string
}
export type Site = {
  readonly parts: Parts
  /** Every line that was logged, in order. */
  readonly lines: string[]
  readonly ask: (method: string, path: string, asked?: Asked) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Runs a suite on each database that TEST_ENGINES asks for; without PostgreSQL its share is skipped. */
export function onEachDatabase(name: string, suite: (engine: Engine) => void): void {
  const wanted = process.env['TEST_ENGINES']
  const engines: Engine[] = wanted === 'sqlite' || wanted === 'postgres' ? [wanted] : ['sqlite', 'postgres']
  for (const engine of engines)
    describe.skipIf(engine === 'postgres' && !inject('postgres'))(`${name} (${engine})`, () => {
      suite(engine)
    })
}

/** The whole API on an empty database of its own, driven without a network; PDFs are the business of others. */
export async function openSite(engine: Engine, { env, engines, clock, ...places }: Options = {}): Promise<Site> {
  const dataDir = places.dataDir ?? mkdtempSync(join(tmpdir(), 'site-'))
  const database = engine === 'postgres' ? await freshDatabase(places.databaseUrl) : undefined
  if (!database) await putTables(join(dataDir, 'curricle.db'))
  const lines: string[] = []
  const log = openLog('debug', { write: (line) => void lines.push(line) })
  const readers = createFileReaders({ log })
  const ai = createEmbeddedWriter({ log })
  const parts = await createApi({
    settings: readSettings({ DATA_DIR: dataDir, DATABASE_URL: database?.url, LOG_LEVEL: 'debug', ...env }),
    engines: { pdf: pressOf(), mail: { name: 'outbox' }, readers, ai, ...engines },
    log,
    ...(clock && { clock }),
  })
  unknownPaths(parts)
  // No test cuts the power after a write: none need wait for the disk.
  if (!database) await sql`pragma synchronous = off`.execute(parts.db)
  return {
    parts,
    lines,
    ask: (method, path, asked = {}) => Promise.resolve(parts.app.request(ORIGIN + path, requestOf(method, asked))),
    async close() {
      await parts.passwords.idle()
      await parts.newsletter.idle()
      await parts.jobs.close()
      await parts.ai.close()
      await readers.close()
      await ai.close()
      await parts.db.destroy()
      await database?.drop()
      if (!places.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

let tables: Promise<Buffer> | undefined

/** Lays an empty database with all its tables where none is: they are made once, and copied for each site. */
async function putTables(file: string): Promise<void> {
  if (existsSync(file)) return
  tables ??= makeTables()
  writeFileSync(file, await tables, { mode: 0o600 })
}

async function makeTables(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'tables-'))
  const file = join(dir, 'curricle.db')
  const { db } = await openDb(file)
  await db.destroy()
  const bytes = readFileSync(file)
  rmSync(dir, { recursive: true })
  return bytes
}

function requestOf(method: string, { body, cookie, headers }: Asked): RequestInit {
  return {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
}

/** A press that does as a test says; without a word of it, none may print. */
export const pressOf = (more: Partial<PdfEngine> = {}): PdfEngine => ({
  print: () => Promise.reject(new Error('no PDF is printed in these tests')),
  screenshot: () => Promise.reject(new Error('no picture is taken in these tests')),
  ready: async () => {},
  health: () => ({ state: 'ready' }) as ReturnType<PdfEngine['health']>,
  close: async () => {},
  ...more,
})

let made = 0

/** An empty PostgreSQL database; given a URL, that one as it is. */
export async function freshDatabase(url?: string) {
  if (url) return { url, drop: async () => {} }
  const server = inject('postgres')
  if (!server) throw new Error('PostgreSQL is not installed')
  const name = `t_${process.pid}_${++made}_${Date.now().toString(36)}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name}`)
  const own = new URL(server)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** What a browser sends back of the cookies that an answer set. */
export const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

export const ada = { email: 'ada@example.com', password: 'engine1843', firstName: 'Ada', lastName: 'Lovelace' }

/** Registers somebody and gives the cookie that is their session. */
export async function registered(site: Site, email = ada.email): Promise<string> {
  const answer = await site.ask('POST', '/api/register', { body: { ...ada, email } })
  if (answer.status !== 201) throw new Error(`registering answered ${answer.status}`)
  return cookieOf(answer)
}
