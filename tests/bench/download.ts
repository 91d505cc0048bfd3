/*
 * Measures the overhead of a download beyond the server's time, in the built product: from the click in the menu to
 * the file in the page, minus the server's time to make it. `npm run bench:download`.
 */
import type { Page } from 'playwright-core'
import { lengthyContent } from '#shared/template/samples.ts'
import { visit, openBrowser } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { printTable, rounded, spreadOf } from './measure.ts'

const ROUNDS = 40

const product = await startBuilt({ RATE_LIMITS: 'off' })
const browser = await openBrowser()
try {
  const context = await browser.newContext({ baseURL: product.address })
  await context.request.post('/api/register', { data: { email: 'bench@example.com', password: 'a long password' } })
  const data = { title: 'Bench', content: lengthyContent(4), templateId: 1 }
  const { id } = (await (await context.request.post('/api/resumes', { data })).json()) as { id: number }
  const page = await context.newPage()
  await watchDownloads(page)
  await visit(page, `/resume-builder/${id}`)
  const rounds: { all: number; server: number }[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await download(page))
  const rows = (['all', 'server'] as const).map((name) => [name, ...spread(rounds.map((round) => round[name]))])
  printTable(
    ['', 'p50 ms', 'p95 ms'],
    [...rows, ['beyond the server', ...spread(rounds.map(({ all, server }) => all - server))]],
  )
} finally {
  await browser.close()
  await product.stop()
}

function spread(times: readonly number[]): string[] {
  const { p50, p95 } = spreadOf(times)
  return [rounded(p50), rounded(p95)]
}

/** Records the click on a menu item and the time at which the page offers the file. */
async function watchDownloads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times = { clicked: 0, handed: 0 }
    Object.assign(globalThis, { times })
    addEventListener('pointerup', () => (times.clicked = performance.now()), true)
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (this.download) times.handed = performance.now()
      click.call(this)
    }
  })
}

async function download(page: Page): Promise<{ all: number; server: number }> {
  await page.getByRole('button', { name: 'Download' }).click()
  await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'PDF' }).click()])
  return page.evaluate(() => {
    const { times } = globalThis as unknown as { times: { clicked: number; handed: number } }
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const call = entries.findLast(({ name }) => name.includes('/api/export/pdf/'))!
    return { all: times.handed - times.clicked, server: call.responseStart - call.requestStart }
  })
}
