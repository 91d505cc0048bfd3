import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright-core'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { openBrowser, visit } from '../browser.ts'
import { oneOf, randomFrom, SEED } from './random.ts'
import { newcomer } from './walk.ts'

const KILLS = process.env['LONG'] ? 60 : 2

const PERSONAL = ['Resume Title', 'Full Name', 'Phone', 'Location', 'Professional summary'] as const
type Field = { readonly tab: string; readonly label: string }
const FIELDS: readonly [Field, ...Field[]] = [
  { tab: 'Skills', label: 'Technical' },
  ...PERSONAL.map((label) => ({ tab: 'Personal', label })),
]
const ENTRIES: readonly [Field, ...Field[]] = [
  { tab: 'Experience', label: 'Company' },
  { tab: 'Experience', label: 'Achievement 1' },
  ...FIELDS,
]
/** The text that was definitely typed, by field. */
type Typed = Map<Field, string>

let browser: Browser
// A browser slows down after a hundred crashed pages: each case has a new one.
beforeEach(async () => {
  browser = await openBrowser()
})
afterEach(() => browser.close())

type Case = {
  readonly who: string
  readonly fields: readonly [Field, ...Field[]]
  readonly signedIn?: boolean
  /** A resume that exists in the account before typing starts. */
  readonly isKnown?: boolean
  readonly offline?: boolean
  /** Saves reach the server, but their responses are lost. */
  readonly unanswered?: boolean
}

test.each<Case>([
  { who: 'a visitor', fields: FIELDS },
  { who: 'a visitor offline', fields: FIELDS, offline: true },
  { who: 'a signed-in user with a new resume', fields: FIELDS, signedIn: true },
  { who: 'a signed-in user', fields: ENTRIES, signedIn: true, isKnown: true },
  { who: 'a signed-in user offline', fields: ENTRIES, signedIn: true, isKnown: true, offline: true },
  { who: 'a user whose saves get no response', fields: ENTRIES, signedIn: true, isKnown: true, unanswered: true },
])(
  'nothing that $who has typed is missing after the page was killed',
  async ({ who, fields, signedIn = false, isKnown = false, offline = false, unanswered = false }) => {
    console.log(`${who}: SEED=${SEED}`)
    const random = randomFrom(SEED + who.length)
    const { page: first, context } = await newcomer(browser, `http://127.0.0.1:${inject('port')}`)
    if (signedIn) await register(context)
    let path = isKnown ? await makeResume(context) : '/resume-builder'
    const typed: Typed = new Map()
    let page = first
    for (let kill = 1; kill <= KILLS; kill += 1) {
      if (unanswered) await page.route('/api/resumes/*', dropResponses)
      await visit(page, path)
      for (const [field, text] of typed) {
        await expect
          .poll(() => valueOf(page, field), { message: `${field.label} before kill ${kill}`, timeout: 10_000 })
          .toContain(text)
        // One more letter may have been typed than was reported.
        typed.set(field, await valueOf(page, field))
      }
      await connect(context, !offline)
      await typeUntilKilled({ page, typed, fields, random })
      await connect(context, true)
      const { pathname, search } = new URL(page.url())
      path = pathname + search
      page = await context.newPage()
    }
    await visit(page, path)
    for (const [field, text] of typed)
      await expect
        .poll(() => valueOf(page, field), { message: `${field.label} in the end`, timeout: 10_000 })
        .toContain(text)
    await context.close()
  },
  process.env['LONG'] ? 600_000 : 60_000,
)

async function locateField(page: Page, { tab, label }: Field): Promise<Locator> {
  const field = page.getByLabel(label, { exact: true })
  if (!(await field.isVisible())) await page.getByRole('tab', { name: tab }).click()
  await field.waitFor()
  return field
}

const valueOf = async (page: Page, field: Field) => (await locateField(page, field)).inputValue()

async function dropResponses(route: Route): Promise<void> {
  if (route.request().method() === 'GET') return route.continue()
  await route.fetch()
}

/** A service worker that died with its page never answers; crashed pages are reported at once. */
const connect = (context: BrowserContext, isOnline: boolean): Promise<unknown> =>
  Promise.race([context.setOffline(!isOnline), new Promise((resolve) => setTimeout(resolve, 3000))])

type Session = {
  readonly page: Page
  readonly typed: Typed
  readonly fields: Case['fields']
  readonly random: () => number
}

/** Types letter by letter in several fields and records each finished event; then the renderer is killed. */
async function typeUntilKilled({ page, typed, fields, random }: Session): Promise<void> {
  const crashed = new Promise<void>((resolve) => page.once('crash', () => resolve()))
  let isAlive = true
  const typing = (async () => {
    while (isAlive) {
      const picked = oneOf(random, fields)
      // A title takes 120 characters.
      const isFull = picked.label === 'Resume Title' && (typed.get(picked)?.length ?? 0) > 110
      const field = isFull ? fields[0] : picked
      await (await locateField(page, field)).focus()
      await page.keyboard.press('Control+End')
      for (let letters = 1 + Math.floor(random() * 6); letters > 0 && isAlive; letters -= 1) {
        const letter = String.fromCharCode(97 + Math.floor(random() * 26))
        await page.keyboard.press(letter)
        if (isAlive) typed.set(field, (typed.get(field) ?? '') + letter)
      }
      // An occasional pause in which the account is saved.
      if (random() < 0.15) await page.waitForTimeout(1400)
    }
  })().catch((error: unknown) => {
    if (isAlive) throw error
  })
  await new Promise((resolve) => setTimeout(resolve, 150 + random() ** 3 * 2500))
  isAlive = false
  await killRenderers()
  await crashed
  await page.close()
  await typing
}

/** As the system does when memory runs out: the process cannot finish anything. */
async function killRenderers(): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await session.detach()
}

async function register({ request }: BrowserContext): Promise<void> {
  const email = `survivor-${Date.now()}-${Math.random()}@example.com`
  await request.post('/api/register', { data: { email, password: 'secret12' } })
}

/** A resume in the account, with one position that has one achievement. */
async function makeResume({ request }: BrowserContext): Promise<string> {
  const content = { experience: [{ company: '', position: 'Cook', achievements: [''] }] }
  const created = await request.post('/api/resumes', { data: { title: 'A', content, templateId: null } })
  const { id } = (await created.json()) as { id: number }
  return `/resume-builder/${id}`
}
