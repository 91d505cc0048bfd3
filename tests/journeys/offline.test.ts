import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { closePages, sharedBrowser, visit } from '../browser.ts'
import { startBuilt } from '../built-product.ts'
import { openFront } from './front-proxy.ts'
import { newcomer, paperText, register, WITH_OFFLINE } from './walk.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** Chrome's messages for any page without a connection, and for preloads that it repeats through a service worker. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|cross-world service worker/

const site = () => `http://127.0.0.1:${inject('port')}`

test('a returning visitor opens the builder offline, writes, and finds every word again, offline and online', async () => {
  const { page, context, complaints } = await newcomer(browser, site(), WITH_OFFLINE)
  await visit(page, '/resume-builder')
  await waitForCache(page)
  await context.setOffline(true)
  await visit(page, '/resume-builder')
  await page.getByText('You’re offline. Your changes are saved in this browser.').waitFor()
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.waitForURL(/\?local=\d+$/)
  await page.getByRole('tab', { name: 'Skills' }).click()
  await page.getByLabel('Technical').fill('COBOL')
  const { pathname, search } = new URL(page.url())

  await visit(page, pathname + search)
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
  await expect.poll(() => paperText(page)).toContain('COBOL')
  await context.setOffline(false)
  await page.getByText('You’re back online.').waitFor()
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.getByText('You’re back online.').waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
  expect(complaints.filter((complaint) => !OFFLINE.test(complaint))).toEqual([])
  await context.close()
})

test('offline, the builder speaks the language that was chosen online', async () => {
  const { page, context } = await newcomer(browser, site(), WITH_OFFLINE)
  await context.addCookies([{ name: 'locale', value: 'de', url: site() }])
  await visit(page, '/resume-builder')
  await waitForCache(page)
  const isCached = () =>
    page.evaluate(async () => (await (await caches.match('/resume-builder?kept'))?.text())?.includes('<html lang="de"'))
  await expect.poll(isCached).toBe(true)
  await context.setOffline(true)
  await visit(page, '/resume-builder')
  await page.getByText('Sie sind offline.').first().waitFor()
  await page.getByLabel('Vollständiger Name').fill('Grace Hopper')
  await page.waitForURL(/\?local=\d+$/)
  await page.getByRole('tab', { name: 'Kenntnisse' }).click()
  await page.getByLabel('Fachkenntnisse').waitFor()
  await context.close()
})

test('offline, a resume is scored, designed and shown in its own fonts', async () => {
  const { page, context } = await newcomer(browser, site(), WITH_OFFLINE)
  await visit(page, '/resume-builder')
  await waitForCache(page)
  await context.setOffline(true)
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByRole('button', { name: /^ATS score: ?Keep going/ }).waitFor()
  await page.getByRole('tab', { name: 'Design' }).click()
  await page.getByText('Custom color', { exact: true }).first().waitFor()
  // Fallback fonts are looked up on the machine, which may have none of them, and the interface names languages in their
  // own scripts.
  const missing = () =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'error' && !/Fallback|^Inter Variable$/.test(family))
      .map(({ family }) => family)
  expect(await page.evaluate(missing)).toEqual([])
  await context.close()
})

test('offline, the home page lists the resumes of this browser, and downloading never leaves the builder', async () => {
  const { page, context } = await newcomer(browser, site(), WITH_OFFLINE)
  await visit(page, '/resume-builder')
  await waitForCache(page)
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.getByRole('button', { name: 'Save Resume' }).first().click()
  await page.getByText('Resume Saved Locally').first().waitFor()
  await context.setOffline(true)
  await visit(page, '/')
  await page.getByRole('link', { name: 'Grace Hopper' }).click()
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
  const { href } = new URL(page.url())

  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await page.getByText('PDF and Word files are made on our server.').first().waitFor()
  await page.getByRole('button', { name: 'Download' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Markdown' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toBe('# Grace Hopper\n')
  // Longer than the pause before the sign-up page.
  await page.waitForTimeout(2500)
  expect(page.url()).toBe(href)

  await visit(page, '/')
  await page.getByRole('link', { name: 'Grace Hopper' }).waitFor()
  await context.setOffline(false)
  await page.waitForURL(`${site()}/`)
  await context.close()
})

test('a visitor whose server stops answering keeps the builder when downloading', async () => {
  const { front, address, close } = await openFront(inject('port'))
  onTestFinished(close)
  const { page, context } = await newcomer(browser, address)
  await visit(page, '/resume-builder')
  await page.getByLabel('Full Name').fill('Grace Hopper')
  await page.waitForURL(/\?local=\d+$/)
  const isLoaded = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/download-resume-')))
  await expect.poll(isLoaded).toBe(true)
  // Its words may come after its code.
  await page.waitForLoadState('networkidle')
  // Nothing listens on port 1.
  front.port = 1
  await page.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'PDF' }).click()
  await page.getByText('PDF and Word files are made on our server.').first().waitFor()
  expect(await page.getByLabel('Full Name').inputValue()).toBe('Grace Hopper')
  await context.close()
})

