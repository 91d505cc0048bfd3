import { prefetchAssets } from '#web/delivery/deferred-hydration/prefetch-assets.ts'
import { markScrolled } from '#web/lib/mark-scrolled.ts'
import { observeLazyImages } from '#web/lib/lazy-images.ts'
import { hydrateOnInteraction, markHasDrafts } from '#web/delivery/deferred-hydration/hydrate-on-interaction.ts'
import { FLASH_COOKIE } from '#web/lib/flash-message.ts'
import { HAS_DRAFTS } from '#web/persistence/has-drafts.ts'
import { watchVitals } from '#web/lib/web-vitals.ts'

/** The router's script that starts the page, and its preload links. */
const START = /<script([^>]*) type="module" async="">/
const AHEAD = /<link rel="modulepreload"[^>]*href="([^"]*)"[^>]*>/g
const SLEEP = `(${hydrateOnInteraction})(${JSON.stringify(FLASH_COOKIE)})`

/** The same page with its scripts as inert text until something starts them. */
export function deferScripts(html: string, nonce: string): string {
  if (!START.test(html)) throw new Error('The page has no scripts that could be put to sleep')
  const watch = `(${watchVitals})();(${markScrolled})();(${observeLazyImages})();(${prefetchAssets})();${SLEEP}`
  return atRest(html, '')
    .replace('<html', () => '<html data-asleep=""')
    .replace('</head>', () => `${inline(`(${markHasDrafts})(${JSON.stringify(HAS_DRAFTS)})`, nonce)}</head>`)
    .replace('</body>', () => `${inline(watch, nonce)}</body>`)
}

/** The same page with its scripts deferred until the first paint, which they would delay. */
export function runScriptsAfterPaint(html: string, nonce: string): string {
  const ahead = [...html.matchAll(AHEAD)].map(([, href]) => href).join(' ')
  return atRest(html, ` data-ahead="${ahead}"`).replace('</body>', () => `${inline(SLEEP, nonce)}</body>`)
}

const inline = (code: string, nonce: string) => `<script nonce="${nonce}">${code}</script>`

const atRest = (html: string, more: string) =>
  html.replaceAll(AHEAD, '').replace(START, (_, rest: string) => `<script${rest} id="asleep" type="text/plain"${more}>`)
