/*
 * Measures exports, all in one run on the same resumes: `npm run bench:export`. With `-- --growth` it makes 1,000
 * PDF files instead and tells how much memory the browser has taken.
 */
import { execFileSync } from 'node:child_process'
import { createFileWriters } from '#server/engines/file-writers/file-writers.ts'
import type { CDPSession } from 'playwright-core'
import { type Exports, createExports } from '#server/exports/service.ts'
import { createPdfEngine, type PdfEngine } from '#server/engines/pdf/engine.ts'
import type { Resumes } from '#server/resumes/service.ts'
import type { Format } from '#shared/contract/exports.ts'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { lengthyContent } from '#shared/template/samples.ts'
import { BROWSER_DIR, openBrowser } from '../browser.ts'
import { measure, printTable, ratioOf, rounded } from './measure.ts'
import { printWithReactPdf, registerFont } from './react-pdf-resume.ts'

const RESUMES = { '2 pages': lengthyContent(4), '6 pages': lengthyContent(30) }
const OPTIONS = {
  printBackground: true,
  preferCSSPageSize: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
}
const silent = () => undefined

const start = performance.now()
const log = { info: silent, warn: silent, error: console.error }
const pdf = createPdfEngine({ dataDir: BROWSER_DIR, log })
const fileWriters = createFileWriters({ log })
await pdf.ready()
const ready = performance.now()
await exportsOf(RESUMES['2 pages'], pdf).make('', 1, 'pdf', AbortSignal.timeout(8000))
console.log(`ready after ${rounded(ready - start)} ms, the first PDF ${rounded(performance.now() - ready)} ms later\n`)
await (process.argv.includes('--growth') ? measureGrowth(pdf) : measureSpeed(pdf))
await pdf.close()
await fileWriters.close()

async function measureSpeed(engine: PdfEngine): Promise<void> {
  registerFont()
  const rows: string[][] = []
  const row = async (name: string, job: () => Promise<unknown>, how: { rounds: number; atOnce?: number }) => {
    await measure(job, { rounds: 5 }) // warm
    const { p50, p95, perSecond } = await measure(job, how)
    rows.push([name, String(how.atOnce ?? 1), rounded(p50), rounded(p95), rounded(perSecond)])
  }
  const make = (content: ResumeContent, format: Format) => () =>
    exportsOf(content, engine).make('', 1, format, AbortSignal.timeout(60_000))

  const browser = await openBrowser()
  const session = await browser.newContext().then(async (context) => context.newCDPSession(await context.newPage()))
  for (const [length, content] of Object.entries(RESUMES)) {
    const theirs = () => printWithReactPdf(content)
    await row(`our PDF, ${length}`, make(content, 'pdf'), { rounds: 100 })
    await row(`react-pdf, ${length}`, theirs, { rounds: 20 })
    for (const atOnce of [2, 16]) await row(`our PDF, ${length}`, make(content, 'pdf'), { rounds: 160, atOnce })
    await row(`our DOCX, ${length}`, make(content, 'docx'), { rounds: 40 })
    const ratio = await ratioOf(theirs, make(content, 'pdf'), 30)
    rows.push([`  in turns, react-pdf takes ${ratio.toFixed(1)} times as long as our PDF`])
  }
  await row('an empty page, same browser', () => printEmpty(session), { rounds: 100 })
  await browser.close()
  printTable(['', 'at once', 'p50 ms', 'p95 ms', 'per second'], rows)
}

async function measureGrowth(engine: PdfEngine): Promise<void> {
  const make = () => exportsOf(RESUMES['2 pages'], engine).make('', 1, 'pdf', AbortSignal.timeout(60_000))
  await measure(make, { rounds: 50, atOnce: 2 })
  const before = browserMemory()
  await measure(make, { rounds: 1000, atOnce: 2 })
  const after = browserMemory()
  console.log(`browser memory: ${before} MB after 50 exports, ${after} MB after 1,050: ${after - before} MB more`)
}

function printEmpty(session: CDPSession): Promise<unknown> {
  return session.send('Page.printToPDF', OPTIONS)
}

/** The export service as the product uses it, over one resume instead of a database. */
function exportsOf(content: ResumeContent, engine: PdfEngine): Exports {
  const at = '2026-01-01T00:00:00.000Z'
  const resume = { id: 1, title: 'Resume', content, templateId: null, version: 1, createdAt: at, updatedAt: at }
  return createExports({
    // Only `find` is asked by exports, and templates are not asked at all for the default layout.
    resumes: { find: async () => resume } as unknown as Resumes,
    userTemplates: { layoutOf: async () => null, layoutForEveryone: async () => null },
    pdf: engine,
    fileWriters,
  })
}

/** Megabytes that the browser's processes hold for themselves, below this process. */
function browserMemory(): number {
  const all = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [id: number, parent: number, kilobytes: number])
  const below = (id: number): number =>
    all.filter(([, parent]) => parent === id).reduce((sum, [child, , size]) => sum + size + below(child), 0)
  return Math.round(below(process.pid) / 1024)
}
