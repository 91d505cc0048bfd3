import { readFileSync } from 'node:fs'
import { isCrossSiteNavigation } from '#server/http/same-site.ts'

// Only files of the build: the style sheets of resume fonts are served by a route.
const SHEET = /<link (?=[^>]*rel="stylesheet")[^>]*href="(\/assets\/[^"#]+)#?"[^>]*>/g
const FONT = /<link (?=[^>]*rel="preload")(?=[^>]*as="font")[^>]*href="(\/assets\/[^"]+)"[^>]*>/g

type Files = (path: string) => Buffer

/** Built files by their path, such as `/assets/a.css`; each is read once. */
export function cachedFiles(root: string): Files {
  const cache = new Map<string, Buffer>()
  return (path) => {
    const file = cache.get(path) ?? readFileSync(root + path)
    cache.set(path, file)
    return file
  }
}

/** Whether the browser comes from another site, so that it most likely has none of our files yet. */
export function isFirstPage(header: (name: string) => string | undefined, ownOrigin: string): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  return header('referer') === undefined || isCrossSiteNavigation(header, ownOrigin)
}

/**
 * Inlines the style sheets and fonts that a page links to: fetching them would delay its first paint by two round trips.
 * The links stay without fetching anything; the browser loads them later, for the next page.
 */
export function inlineAssets(page: string, files: Files, nonce: string): string {
  const styles = pathsIn(page, SHEET)
    .map((path) => files(path).toString())
    .join('')
  const fonts = pathsIn(page, FONT).map((path) => fontScript(faceOf(path, styles), files(path)))
  const inlined = `<style nonce="${nonce}">${styles}</style><script nonce="${nonce}">${fonts.join(';')}</script>`
  return page
    .replaceAll(SHEET, (link) => link.replace('<link', '<link type="text/plain"'))
    .replaceAll(FONT, (link) => link.replace('<link', '<link media="not all"'))
    .replace('</head>', () => `${inlined}</head>`)
}

const pathsIn = (page: string, links: RegExp) => [...page.matchAll(links)].flatMap(([, path]) => path ?? [])

/** What a style sheet says about a font. */
function faceOf(path: string, styles: string) {
  const face = styles.match(/@font-face\{[^}]*\}/g)?.find((each) => each.includes(path)) ?? ''
  const valueOf = (name: string) => new RegExp(`${name}:"?([^;"}]*)`).exec(face)?.[1] ?? ''
  return { family: valueOf('font-family'), weight: valueOf('font-weight'), unicodeRange: valueOf('unicode-range') }
}

/** A font added by a script is ready for the first layout; one from a style sheet comes after it, even inlined. */
const fontScript = ({ family, ...how }: ReturnType<typeof faceOf>, font: Buffer) =>
  `document.fonts.add(new FontFace(${JSON.stringify(family)},Uint8Array.from(atob("${font.toString('base64')}"),(c)=>c.charCodeAt()),${JSON.stringify(how)}))`
