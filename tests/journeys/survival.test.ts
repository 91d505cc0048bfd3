import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openBrowser, visit } from '../browser.ts'
import { newcomer } from './walk.ts'

const KILLS = process.env['LONG'] ? 75 : 8
const SEED = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const FIELDS = ['Resume Title', 'Full Name', 'Phone', 'Location', 'Professional summary'] as const
type Typed = Map<string, string>

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each([
  { who: 'a visitor', signedIn: false, offline: false },
  { who: 'a visitor offline', signedIn: false, offline: true },
  { who: 'somebody signed in', signedIn: true, offline: false },
  { who: 'somebody signed in and offline', signedIn: true, offline: true },
])(
  'nothing that $who has typed is missing after the page was killed',
  async ({ who, signedIn, offline }) => {
    console.log(`${who}: SEED=${SEED}`)
    const random = randomFrom(SEED + who.length)
    const { page: first, context } = await newcomer(browser, `http://127.0.0.1:${inject('port')}`)
    let path = signedIn ? await resumeOf(context) : '/resume-builder'
    const typed: Typed = new Map()
    let page = first
    await visit(page, path)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await context.setOffline(offline)
      await typeUntilKilled(page, typed, random)
      await context.setOffline(false)
      page = await context.newPage()
      if (!signedIn && kill === 1) path = await foundInList(page)
      await visit(page, path)
      for (const [field, text] of typed)
        await expect
          .poll(() => page.getByLabel(field, { exact: true }).inputValue(), { message: `${field}, kill ${kill}` })
          .toContain(text)
      // One more letter may have gone in than was reported.
      for (const field of typed.keys()) typed.set(field, await page.getByLabel(field, { exact: true }).inputValue())
    }
    await context.close()
  },
  process.env['LONG'] ? 600_000 : 60_000,
)

/** Types letter by letter, here and there. What a letter's event has finished with is noted; then the renderer dies. */
async function typeUntilKilled(page: Page, typed: Typed, random: () => number): Promise<void> {
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()))
  let isAlive = true
  const typing = (async () => {
    while (isAlive) {
      const field = FIELDS[Math.floor(random() * FIELDS.length)] ?? FIELDS[0]
      await page.getByLabel(field, { exact: true }).focus()
      await page.keyboard.press('End')
      for (let letters = 1 + Math.floor(random() * 6); letters > 0 && isAlive; letters -= 1) {
        const letter = String.fromCharCode(97 + Math.floor(random() * 26))
        await page.keyboard.press(letter)
        if (isAlive) typed.set(field, (typed.get(field) ?? '') + letter)
      }
    }
  })().catch((error: unknown) => {
    if (isAlive) throw error
  })
  await new Promise((resolve) => setTimeout(resolve, 150 + random() * 350))
  isAlive = false
  await killRenderers()
  await crashed
  await page.close()
  await typing
}

/** As the system does when memory runs out: the process gets no chance to finish anything. */
async function killRenderers(): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await session.detach()
}

async function resumeOf({ request }: BrowserContext): Promise<string> {
  const email = `survivor-${Date.now()}-${Math.random()}@example.com`
  await request.post('/api/register', { data: { email, password: 'secret12' } })
  const made = await request.post('/api/resumes', { data: { title: 'A', content: {}, templateId: null } })
  const { id } = (await made.json()) as { id: number }
  return `/resume-builder/${id}`
}

/** A new resume's address is found where its owner would look for it. */
async function foundInList(page: Page): Promise<string> {
  await visit(page, '/')
  return (await page.locator('a[href*="local="]').first().getAttribute('href')) ?? ''
}

/** Numbers that come again with the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
