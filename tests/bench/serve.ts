/*
 * Measures how many requests a second the built product answers, beside a bare Hono route in the same run:
 * `npm run build && npm run bench:serve`. Also tells how long a start takes and the memory at rest. `-- saves` measures
 * only what has "saves" in its name; `DURATION=10` measures each for ten seconds. The load comes from this process, so a
 * figure needs two processors; the processor time of the server for each request is the same on a busy machine.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { lengthyContent } from '#shared/template/samples.ts'
import { startBuilt } from '../built-product.ts'
import { printTable, rounded, spreadOf } from './measure.ts'

const CONNECTIONS = 10
const SECONDS = Number(process.env['DURATION'] ?? 4)
const WARM_UP = 1
const [only = ''] = process.argv.slice(2)

/** What a browser sends that comes from another site. */
const ARRIVING = { 'accept-encoding': 'gzip, deflate, br', 'sec-fetch-site': 'cross-site' }
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK']).toString())

type Target = { readonly port: number; readonly pid: number }
type Call = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
/** The next request of a connection, which are counted from 0. */
type Load = { readonly name: string; readonly next: (connection: number) => Call; readonly goal?: number }

const bare = await startBare()
const began = performance.now()
const product = await startBuilt({ LOG_LEVEL: 'info' }, '/')
const started = performance.now() - began
await new Promise((resolve) => setTimeout(resolve, 3000))
const atRest = memoryOf(product.pid)
try {
  await printLoads()
} finally {
  await product.stop()
  bare.stop()
}

async function printLoads(): Promise<void> {
  const rows = [await rowOf(bare, { name: 'a bare Hono route', next: () => ({ path: '/' }) })]
  for (const load of (await loads()).filter(({ name }) => name.includes(only))) rows.push(await rowOf(product, load))
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each; CPU is the server's, in milliseconds for each request`)
  printTable(['', 'requests/s', 'goal', 'p50 ms', 'p95 ms', 'CPU ms'], rows)
  console.log(`\nfirst page ${rounded(started)} ms after the start`)
  console.log(`memory at rest ${mb(atRest)}, after the load ${mb(memoryOf(product.pid))} (without the browser)`)
}

/** Visitors who are nobody, and one person with a public resume. */
async function loads(): Promise<Load[]> {
  const { cookie, userId, ids } = await createPerson()
  const signedIn = { ...ARRIVING, cookie }
  const page = (path: string, goal?: number): Load => ({
    name: `page ${path.replace(userId, ':person')}`,
    next: () => ({ path, headers: ARRIVING }),
    ...(goal !== undefined && { goal }),
  })
  const content = lengthyContent(4)
  let count = 0
  const save = (connection: number): Call => ({
    path: `/api/resumes/${ids[connection % ids.length]}`,
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ title: `Bench ${++count}`, content, templateId: 1 }),
  })
  return [
    { name: 'health', next: () => ({ path: '/healthz' }) },
    page('/', 1500),
    page('/templates'),
    page('/pricing'),
    page('/blog'),
    page('/blog/ats-friendly-resume-2025'),
    page('/privacy-policy'),
    page(`/portfolio/${userId}`),
    page(`/portfolio/${userId}/${ids[0]}`, 800),
    { name: 'signed-in dashboard', next: () => ({ path: '/', headers: signedIn }), goal: 150 },
    { name: 'signed-in builder', next: () => ({ path: `/resume-builder/${ids[0]}`, headers: signedIn }), goal: 150 },
    { name: 'signed-in settings', next: () => ({ path: '/settings', headers: signedIn }), goal: 150 },
    { name: 'API: templates', next: () => ({ path: '/api/templates' }), goal: 1500 },
    { name: 'API: resumes', next: () => ({ path: '/api/resumes', headers: { cookie } }), goal: 1500 },
    { name: 'API: one resume', next: () => ({ path: `/api/resumes/${ids[0]}`, headers: { cookie } }), goal: 1500 },
    { name: 'API: saves', next: save, goal: 600 },
  ]
}

async function createPerson(): Promise<{ cookie: string; userId: string; ids: number[] }> {
  const agent = new Agent()
  const post = async (path: string, body: object, cookie = '', method = 'POST') => {
    const headers = { 'content-type': 'application/json', cookie }
    return send(product, { path, method, headers, body: JSON.stringify(body) }, agent)
  }
  const person = { email: 'bench@example.com', password: 'a long password', firstName: 'Ada', lastName: 'Lovelace' }
  const registered = await post('/api/register', person)
  const cookie = registered.cookies.map((each) => each.split(';')[0]).join('; ')
  const { id: userId } = JSON.parse(registered.text) as { id: string }
  await post('/api/settings', { profilePublic: true }, cookie, 'PUT')
  const ids: number[] = []
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']) {
    const made = await post('/api/resumes', { title, content: lengthyContent(4), templateId: 1 }, cookie)
    ids.push((JSON.parse(made.text) as { id: number }).id)
  }
  await post(`/api/resumes/${ids[0]}/visibility`, { isPublic: true }, cookie, 'PUT')
  agent.destroy()
  return { cookie, userId, ids }
}

async function rowOf(target: Target, { name, next, goal }: Load): Promise<string[]> {
  await run(target, next, WARM_UP)
  const cpu = cpuOf(target.pid)
  const times = await run(target, next, SECONDS)
  const { p50, p95 } = spreadOf(times)
  const own = ((cpuOf(target.pid) - cpu) / times.length).toFixed(2)
  const perSecond = (times.length / SECONDS).toFixed(0)
  console.error(`${name}: ${perSecond}/s`)
  return [name, perSecond, goal === undefined ? '' : String(goal), rounded(p50), rounded(p95), own]
}

/** Sends one request after another on each connection; returns the milliseconds that each took. */
async function run(target: Target, next: Load['next'], seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const connection = async (index: number) => {
    while (performance.now() < end) {
      const begin = performance.now()
      await send(target, next(index), agent)
      times.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => connection(index)))
  agent.destroy()
  return times
}

type Reply = { readonly text: string; readonly cookies: readonly string[] }

/** Anything but success is a mistake of this bench. */
function send({ port }: Pick<Target, 'port'>, { path, method = 'GET', headers, body }: Call, agent: Agent) {
  return new Promise<Reply>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      reply.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if ((reply.statusCode ?? 500) < 300) resolve({ text, cookies: reply.headers['set-cookie'] ?? [] })
        else reject(new Error(`${method} ${path}: ${reply.statusCode} ${text.slice(0, 200)}`))
      })
    })
    asked.on('error', reject).end(body)
  })
}

async function startBare(): Promise<Target & { stop(): void }> {
  const child = spawn(process.execPath, ['tests/bench/bare-server.ts'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  // It has printed its port, so it was started.
  return { port: Number(line.toString()), pid: child.pid!, stop: () => void child.kill() }
}

/** Milliseconds of processor time that all threads of a process have used. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

/** Resident memory of a process, in kilobytes. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

function mb(kilobytes: number): string {
  return `${(kilobytes / 1024).toFixed(0)} MB`
}
