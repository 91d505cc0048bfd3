import type { BrowserContext, Route } from 'playwright-core'
import { fontFile } from '#server/engines/fonts/manifest.ts'

/**
 * Allows only styles in the page, inline images and our own fonts. `sandbox` also stops scripts, forms and a
 * `meta refresh`; it works only as a header.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'"

/** The page that hosts one resume after another. */
const HOST_PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Resume</title><style id="sheet"></style></head><body></body></html>`

/** Each page gets its own origin and so its own process: one that hangs does not block the others. */
export const hostPageUrl = (page: number): string => `http://sheet-${page}.invalid/`

/** Serves the host page and our fonts from memory, and refuses every other request of a printing page. */
export async function serveFromMemory(context: BrowserContext): Promise<void> {
  await context.route('**/*', answer)
}

async function answer(route: Route): Promise<void> {
  const request = route.request()
  const { hostname, pathname } = new URL(request.url())
  const isOurs = /^sheet-\d+\.invalid$/.test(hostname) && request.method() === 'GET'
  if (isOurs && pathname === '/' && request.isNavigationRequest())
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `${POLICY}; sandbox allow-same-origin` },
      body: HOST_PAGE,
    })
  const font = isOurs && pathname.startsWith('/fonts/') ? fontFile(pathname.slice('/fonts/'.length)) : undefined
  if (font) return route.fulfill({ contentType: 'font/woff2', body: Buffer.from(font) })
  return route.abort('blockedbyclient')
}
