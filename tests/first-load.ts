import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** What a page cannot do without: its scripts, and their bytes as they are sent, packed by gzip. */
export type FirstLoad = { readonly bytes: number; readonly files: number }

/**
 * Opens an address in a page that has nothing of us yet, and counts its scripts until nothing more is asked for. What a
 * page fetches ahead when it has time does not count: whether that comes in between depends on the machine.
 */
export async function firstLoad(page: Page, path: string): Promise<FirstLoad> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length }
}
