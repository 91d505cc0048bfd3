import type { BrowserContext, Route } from 'playwright-core'
import { FONT_FAMILIES, fontCss, fontFile } from '#server/fonts/manifest.ts'

/**
 * Nothing but styles in the page, pictures inside it and our own fonts. `sandbox` also stops scripts, forms and a
 * `meta refresh`; only a header can carry it.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'"

/** The page into which resumes are put: its fonts stay loaded from one to the next. */
const shell = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>Resume</title><style>${fontCss('/fonts', FONT_FAMILIES)}</style><style id="sheet"></style></head><body></body></html>`

/** A site of its own for each page gives each a process of its own, so that one that hangs holds up no other. */
export const shellAddress = (page: number): string => `http://sheet-${page}.invalid/`

/** The only answers a printing page ever gets: the shell and our fonts, from memory. Everything else is refused. */
export async function answerFromMemory(context: BrowserContext): Promise<void> {
  const html = shell()
  await context.route('**/*', (route) => answer(route, html))
}

async function answer(route: Route, html: string): Promise<void> {
  const request = route.request()
  const { hostname, pathname } = new URL(request.url())
  const isOurs = /^sheet-\d+\.invalid$/.test(hostname) && request.method() === 'GET'
  if (isOurs && pathname === '/' && request.isNavigationRequest())
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `${POLICY}; sandbox allow-same-origin` },
      body: html,
    })
  const font = isOurs && pathname.startsWith('/fonts/') ? fontFile(pathname.slice('/fonts/'.length)) : undefined
  if (font) return route.fulfill({ contentType: 'font/woff2', body: Buffer.from(font) })
  return route.abort('blockedbyclient')
}
