import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, inject } from 'vitest'
import type { Hono } from 'hono'
import { createApi } from '#server/api.ts'
import { composeServices, type AppContext } from '#server/compose.ts'
import { closeWorkers, createWorkers, type Engines } from '#server/create-engines.ts'
import { createLog } from '#server/log.ts'
import type { Engine } from '#server/database/connection.ts'
import { openDatabase } from '#server/database/open.ts'
import type { PdfEngine } from '#server/engines/pdf/engine.ts'
import { readSettings } from '#server/settings.ts'
import '#server/testing/passwords.ts'

const ORIGIN = 'http://localhost:3000'

type RequestData = {
  readonly body?: unknown
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
}
type Options = {
  readonly env?: Readonly<Record<string, string>>
  readonly engines?: Partial<Engines>
  readonly clock?: () => Date
  readonly dataDir?: string
  readonly databaseUrl?: string
}
export type TestSite = {
  readonly app: Hono
  readonly context: AppContext
  /** Every logged line, in order. */
  readonly lines: string[]
  readonly request: (method: string, path: string, data?: RequestData) => Promise<Response>
  readonly close: () => Promise<void>
}

/** Runs a suite on each database that TEST_ENGINES names; without PostgreSQL installed, that one is skipped. */
export function onEachDatabase(name: string, suite: (engine: Engine) => void): void {
  const wanted = process.env['TEST_ENGINES']
  const engines: Engine[] = wanted === 'sqlite' || wanted === 'postgres' ? [wanted] : ['sqlite', 'postgres']
  for (const engine of engines)
    describe.skipIf(engine === 'postgres' && !inject('postgres'))(`${name} (${engine})`, () => {
      suite(engine)
    })
}

/** The whole API on its own empty database, called without a network; nothing prints PDFs. */
export async function createTestSite(
  engine: Engine,
  { env, engines, clock, ...reuse }: Options = {},
): Promise<TestSite> {
  const dataDir = reuse.dataDir ?? mkdtempSync(join(tmpdir(), 'site-'))
  const database =
    engine === 'postgres'
      ? await (reuse.databaseUrl ? { url: reuse.databaseUrl, drop: undefined } : createWithTables())
      : undefined
  if (!database) await copyTables(join(dataDir, 'curricle.db'))
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const workers = createWorkers(log)
  const context = await composeServices({
    settings: readSettings({
      OPERATOR_ADDRESS: '1 Mill Lane, Springfield',
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url,
      LOG_LEVEL: 'debug',
      ...env,
    }),
    engines: { pdf: createTestPdfEngine(), email: { name: 'outbox' }, ...workers, ...engines },
    log,
    ...(clock && { clock }),
  })
  const app = createApi(context)
  // Tests do not need to survive a power failure, so they need not wait for the disk.
  if (!database) await sql`pragma synchronous = off`.execute(context.db)
  return {
    app,
    context,
    lines,
    request: (method, path, data = {}) => Promise.resolve(app.request(ORIGIN + path, requestInit(method, data))),
    async close() {
      await context.close()
      await closeWorkers(workers)
      await database?.drop?.()
      if (!reuse.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

let tables: Promise<Buffer> | undefined

/** Creates a database with all tables where none exists: they are created once, and copied for each site. */
async function copyTables(file: string): Promise<void> {
  if (existsSync(file)) return
  tables ??= createTables()
  writeFileSync(file, await tables, { mode: 0o600 })
}

async function createTables(): Promise<Buffer> {
  const dir = mkdtempSync(join(tmpdir(), 'tables-'))
  const file = join(dir, 'curricle.db')
  const { db } = await openDatabase(file)
  await db.destroy()
  const bytes = readFileSync(file)
  rmSync(dir, { recursive: true })
  return bytes
}

function requestInit(method: string, { body, cookie, headers }: RequestData): RequestInit {
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

/** A PDF engine that prints nothing, except for what a test overrides. */
export const createTestPdfEngine = (overrides: Partial<PdfEngine> = {}): PdfEngine => ({
  print: () => Promise.reject(new Error('no PDF is printed in these tests')),
  firstPage: () => Promise.reject(new Error('no picture is drawn in these tests')),
  screenshot: () => Promise.reject(new Error('no picture is taken in these tests')),
  ready: async () => {},
  health: () => ({ state: 'ready' }) as ReturnType<PdfEngine['health']>,
  close: async () => {},
  ...overrides,
})

let created = 0

/** An empty PostgreSQL database. */
export const createDatabase = () => createFrom('template1')

let filled: ReturnType<typeof createFilled> | undefined

/** Creates a database with all tables: a copy of one filled once in each process, which takes a third of the time. */
async function createWithTables() {
  filled ??= createFilled()
  return createFrom((await filled).name)
}

async function createFilled() {
  const database = await createFrom('template1')
  const { db } = await openDatabase(database.url)
  await db.destroy()
  return database
}

async function createFrom(template: string) {
  const server = inject('postgres')
  if (!server) throw new Error('PostgreSQL is not installed')
  const name = `t_${process.pid}_${++created}_${Date.now().toString(36)}`
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await run(`create database ${name} template ${template} strategy file_copy`)
  const own = new URL(server)
  own.pathname = `/${name}`
  return { name, url: own.href, drop: () => run(`drop database ${name} with (force)`) }
}

/** The cookies of a response as a browser sends them back. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

export const ada = { email: 'ada@example.com', password: 'engine1843', firstName: 'Ada', lastName: 'Lovelace' }

/** Registers a user; returns the cookie of the session. */
export async function registerUser(site: TestSite, email = ada.email, more: object = {}): Promise<string> {
  const response = await site.request('POST', '/api/register', { body: { ...ada, email, ...more } })
  if (response.status !== 201) throw new Error(`registering returned ${response.status}`)
  return cookieOf(response)
}
