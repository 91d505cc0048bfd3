import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'

/** The scripts of a page's first load, and their gzipped bytes. */
export type FirstLoad = { readonly bytes: number; readonly files: number }

/**
 * Opens a URL with an empty cache, and counts its scripts until the network is idle. Files that a
 * page prefetches when idle do not count: their timing depends on the machine.
 */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const bodies: Promise<Buffer>[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  }
  page.on('response', collect)
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // A later script would still be read when the page closes.
  page.off('response', collect)
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}
