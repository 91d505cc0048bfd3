/*
 * Measures what views of public pages cost, on both databases, as whole requests to the API in this process:
 * `npm run bench:views`. Ends with 1 where a view is lost or more than one write a second is needed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { closeWorkers, createWorkers } from '#server/create-engines.ts'
import { createPdfEngine } from '#server/engines/pdf/engine.ts'
import { createApi } from '#server/api.ts'
import { composeServices, type AppContext } from '#server/compose.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { statementsOf } from '#server/testing/statements.ts'
import { lengthyContent } from '#shared/template/samples.ts'
import { startPostgres } from '../postgres.ts'
import { measure, printTable, rounded } from './measure.ts'

/** As many as a page that everybody talks about has in a minute. */
const VIEWS = 10_000
const AT_ONCE = 20

const postgres = await startPostgres()
try {
  await measured('SQLite')
  if (postgres) await measured('PostgreSQL', postgres.url)
} finally {
  await postgres?.stop()
}

async function measured(name: string, databaseUrl?: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-views-'))
  const log = createLog('error')
  const workers = createWorkers(log)
  const pdf = createPdfEngine({ dataDir, log })
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const context = await composeServices({ settings, log, engines: { pdf, email: { name: 'outbox' }, ...workers } })
  try {
    await measureViews(name, context)
  } finally {
    await context.close()
    await Promise.all([pdf.close(), closeWorkers(workers)])
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measureViews(name: string, context: AppContext): Promise<void> {
  const app = createApi(context)
  const places = await show(app, context)
  const rows: string[][] = []
  for (const [what, path] of Object.entries(places)) {
    const began = performance.now()
    const { result, statements } = await statementsOf(context.db, async () => {
      const view = async () => (await app.request(path)).arrayBuffer()
      const spread = await measure(view, { rounds: VIEWS, atOnce: AT_ONCE })
      await context.viewCounts.flush()
      return spread
    })
    const seconds = (performance.now() - began) / 1000
    const writes = statements.filter((one) => !one.startsWith('select')).length
    rows.push([
      what,
      result.perSecond.toFixed(0),
      rounded(result.p50),
      rounded(result.p95),
      String(writes),
      rounded(seconds),
    ])
    if (writes > seconds + 1) process.exitCode = 1
  }
  const { views } = await context.db
    .selectFrom('viewCount')
    .select((eb) => eb.fn.sum<number | string>('views').as('views'))
    .executeTakeFirstOrThrow()
  if (Number(views) !== 2 * VIEWS) process.exitCode = 1
  console.log(
    `\n${name}: ${VIEWS} views of each, ${AT_ONCE} at once; ${views} of ${2 * VIEWS} views of resumes were counted`,
  )
  printTable(['', 'views/s', 'p50 ms', 'p95 ms', 'writes', 'seconds'], rows)
}

/** Somebody with one public resume, one private one and a link. */
async function show(app: Hono, { db }: AppContext): Promise<Record<string, string>> {
  const post = (path: string, body: object, cookie = '') =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const owner = { email: 'bench@example.com', password: 'a long password', firstName: 'Ada', lastName: 'Lovelace' }
  const registered = await post('/api/register', owner)
  const cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { id: userId } = await db
    .updateTable('user')
    .set({ emailVerified: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.request('/api/settings', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ profilePublic: true }),
  })
  const made = await post('/api/resumes', { title: 'Bench', content: lengthyContent(4), templateId: 1 }, cookie)
  const { id } = (await made.json()) as { id: number }
  await db.updateTable('resume').set({ isPublic: true }).execute()
  const link = { id: 'bench-link', userId, resumeId: id, label: 'Bench', passwordHash: null, createdAt: new Date() }
  await db.insertInto('shareLink').values(link).execute()
  return {
    'a public resume': `/api/portfolios/${userId}/${id}`,
    'a link': `/api/shared/${link.id}`,
    'a person': `/api/portfolios/${userId}`,
    'nothing (404)': `/api/portfolios/${userId}/${id + 1}`,
  }
}
