import { readFileSync } from 'node:fs'
import { ledByAnotherSite } from '#server/http/same-site.ts'

// Only what the build has made: the sheets of a resume's fonts are served by a route.
const SHEET = /<link (?=[^>]*rel="stylesheet")[^>]*href="(\/assets\/[^"#]+)#?"[^>]*>/g
const FONT = /<link (?=[^>]*rel="preload")(?=[^>]*as="font")[^>]*href="(\/assets\/[^"]+)"[^>]*>/g

type Files = (path: string) => Buffer

/** Built files by their path, such as `/assets/a.css`; each is read once. */
export function keptFiles(root: string): Files {
  const kept = new Map<string, Buffer>()
  return (path) => {
    const file = kept.get(path) ?? readFileSync(root + path)
    kept.set(path, file)
    return file
  }
}

/** Whether a browser comes from outside, so that it has most likely nothing of us yet. */
export function isArrival(header: (name: string) => string | undefined, ownOrigin: string): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin'
  return header('referer') === undefined || ledByAnotherSite(header, ownOrigin)
}

/**
 * Puts the style sheets and the fonts that a page names into the page itself: fetching them would keep its first paint
 * waiting for two more round trips. What names them stays, and fetches nothing; `web/delivery/deferred-hydration/prefetch-assets.ts` does so later.
 */
export function completed(page: string, files: Files, nonce: string): string {
  const styles = pathsIn(page, SHEET)
    .map((path) => files(path).toString())
    .join('')
  const fonts = pathsIn(page, FONT).map((path) => addition(faceOf(path, styles), files(path)))
  const within = `<style nonce="${nonce}">${styles}</style><script nonce="${nonce}">${fonts.join(';')}</script>`
  return page
    .replaceAll(SHEET, (link) => link.replace('<link', '<link type="text/plain"'))
    .replaceAll(FONT, (link) => link.replace('<link', '<link media="not all"'))
    .replace('</head>', () => `${within}</head>`)
}

const pathsIn = (page: string, links: RegExp) => [...page.matchAll(links)].flatMap(([, path]) => path ?? [])

/** What a style sheet says of a font. */
function faceOf(path: string, styles: string) {
  const face = styles.match(/@font-face\{[^}]*\}/g)?.find((each) => each.includes(path)) ?? ''
  const said = (name: string) => new RegExp(`${name}:"?([^;"}]*)`).exec(face)?.[1] ?? ''
  return { family: said('font-family'), weight: said('font-weight'), unicodeRange: said('unicode-range') }
}

/** A font from a script is there for the first layout; one from a style sheet comes after it, even from within the page. */
const addition = ({ family, ...how }: ReturnType<typeof faceOf>, font: Buffer) =>
  `document.fonts.add(new FontFace(${JSON.stringify(family)},Uint8Array.from(atob("${font.toString('base64')}"),(c)=>c.charCodeAt()),${JSON.stringify(how)}))`
