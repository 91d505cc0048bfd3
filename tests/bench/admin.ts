/*
 * Measures the operator's lists and figures with 100,000 people and 300,000 resumes, on both databases, as whole requests
 * to the API in this process: `npm run bench:admin`. Ends with 1 where one takes 100 ms or more at the slow end (p95).
 * `SIZE=0.1` makes a tenth of the people.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeWorkers, createWorkers } from '#server/create-engines.ts'
import { createPdfEngine } from '#server/engines/pdf/engine.ts'
import { createApi } from '#server/api.ts'
import { composeServices } from '#server/compose.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { seedRows } from '../../scripts/seed-rows.ts'
import { startPostgres } from '../postgres.ts'
import { measure, printTable, rounded } from './measure.ts'

const PASSWORD = 'correct horse battery'
const SIZE = Number(process.env['SIZE'] ?? 1)
const AMOUNTS = { users: Math.round(100_000 * SIZE), resumes: Math.round(300_000 * SIZE) }
const ROUNDS = 40
/** Milliseconds that a request may take at the slow end. */
const LIMIT = 100
const LAST = Math.floor(AMOUNTS.users / 25)

/** One name of many, a name of few, what everybody's address has, a name beyond ASCII, and nobody. */
const SEARCHES = ['okafor', 'mira okafor', 'example.com', 'Öztürk', 'nobody at all']
const SORTS = {
  users: ['createdAt', 'email', 'resumeCount', 'lastActive'],
  leads: ['signupDate', 'email', 'resumeCount', 'lastActive'],
} as const
const lists = (['users', 'leads'] as const).flatMap((list) => [
  ...SORTS[list].flatMap((sort) =>
    [`order=desc`, `order=asc`, `page=${LAST}`].map((more) => `/api/admin/${list}?sort=${sort}&${more}`),
  ),
  ...SEARCHES.flatMap((search) =>
    SORTS[list].slice(0, 2).map((sort) => `/api/admin/${list}?sort=${sort}&search=${encodeURIComponent(search)}`),
  ),
  `/api/admin/${list}?search=example.com&page=${Math.floor(LAST * 0.9)}`,
])
const PATHS = [
  '/api/admin/analytics',
  ...lists,
  '/api/admin/messages',
  `/api/admin/messages?page=${Math.floor((AMOUNTS.users * 0.05) / 25)}`,
  '/api/admin/messages?search=okafor',
  '/api/admin/messages?search=resume',
  '/api/admin/audit',
]

type Figures = ReadonlyMap<string, { readonly p50: number; readonly p95: number }>

async function measured(databaseUrl?: string): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-admin-'))
  const log = createLog('error')
  const workers = createWorkers(log)
  const pdf = createPdfEngine({ dataDir, log })
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ADMIN_PASSWORD: PASSWORD })
  const context = await composeServices({ settings, engines: { pdf, email: { name: 'outbox' }, ...workers }, log })
  const app = createApi(context)
  await seedRows(context, AMOUNTS, new Date())
  const { id } = await context.db
    .selectFrom('user')
    .select('id')
    .orderBy('resumeCount', 'desc')
    .executeTakeFirstOrThrow()
  const cookie = await signedIn((path, init) => Promise.resolve(app.request(path, init)))
  const figures = new Map<string, { p50: number; p95: number }>()
  for (const path of [...PATHS, `/api/admin/users/${id}`]) {
    const ask = async () => {
      const answer = await app.request(path, { headers: { cookie } })
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
    await measure(ask, { rounds: 3 }) // warm
    figures.set(path.replace(id, ':user'), await measure(ask, { rounds: ROUNDS }))
  }
  console.log(await download((path) => Promise.resolve(app.request(path, { headers: { cookie } })), context.engine))
  await context.close()
  await Promise.all([pdf.close(), closeWorkers(workers)])
  rmSync(dataDir, { recursive: true })
  return figures
}

async function signedIn(ask: (path: string, init: RequestInit) => Promise<Response>): Promise<string> {
  const body = JSON.stringify({ password: PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const answer = await ask('/api/admin/login', { method: 'POST', headers, body })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Takes all leads as CSV, and tells how long that was, and how much more memory was in use at most. */
async function download(ask: (path: string) => Promise<Response>, name: string): Promise<string> {
  const [before, start] = [process.memoryUsage().rss, performance.now()]
  const answer = await ask('/api/admin/leads.csv')
  let [bytes, most] = [0, 0]
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    most = Math.max(most, process.memoryUsage().rss - before)
  }
  const mb = (size: number) => `${rounded(size / 2 ** 20)} MB`
  return `CSV of all leads (${name}): ${mb(bytes)} in ${rounded(performance.now() - start)} ms, ${mb(most)} more memory`
}

const sqlite = await measured()
const server = await startPostgres()
const postgres = server && (await measured(server.url))
await server?.stop()

console.log(`${AMOUNTS.users} people, ${AMOUNTS.resumes} resumes; milliseconds of ${ROUNDS} requests each:`)
const columns = [sqlite, ...(postgres ? [postgres] : [])]
printTable(
  ['', 'SQLite p50', 'p95', ...(postgres ? ['PostgreSQL p50', 'p95'] : [])],
  [...sqlite.keys()].map((path) => [
    decodeURIComponent(path),
    ...columns.flatMap((figures) => [figures.get(path)?.p50, figures.get(path)?.p95].map((ms) => rounded(ms ?? NaN))),
  ]),
)
const slow = columns.flatMap((figures) => [...figures].filter(([, { p95 }]) => p95 >= LIMIT).map(([path]) => path))
if (slow.length > 0) {
  console.error(`\nToo slow (p95 of ${LIMIT} ms or more):\n${slow.join('\n')}`)
  process.exitCode = 1
}
