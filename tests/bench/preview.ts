/*
 * Measures the builder in the built product as users experience it: how soon a key shows in the preview, how soon a
 * stored resume shows, and the size of its scripts. `npm run bench:preview`.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import type { ResumeContent } from '#shared/resume/schema.ts'
import { lengthyContent } from '#shared/template/samples.ts'
import { openBrowser } from '../browser.ts'
import { firstLoad } from '../first-load.ts'
import { printTable, rounded, spreadOf } from './measure.ts'
import { startBuilt } from '../built-product.ts'
import { typingProbe, whenShown, type Typing } from './preview-probe.ts'

const RESUMES = { '2 pages': lengthyContent(4), '6 pages': lengthyContent(30) }
const KEYS = 60
const BURST = 40
const COLD_LOADS = 9
const VIEWPORT = { width: 1440, height: 900 }
const TEXT = 'writesplansthatpeoplefollowandkeepsthemshort'

const product = await startBuilt()
const browser = await openBrowser()
try {
  const account = await browser.newContext({ baseURL: product.address, viewport: VIEWPORT })
  const ids = await storeResumes(account)
  await measureTyping(account, ids)
  await measureLoading(account, ids[0]!)
} finally {
  await browser.close()
  await product.stop()
}

/** A new account with the resumes of this run; returns their ids in order. */
async function storeResumes(context: BrowserContext): Promise<number[]> {
  const page = await context.newPage()
  await page.goto('/auth')
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([to, json]) => {
        const reply = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body: json })
        return (await reply.json()) as { id: number }
      },
      [path, JSON.stringify(body)] as const,
    )
  await post('/api/register', {
    email: 'bench@example.com',
    password: 'a long password',
    firstName: 'B',
    lastName: 'C',
  })
  const ids: number[] = []
  for (const [title, content] of Object.entries<ResumeContent>(RESUMES))
    ids.push((await post('/api/resumes', { title, content, templateId: 1 })).id)
  await page.close()
  return ids
}

async function measureTyping(context: BrowserContext, ids: readonly number[]): Promise<void> {
  const rows: string[][] = []
  for (const [index, name] of Object.keys(RESUMES).entries())
    for (const throttle of [1, 4]) {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const pages = await openBuilder(page, ids[index]!)
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
      const { painted, worked } = await typeSlowly(page)
      const burst = await typeBurst(page, session)
      const columns = [painted, worked].map(spreadOf).flatMap(({ p50, p95 }) => [rounded(p50), rounded(p95)])
      rows.push([`${name} (${pages})`, `${throttle}x`, ...columns, `${burst.updates} of ${BURST} in ${burst.frames}`])
      await page.close()
    }
  console.log(
    'From a key to the paper, in ms; "work" is until the page is laid out, "painted" until its frame is made.',
  )
  printTable(['', 'CPU', 'painted p50', 'p95', 'work p50', 'p95', 'burst: updates, frames'], rows)
}

/** Opens a resume with the cursor at the end of its summary, so that all text below moves; returns its page count. */
async function openBuilder(page: Page, id: number): Promise<number> {
  await page.goto(`/resume-builder/${id}`)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await page.waitForFunction(whenShown)
  await page.evaluate(typingProbe)
  await page.locator('[id="field-summary"]').focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Also', { delay: 100 })
  await page.waitForTimeout(800)
  return page.evaluate(() => {
    const host = [...document.querySelectorAll('*')].find((element) => element.shadowRoot?.querySelector('.doc'))
    return host?.shadowRoot?.querySelectorAll('.page').length ?? 0
  })
}

/** As people type: with pauses that are independent of frames. */
async function typeSlowly(page: Page): Promise<Typing> {
  await page.evaluate(() => probe.reset())
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type(TEXT[key % TEXT.length]!)
    await page.waitForTimeout(90 + ((key * 37) % 50))
  }
  return page.evaluate(() => probe.read())
}

/** Faster than any person: all keys are sent before the first is handled. */
async function typeBurst(page: Page, session: CDPSession): Promise<Typing> {
  await page.evaluate(() => probe.reset())
  const press = (text: string) =>
    Promise.all([
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }),
    ])
  await Promise.all(Array.from({ length: BURST }, (_, key) => press(TEXT[key % TEXT.length]!)))
  await page.waitForTimeout(1500)
  return page.evaluate(() => probe.read())
}

/** A stored resume in a browser with a session but an empty cache. */
async function measureLoading(account: BrowserContext, id: number): Promise<void> {
  const shown: number[] = []
  for (let load = 0; load < COLD_LOADS; load++) {
    const page = await openFresh(account)
    await page.goto(`/resume-builder/${id}`, { waitUntil: 'commit' })
    // Waits until there is a number.
    shown.push(Number(await (await page.waitForFunction(whenShown)).jsonValue()))
    await page.context().close()
  }
  // Separate from the timing, since counting slows it down.
  const counted = await openFresh(account)
  const { bytes, files } = await firstLoad(counted, `/resume-builder/${id}`)
  await counted.context().close()
  console.log(`\nA stored resume on a cold load: visible in its fonts after p50 ${rounded(spreadOf(shown).p50)} ms,`)
  console.log(
    `worst ${rounded(Math.max(...shown))} ms of ${COLD_LOADS}; ${rounded(bytes / 1000)} kB of JavaScript (gzip) in ${files} files.`,
  )
}

async function openFresh(account: BrowserContext): Promise<Page> {
  const storageState = await account.storageState()
  const context = await browser.newContext({ baseURL: product.address, viewport: VIEWPORT, storageState })
  return context.newPage()
}
