import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPdfEngine, type PdfEngine, PdfRefusal } from '#server/engines/pdf/engine.ts'
import { type BrowserProcess, browserProcesses, isBrowser } from '#server/engines/pdf/testing/browser-processes.ts'
import { makeDocument, makeEntry, makeLog, TEST_BROWSER_DIR } from '#server/engines/pdf/testing/make-document.ts'

/** For many prints on a busy machine. */
const LONG_TIMEOUT_MS = 180_000

let engine: PdfEngine
beforeAll(async () => {
  engine = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log, jobTimeoutMs: 15_000 })
  await engine.ready()
}, 60_000)
afterAll(() => engine.close())

const job = (html: string, style = '') => ({ document: makeDocument(html, { style }), author: 'Ada', keywords: [] })
const PLAIN = job([1, 2, 3].map(makeEntry).join(''))

/** A server that only prints, and says when its browser is warm. */
const SERVER = `
  const { createPdfEngine } = await import(${JSON.stringify(import.meta.resolve('#server/engines/pdf/engine.ts'))})
  const log = { info() {}, warn() {}, error: console.error }
  const engine = createPdfEngine({ dataDir: ${JSON.stringify(TEST_BROWSER_DIR)}, log })
  await engine.ready()
  console.log('warm')`

const killAll = (isMeant: (process: BrowserProcess) => boolean) => {
  const meant = browserProcesses().filter(isMeant)
  for (const { id } of meant) process.kill(id, 'SIGKILL')
  return meant.length
}
const isPage = ({ command }: BrowserProcess) => command.includes('--type=renderer')
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

test(
  'killing the browser and its pages under load fails no request',
  async () => {
    const files = Array.from({ length: 60 }, () => engine.print(PLAIN))
    for (const isMeant of [isBrowser, isPage, isBrowser]) {
      await pause(150)
      // A browser that is still starting has no process to kill yet.
      while (killAll(isMeant) === 0) await pause(20)
    }
    expect((await Promise.all(files)).map(({ pages }) => pages)).toEqual(Array(60).fill(1))
    expect(engine.health()).toMatchObject({ state: 'ready' })
  },
  LONG_TIMEOUT_MS,
)

test(
  'a frozen browser is replaced, and the requests that waited for it are served',
  async () => {
    const others = new Set(browserProcesses().map(({ id }) => id))
    const hasty = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log, jobTimeoutMs: 4000 })
    await hasty.ready()
    const frozen = browserProcesses().filter((one) => isBrowser(one) && !others.has(one.id))
    expect(frozen).toHaveLength(1)
    for (const { id } of frozen) process.kill(id, 'SIGSTOP')
    const files = await Promise.all([hasty.print(PLAIN), hasty.print(PLAIN), hasty.print(PLAIN)])
    expect(files.map(({ pages }) => pages)).toEqual([1, 1, 1])
    await hasty.close()
  },
  LONG_TIMEOUT_MS,
)

test(
  'the temporary files of a killed server are removed by the next one',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'killed-'))
    vi.stubEnv('TMPDIR', dir)
    const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(readdirSync(dir)).not.toEqual([])
    const next = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log })
    await next.ready()
    expect(readdirSync(dir)).toEqual([expect.stringContaining(`-${process.pid}-`)])
    await next.close()
    expect(readdirSync(dir)).toEqual([])
    vi.unstubAllEnvs()
    rmSync(dir, { recursive: true })
  },
  LONG_TIMEOUT_MS,
)

test(
  'of 103 simultaneous requests the last is refused, and the others are served',
  async () => {
    const results = await Promise.allSettled(Array.from({ length: 103 }, () => engine.print(PLAIN)))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(refusals).toEqual([expect.objectContaining({ code: 'busy' })])
    expect(results.at(-1)?.status).toBe('rejected')
  },
  LONG_TIMEOUT_MS,
)

test(
  'absurd documents are refused or printed in time, and the next document prints normally',
  async () => {
    const hasty = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log, jobTimeoutMs: 4000 })
    const absurd = [
      job('<p style="height:99999999px">tall</p>'),
      job('<p style="width:99999999px">wide</p>'),
      job(`${'<div>'.repeat(100_000)}deep`),
      job('<p>many</p>'.repeat(200_000)),
      job(`<p>${'long'.repeat(500_000)}</p>`),
      job('<p class="f">filters</p>', `.f{filter:${'blur(9px) '.repeat(20_000)}}`),
      job('<table>'.repeat(3000)),
    ]
    const results = await Promise.allSettled(absurd.map((one) => hasty.print(one)))
    const strange = results.filter((result) => result.status === 'rejected' && !(result.reason instanceof PdfRefusal))
    expect(strange).toEqual([])
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(1)
    expect((await hasty.print(PLAIN)).pages).toBe(1)
    await hasty.close()
  },
  LONG_TIMEOUT_MS,
)

test('a document that takes too long is refused with a message and delays no other', async () => {
  const hasty = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log, jobTimeoutMs: 8000 })
  await hasty.ready()
  const slow = hasty.print(job('<p>many</p>'.repeat(1_000_000)))
  const quick = hasty.print(PLAIN)
  await expect(slow).rejects.toMatchObject({
    code: 'timeout',
    message: 'This resume takes too long to convert to PDF. Shorten it or choose another template.',
  })
  expect((await quick).pages).toBe(1)
  await hasty.close()
})

test('a canceled request ends at once', async () => {
  const controller = new AbortController()
  const file = engine.print({ ...PLAIN, signal: controller.signal })
  controller.abort()
  await expect(file).rejects.toMatchObject({ code: 'cancelled' })
})

test('an engine without a browser reports it and refuses requests', async () => {
  const { log, told } = makeLog()
  const none = createPdfEngine({ browserPath: '/no/such/browser', dataDir: TEST_BROWSER_DIR, log })
  await expect(none.ready()).rejects.toMatchObject({ code: 'unavailable' })
  await expect(none.print(PLAIN)).rejects.toMatchObject({
    message: 'PDF files aren’t available on this site right now. Other formats still work.',
  })
  expect(none.health()).toMatchObject({
    state: 'unavailable',
    reason:
      'PDF_BROWSER is /no/such/browser, which isn’t a program that can run here. Set it to the path of Chrome or Chromium.',
  })
  expect(told).toHaveLength(1)
  await none.close()
})

test('closing ends every process of the browser', async () => {
  const before = browserProcesses().length
  const other = createPdfEngine({ dataDir: TEST_BROWSER_DIR, log: makeLog().log })
  await other.print(PLAIN)
  expect(browserProcesses().length).toBeGreaterThan(before)
  await other.close()
  await expect.poll(() => browserProcesses().length).toBe(before)
})
