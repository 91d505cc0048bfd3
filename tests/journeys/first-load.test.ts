import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { closePages, sharedBrowser } from '../browser.ts'
import { firstLoad } from '../first-load.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})
afterAll(() => closePages(browser))

/** In bytes of scripts, packed by gzip. What is more has to go elsewhere, or to be worth raising the limit. */
const MOST = { '/auth': 240_000, '/resume-builder': 250_000 }
/** Each file is a request of its own, which a slow line feels more than its bytes. */
const MOST_FILES = 30

test.each(Object.entries(MOST))('the first load of %s stays within %i bytes of scripts', async (path, most) => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${inject('port')}` })
  const { bytes, files } = await firstLoad(await context.newPage(), path)
  // Less would mean that the page did not start at all.
  expect(bytes).toBeGreaterThan(150_000)
  expect(bytes).toBeLessThanOrEqual(most)
  expect(files).toBeLessThanOrEqual(MOST_FILES)
  await context.close()
})
