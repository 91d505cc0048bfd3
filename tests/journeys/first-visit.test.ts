import { request } from 'node:http'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser } from '../browser.ts'

let browser: Browser
let context: BrowserContext
let page: Page
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))
beforeEach(async () => {
  context = await browser.newContext({ baseURL: `http://127.0.0.1:${inject('port')}` })
  page = await context.newPage()
})
afterEach(() => context.close())

const SITE = `http://127.0.0.1:${inject('port')}`
/** What a server can send in the first two round trips, ten and twenty packets: a third would delay the paint. */
const TWO_ROUND_TRIPS = 30 * 1460

/** Transferred bytes of a response, with its headers. */
const bytesOf = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const req = request(SITE + path, { headers: { 'accept-encoding': 'br' } }, (reply) => {
      let bytes = reply.rawHeaders.join('  ').length + 32
      reply.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes))
    })
    req.on('error', reject).end()
  })

/** Style and font files that the page has requested since it was opened, and whether they came from the cache. */
const fetched = () =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:css|woff2)/.test(name))
      .map((entry) => ({
        kind: entry.name.replace(/.*\./, '').replace('#', ''),
        isKept: (entry as PerformanceResourceTiming).transferSize === 0,
      })),
  )

test('everything for the first paint of the landing page fits in two round trips', async () => {
  expect(await bytesOf('/')).toBeLessThan(TWO_ROUND_TRIPS)
})

test('a first page paints without further files, in its own font, and the next one finds its files cached', async () => {
  await page.goto('/', { waitUntil: 'load' })
  expect(await fetched()).toEqual([])
  const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
  expect(await page.evaluate(loaded)).toEqual(['Inter Variable'])
  await expect.poll(fetched).toHaveLength(2)
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click()
  await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor()
  expect(await page.locator('head style').count()).toBe(0)
  const cached = await fetched()
  expect(cached).toContainEqual({ kind: 'css', isKept: true })
  expect(cached).toContainEqual({ kind: 'woff2', isKept: true })
  expect(cached.filter(({ isKept }) => !isKept)).toEqual([])
})

test('hydration keeps the painted page and reports no mismatch', async () => {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto('/', { waitUntil: 'load' })
  const heading = await page.locator('h1').elementHandle()
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(2, 6, 23)')
  // A page that was rendered again would have a different heading.
  expect(await heading?.evaluate((it) => it.isConnected)).toBe(true)
  expect(complaints).toEqual([])
})

test('the first font is Inter: all characters and pairs have the same width, in every weight in use', async () => {
  const read = (file: string) => readFileSync(file).toString('base64')
  const fonts = {
    first: read('src/web/fonts/inter-latin-wght-normal-first.woff2'),
    whole: read('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  }
  await page.goto('/about')
  const widths = await page.evaluate(async (input) => {
    const face = [...document.fonts].find(({ unicodeRange }) => unicodeRange.startsWith('U+20-5B'))
    const codes = (face?.unicodeRange ?? '').split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    })
    const characters = codes.map((code) => String.fromCodePoint(code))
    // Between capitals the full font uses other hyphens and brackets, which the subset lacks.
    const pairs = characters.flatMap((each) => [`${each}a`, `f${each}`, `${each}y`])
    const texts = [...characters, ...pairs, 'To', 'AVA', 'Yes', 'LTY']
    const measured: Record<string, number[]> = {}
    for (const [name, base64] of Object.entries(input)) {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))
      // Without a fallback, a missing character is as wide as a box.
      document.fonts.add(await new FontFace(name, bytes, { weight: '100 900' }).load())
      const canvasContext = document.createElement('canvas').getContext('2d')
      if (!canvasContext) throw new Error('Nothing to measure with')
      measured[name] = [400, 500, 600, 700].flatMap((weight) => {
        canvasContext.font = `${weight} 100px ${name}, monospace`
        return texts.map((text) => canvasContext.measureText(text).width)
      })
    }
    return { count: characters.length, ...measured } as { count: number; first: number[]; whole: number[] }
  }, fonts)
  //  } ~ and the backslash, the space, and 13 more.|The 94 printable ASCII characters without ` ^ { | } ~ and the backslash, the space, and 13 more.| } ~ and the backslash, the space, and 13 more.
  expect(widths.count).toBe(101)
  expect(widths.first).toHaveLength(4 * (4 * 101 + 4))
  const differences = widths.first.filter((width, index) => Math.abs(width - (widths.whole[index] ?? 0)) > 0.2)
  expect(differences).toEqual([])
})
