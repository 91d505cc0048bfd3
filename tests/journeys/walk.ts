import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Benchmarks measure speed: on a busy machine a slow page is no failure. */
const SLOW = /^(?:Largest paint after|Input waited) \d+ ms$/
/** Chrome reports that it repeats requests that a page had prefetched before its service worker answered. */
const REPEATED_REQUEST = /cross-world service worker|registration blocked by Playwright/

/**
 * A visitor with a clean browser; `complaints` collects the pages' errors and warnings. Fetching all files for offline
 * use takes two seconds of a processor for each visitor, so only journeys about that allow service workers.
 */
export async function newcomer(browser: Browser, baseURL: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ baseURL, acceptDownloads: true, serviceWorkers: 'block', ...options })
  await context.addInitScript(ignoreIntendedShifts)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (['error', 'warning'].includes(message.type()) && !SLOW.test(text) && !REPEATED_REQUEST.test(text))
      complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, context, complaints }
}

/** For `newcomer`: the browser fetches what is needed offline. */
export const WITH_OFFLINE = { serviceWorkers: 'allow' } as const

/** For pages whose layout may shift, as fonts load late on a busy machine or one page follows another. */
export const exceptShifts = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((each) => !each.startsWith('Layout shifted'))

/**
 * Layout shifts after an action are intended. A browser attributes them to the action for half a second only, which is
 * not enough on a busy machine. Shifts before any action remain complaints. Runs in the page.
 */
function ignoreIntendedShifts(): void {
  let hasActed = false
  const markActed = () => (hasActed = true)
  for (const type of ['pointerdown', 'keydown', 'change'])
    addEventListener(type, markActed, { capture: true, once: true })
  const { warn } = console
  console.warn = (...args: unknown[]) => {
    if (!(hasActed && String(args[0]).startsWith('Layout shifted by'))) warn(...args)
  }
}

/** The password of every account that is created here. */
export const PASSWORD = 'first-bird'

/** Creates an account and signs this browser in; a retried journey uses the account of its first attempt. */
export async function register({ request }: BrowserContext, email: string): Promise<void> {
  const data = { email, password: PASSWORD }
  const answer = await request.post('/api/register', { data })
  if (answer.status() === 409) expect((await request.post('/api/login', { data })).status()).toBe(200)
  else expect(answer.status()).toBe(201)
}

export const toastWith = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first()

/** Writes files to disk, where the browser reads them by path: passing 10 MB to it takes six seconds. */
export const onDisk = (folder: string, files: Readonly<Record<string, Uint8Array>>): string[] =>
  Object.entries(files).map(([name, bytes]) => {
    const path = join(folder, name)
    writeFileSync(path, bytes)
    return path
  })

/** Moves from control to control by keyboard until this one has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  const page = control.page()
  // Located once, since locating by role takes longer than a key; located again when the page has re-rendered it.
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

/** Opens a tab of the builder and waits for its form. */
export async function openFormTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
  await page.getByRole('tabpanel', { name }).locator('input, textarea, button').first().waitFor()
}

/** Fills in a small but complete resume, as a person would: tab by tab, by keyboard. */
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

/** The text of the preview, all pages joined. */
export const paperText = (page: Page): Promise<string> =>
  page.getByRole('region', { name: 'Resume preview' }).evaluate((region) => {
    const shadow = [...region.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot
    return shadow?.textContent ?? ''
  })
