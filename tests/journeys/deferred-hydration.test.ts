import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser } from '../browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page
let scripts: string[]
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))
beforeEach(async () => {
  context = await browser.newContext({ baseURL: `http://127.0.0.1:${inject('port')}` })
  page = await context.newPage()
  scripts = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
})
afterEach(() => context.close())

const unhydratedCount = () => page.locator('html[data-asleep]').count()

test('the landing page of a new visitor loads no script at all', async () => {
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  expect(await unhydratedCount()).toBe(1)
})

test('a click on the theme button hydrates the page and opens the menu', async () => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => page.locator('html.dark').count()).toBe(1)
  expect(await unhydratedCount()).toBe(0)
})

test('the keyboard hydrates the page as well, and Enter is not lost', async () => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Theme' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor()
  expect(await unhydratedCount()).toBe(0)
})

test('on a phone the menu opens and closes without a script', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Templates' }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await menu.getByRole('link', { name: 'Templates' }).click()
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/templates')
})

test('a resume stored in this browser appears on the landing page without any interaction', async () => {
  await page.goto('/resume-builder')
  await page.getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByLabel('Resume Title').fill('Engines')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('has-drafts'))).toBe('1')
  await page.goto('/')
  await page.getByText('Engines').first().waitFor()
})

test('a file dropped before hydration is imported after it', async () => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['{"basics":{"name":"Grace Hopper"}}'], 'grace.json', { type: 'application/json' }))
    return transfer
  })
  const place = page.getByText('Your first resume will appear here')
  await place.dispatchEvent('dragover', { dataTransfer: files })
  await place.dispatchEvent('drop', { dataTransfer: files })
  await page.getByText('Grace Hopper').first().waitFor()
  expect(await unhydratedCount()).toBe(0)
})

test('a page that hydrates immediately is painted first, preloads no script, and hydrates automatically', async () => {
  const answer = await page.goto('/auth', { waitUntil: 'commit' })
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('</html>')
  expect(html).not.toMatch(/type="module"|<link[^>]*modulepreload/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(scripts.length).toBeGreaterThan(5)
})

/** Delays the scripts of a page until the test lets them arrive or fail. */
async function holdScripts() {
  let finishScripts: (how: 'arrive' | 'fail') => void = () => {}
  const settled = new Promise<'arrive' | 'fail'>((resolve) => {
    finishScripts = resolve
  })
  let isSettled = false
  await page.route('**/assets/*.js', async (route) => {
    // Requests of the next page are answered at once.
    if (isSettled || (await settled) === 'arrive') await route.continue()
    else await route.abort('connectionreset')
  })
  return {
    arrive: () => finishScripts('arrive'),
    /** All requested files. */
    async fail() {
      const failed = page.waitForEvent('requestfailed')
      isSettled = true
      finishScripts('fail')
      await failed
    },
  }
}

/** Resets the connections of file requests, as on a train, until it is stopped. */
async function failing(files: string) {
  const failed = page.waitForEvent('requestfailed')
  await page.route(files, (route) => route.abort('connectionreset'))
  return async () => {
    await failed
    await page.unroute(files)
  }
}

test('clicks during hydration are replayed in order', async () => {
  const scripts = await holdScripts()
  await page.goto('/auth', { waitUntil: 'commit' })
  const theme = page.getByRole('button', { name: 'Theme' })
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await theme.click()
  expect(await theme.getAttribute('aria-busy')).toBe('true')
  scripts.arrive()
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor()
  await page.getByText('Create your account', { exact: true }).waitFor()
  expect(await page.locator('[aria-busy]').count()).toBe(0)
})

test.each([
  ['a script', '**/assets/home-*.js'],
  ['the entry script', '**/assets/entry.client-*.js'],
  // Requested once more under another URL.
  ['the translations', '**/assets/words-en-*.js*'],
])('a page that could not load %s drops the click, and the next click reloads the page', async (_, files) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const theme = page.getByRole('button', { name: 'Theme' })
  const stopFailing = await failing(files)
  await theme.click()
  await expect.poll(() => theme.getAttribute('aria-busy')).toBe(null)
  await stopFailing()
  await Promise.all([page.waitForEvent('load'), theme.click()])
  await theme.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor()
})

test('offline, a click before hydration leaves the page in place, and online the next one works', async () => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const theme = page.getByRole('button', { name: 'Theme' })
  await context.setOffline(true)
  await theme.click()
  await expect.poll(() => theme.getAttribute('aria-busy')).toBe(null)
  await theme.click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await context.setOffline(false)
  await Promise.all([page.waitForEvent('load'), theme.click()])
  await theme.click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor()
})

test('a link clicked while the scripts are loading is followed when they fail', async () => {
  const scripts = await holdScripts()
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await scripts.fail()
  await page.waitForURL(/tab=sign-up/)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await page.getByRole('tab', { name: 'Sign Up' }).getAttribute('aria-selected')).toBe('true')
})

test('a page whose scripts failed is not reloaded over typed text, and its form can be submitted', async () => {
  const stopFailing = await failing('**/assets/auth-*.js')
  await page.goto('/auth')
  await stopFailing()
  const email = page.getByLabel('Email')
  await email.fill('ada@example.com')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.waitForTimeout(500)
  expect(await email.inputValue()).toBe('ada@example.com')
  await email.press('Enter')
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(await email.inputValue()).toBe('ada@example.com')
})

test('a form submitted twice before hydration is sent once', async () => {
  await holdScripts()
  await page.goto('/contact', { waitUntil: 'commit' })
  let submitCount = 0
  await page.route('**/contact*', async (route) => {
    if (route.request().method() === 'POST') submitCount += 1
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue().catch(() => {})
  })
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.getByLabel('Category').selectOption('general')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Engines')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello, do you know engines?')
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.scrollIntoViewIfNeeded()
  const { x, y } = (await send.boundingBox()) ?? { x: 0, y: 0 }
  // A locator would wait until the first navigation is done.
  await page.mouse.click(x + 10, y + 10)
  await page.waitForTimeout(150)
  await page.mouse.click(x + 10, y + 10)
  await page.getByText('We got your message.').waitFor()
  expect(submitCount).toBe(1)
})
