import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser } from '../browser.ts'
import { firstLoad } from '../first-load.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** In bytes of gzipped scripts. Anything beyond must load later, or justify a higher limit. */
const LIMITS = { '/auth': 240_000, '/resume-builder': 250_000 }
/** Each file is a request, which costs more than its bytes on a slow connection. */
const MAX_FILES = 30

test.each(Object.entries(LIMITS))('the first load of %s stays within %i bytes of scripts', async (path, limit) => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${inject('port')}` })
  const { bytes, files } = await firstLoad(await context.newPage(), path)
  // Less would mean that the page did not start.
  expect(bytes).toBeGreaterThan(150_000)
  expect(bytes).toBeLessThanOrEqual(limit)
  expect(files).toBeLessThanOrEqual(MAX_FILES)
  await context.close()
})
