import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How fast pages are, benches tell: on a busy machine slowness is no fault of theirs. */
const SLOW = /^(?:Largest paint after|Input waited) \d+ ms$/
/** Chrome tells that it fetches anew what a page had fetched ahead before its service worker answered. */
const FETCHED_ANEW = /cross-world service worker/

/** A visitor with a clean browser; `complaints` collects whatever the pages complain about. */
export async function newcomer(browser: Browser, baseURL: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ baseURL, acceptDownloads: true, ...options })
  await context.addInitScript(forgiveAnswers)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !SLOW.test(text) && !FETCHED_ANEW.test(text))
      complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, context, complaints }
}

/** For pages that may move by themselves, as fonts come late on a busy machine or one page follows another. */
export const exceptShifts = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((each) => !each.startsWith('Layout shifted'))

/**
 * What moves in answer to an action is meant to move. A browser knows it as an answer for half a second only, which is
 * not enough on a busy machine. What moves before anybody did anything stays a complaint. Runs in the page.
 */
function forgiveAnswers(): void {
  let hasActed = false
  const acted = () => (hasActed = true)
  for (const type of ['pointerdown', 'keydown', 'change']) addEventListener(type, acted, { capture: true, once: true })
  const { warn } = console
  console.warn = (...said: unknown[]) => {
    if (!(hasActed && String(said[0]).startsWith('Layout shifted by'))) warn(...said)
  }
}

/** What everybody signs in with who was registered here. */
export const PASSWORD = 'first-bird'

/** Makes an account and signs this browser in; a journey that is tried again finds the account of its first try. */
export async function register({ request }: BrowserContext, email: string): Promise<void> {
  const data = { email, password: PASSWORD }
  const answer = await request.post('/api/register', { data })
  if (answer.status() === 409) expect((await request.post('/api/login', { data })).status()).toBe(200)
  else expect(answer.status()).toBe(201)
}

export const toastWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

/** Puts files on the disk, where the browser takes them by their paths: handed to it, 10 MB take six seconds. */
export const onDisk = (folder: string, files: Readonly<Record<string, Uint8Array>>): string[] =>
  Object.entries(files).map(([name, bytes]) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  })

/** Goes from control to control by keyboard until this one has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page()
  // Found once, as finding by role takes longer than a key; found again when the page has drawn it anew.
  const found = () => control.elementHandle()
  let element = await found()
  for (let presses = 0; presses < 80; presses += 1) {
    const state = await page.evaluate(
      (it) => (it === document.activeElement ? 'focused' : it?.isConnected ? 'elsewhere' : 'gone'),
      element,
    )
    if (state === 'focused') return
    if (state === 'gone') element = await found()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(control)}`)
}

/** Fills what makes a small but whole resume, as a person would: tab by tab, with keys. */
export async function writeResume(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Professional summary').fill('Compiler pioneer who made **machines** read words.')
  await page.getByRole('tab', { name: 'Experience' }).click()
  await page.getByRole('button', { name: 'Add position' }).first().click()
  await page.keyboard.type('Rear Admiral')
  await page.getByLabel('Company').fill('US Navy')
  await page.getByLabel('Start date').fill('1943-12')
  await page.getByLabel('End date').fill('1986-08')
  await page.getByRole('button', { name: 'Add achievement' }).click()
  await page.keyboard.type('Wrote the first linker & loader')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Found efficient office offices (“bugs”)')
  await page.getByRole('tab', { name: 'Skills' }).click()
  await page.getByLabel('Technical').fill('COBOL, C++, Assembly')
}

/** What the paper shows, page by page joined. */
export const paperText = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Resume preview' }).evaluate((region) => {
    const shadow = [...region.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot
    return shadow?.textContent ?? ''
  })
