/*
 * Lighthouse on every public page of the built product, for mobile and desktop, with medians of three runs, and the
 * landing page compared with plain HTML. Exits with 1 below the minimums. `npm run lighthouse [-- /path …]`.
 */
import { openBrowser } from '../tests/browser.ts'
import { freePort, startBuilt } from '../tests/built-product.ts'
import { printTable } from '../tests/bench/measure.ts'
import { PUBLIC_PAGES } from '../tests/public-pages.ts'
import { openLighthouse } from './lighthouse/install.ts'
import { startPlainPage } from './lighthouse/plain-page.ts'
import { DEVICES, measure, notAsked, type Measured } from './lighthouse/run.ts'

/** Performance, accessibility, best practices, search engines. */
const FLOORS = [98, 100, 100, 100]
/** How many times as long as plain HTML the landing page may take to its largest contentful paint on mobile. */
const MAX_OF_PLAIN = 1.5
const ROUNDS = Number(process.env['ROUNDS'] ?? 3)

const wanted = process.argv.slice(2)
const pages = PUBLIC_PAGES.filter(({ path }) => wanted.length === 0 || wanted.includes(path))

const lighthouse = await openLighthouse()
const product = await startBuilt({ RATE_LIMITS: 'off' })
const plain = await startPlainPage(`${product.address}/`)
const port = await freePort()
const browser = await openBrowser({ args: [`--remote-debugging-port=${port}`] })
const run = { lighthouse, port, rounds: ROUNDS }
try {
  const rows: string[][] = []
  const faults: string[] = []
  for (const page of pages)
    for (const device of DEVICES) {
      const measured = await measure(product.address + page.path, device, notAsked(page), run)
      rows.push([page.path, device, ...rowOf(measured)])
      if (FLOORS.some((floor, i) => (measured.scores[i] ?? 0) < floor))
        faults.push(`${page.path} on ${device}:`, ...measured.faults.map((fault) => `  ${fault}`))
    }
  printTable(['', '', 'perf', 'a11y', 'best', 'seo', 'LCP ms'], rows)
  if (pages.some(({ path }) => path === '/')) faults.push(...(await againstPlain()))
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
} finally {
  await browser.close()
  plain.stop()
  await product.stop()
}

function rowOf({ scores, largestPaint }: Measured): string[] {
  return [...scores.map(String), largestPaint.toFixed(0)]
}

/** Measured in turns, so that a busy machine slows both equally. */
async function againstPlain(): Promise<string[]> {
  const landing = await measure(`${product.address}/`, 'mobile', [], run)
  const least = await measure(plain.address, 'mobile', [], run)
  const ratio = landing.largestPaint / least.largestPaint
  const told = `Largest paint of the landing page on a phone: ${landing.largestPaint.toFixed(0)} ms, ${ratio.toFixed(2)} times plain HTML (${least.largestPaint.toFixed(0)} ms)`
  console.log(told)
  return ratio > MAX_OF_PLAIN ? [`Too slow: at most ${MAX_OF_PLAIN} times plain HTML`] : []
}