test("offline, a first-time visitor sees the browser's own error page", async () => {
  const { page, context } = await newcomer(browser, site(), WITH_OFFLINE)
  await context.setOffline(true)
  await expect(page.goto('/resume-builder')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  await context.close()
})

test('reading public pages installs no service worker', async () => {
  const { page, context } = await newcomer(browser, site(), WITH_OFFLINE)
  for (const path of ['/', '/templates']) await visit(page, path)
  await page.waitForLoadState('networkidle')
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  expect(await workers()).toBe(0)
  await context.close()
})

test('no account data stays in the caches, and offline its resume shows no text', async () => {
  const { page, context } = await newcomer(browser, site(), WITH_OFFLINE)
  const email = `private-${Date.now()}@example.com`
  await register(context, email)
  const content = { summary: 'Secret summary' }
  const created = await context.request.post('/api/resumes', {
    data: { title: 'Secret title', content, templateId: null },
  })
  const { id } = (await created.json()) as { id: number }
  await visit(page, `/resume-builder/${id}`)
  await expect.poll(() => page.getByLabel('Resume Title').inputValue()).toBe('Secret title')
  await waitForCache(page)
  await visit(page, '/resume-builder')
  await visit(page, '/profile')
  expect((await context.request.post('/api/logout')).ok()).toBe(true)
  const texts = await textsInCaches(page)
  expect(texts).toContain('resume-builder')
  for (const word of [email, 'Secret title', 'Secret summary']) expect(texts).not.toContain(word)

  await context.setOffline(true)
  await visit(page, `/resume-builder/${id}`)
  await page.getByText('This resume isn’t available offline').waitFor()
  expect(await page.content()).not.toContain('Secret')
  await context.setOffline(false)
  // Back online it retries automatically.
  await page.getByText('Sign in to open this resume').waitFor()
  await context.close()
})

const NEXT = '/assets/manifest-b0b0b0b0.js'

test('after an update the next visit gets the new build right away, and the old one is deleted', async () => {
  const { front, address, close } = await openFront(inject('port'))
  onTestFinished(close)
  const { page, context, complaints } = await newcomer(browser, address, WITH_OFFLINE)
  await visit(page, '/resume-builder')
  await waitForCache(page)
  front.names = await nextBuildNames(page)
  await visit(page, '/resume-builder')
  expect(await buildOf(page)).toBe(NEXT)
  await expect.poll(() => cachedAfterVisit(page), { timeout: 45_000 }).toEqual(['curricle-builder-next'])
  expect(complaints).toEqual([])
  await context.setOffline(true)
  await visit(page, '/resume-builder')
  expect(await buildOf(page)).toBe(NEXT)
  await context.close()
})

test('an open page of the old build keeps its files until it is closed', async () => {
  const { front, address, close } = await openFront(inject('port'))
  onTestFinished(close)
  const { page: old, context } = await newcomer(browser, address, WITH_OFFLINE)
  await visit(old, '/resume-builder')
  await waitForCache(old)
  const before = (await cachedBuilds(old))[0]!
  const build = await buildOf(old)
  front.names = await nextBuildNames(old)
  front.isGone = (path) => path === build
  const page = await context.newPage()
  await visit(page, '/resume-builder')
  expect(await buildOf(page)).toBe(NEXT)
  await expect.poll(() => waiting(page)).toBe(true)
  expect(await cachedBuilds(page)).toEqual([before, 'curricle-builder-next'].toSorted())
  const statusOf = (path: string) => old.evaluate(async (file) => (await fetch(file, { cache: 'reload' })).status, path)
  expect(await statusOf(build)).toBe(200)
  await old.close()
  await expect.poll(() => cachedAfterVisit(page), { timeout: 45_000 }).toEqual(['curricle-builder-next'])
  await context.close()
})

test("the administrator's switch removes worker and caches from the browser", async () => {
  const withoutWorker = await startBuilt({ SERVICE_WORKER: 'off', RATE_LIMITS: 'off' })
  onTestFinished(withoutWorker.stop)
  const { front, address, close } = await openFront(inject('port'))
  onTestFinished(close)
  const { page, context } = await newcomer(browser, address, WITH_OFFLINE)
  await visit(page, '/resume-builder')
  await waitForCache(page)
  front.port = withoutWorker.port
  await visit(page, '/resume-builder')
  await expect.poll(() => waiting(page)).toBe(false)
  // No page uses the old worker any more, and public pages register no new one.
  await visit(page, '/templates')
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(left, { timeout: 45_000 }).toEqual([])
  await context.close()
})

/** Waits until the page is controlled by a worker that has cached everything, including four font faces of the preview. */
async function waitForCache(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  const faces = async () => (await addressesIn(page, 'curricle-fonts')).filter((address) => /-latin-\d/.test(address))
  await expect.poll(async () => (await faces()).length).toBe(4)
}

const addressesIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url), name)

const cachedBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('curricle-builder-')).sort())

/** The browser may count a closed page for a moment; a later visit finds it gone. */
async function cachedAfterVisit(page: Page): Promise<string[]> {
  await visit(page, '/resume-builder')
  await page.waitForTimeout(2000)
  return cachedBuilds(page)
}

const waiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

const buildOf = (page: Page) =>
  page.evaluate(() => (window as { __reactRouterManifest?: { url: string } }).__reactRouterManifest?.url ?? '')

/** The content of all caches, as one text. */
const textsInCaches = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        texts.push(request.url, (await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })

/** The same release under the file names of another one. */
async function nextBuildNames(page: Page): Promise<Readonly<Record<string, string>>> {
  const version = (await cachedBuilds(page))[0]!.slice('curricle-builder-'.length)
  return { [await buildOf(page)]: NEXT, [version]: 'next' }
}
