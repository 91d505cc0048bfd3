/*
 * Measures how long the landing page takes while a hundred people sign in at once: `npm run bench:sign-ins`. Ends with 1
 * where a sign-in fails, or where one page in twenty takes longer than a fifth of a second meanwhile.
 */
import { startBuilt } from '../built-product.ts'
import { printTable, rounded, spreadOf, type Spread } from './measure.ts'

const PEOPLE = 100
const QUIET_VIEWS = 100
/** Milliseconds for a page while everyone signs in. */
const MOST = 200

const { address, stop } = await startBuilt({ RATE_LIMITS: 'off' })
try {
  await measureCrowd()
} finally {
  await stop()
}

async function measureCrowd(): Promise<void> {
  const person = { email: 'bench@example.com', password: 'a long password' }
  await post('/api/register', person)
  await viewsUntil(10)
  const quiet = await viewsUntil(QUIET_VIEWS)
  const began = performance.now()
  let isOver = false
  const everyone = Promise.all(Array.from({ length: PEOPLE }, () => post('/api/login', person))).finally(() => {
    isOver = true
  })
  const busy = await viewsUntil(() => isOver)
  const statuses = await everyone
  const seconds = (performance.now() - began) / 1000
  const entered = statuses.filter((status) => status === 200).length
  console.log(`${entered} of ${PEOPLE} signed in, in ${seconds.toFixed(1)} s`)
  printTable(['GET /', 'views', 'p50 ms', 'p95 ms'], [rowOf('quiet', quiet), rowOf('meanwhile', busy)])
  if (entered < PEOPLE || spreadOf(busy).p95 > MOST) process.exitCode = 1
}

/** The times of views, one after the other, as a browser asks for them. */
async function viewsUntil(end: number | (() => boolean)): Promise<number[]> {
  const times: number[] = []
  while (typeof end === 'number' ? times.length < end : !end()) {
    const began = performance.now()
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}

async function post(path: string, body: object): Promise<number> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

function rowOf(name: string, times: readonly number[]): string[] {
  const { p50, p95 }: Spread = spreadOf(times)
  return [name, String(times.length), rounded(p50), rounded(p95)]
}
