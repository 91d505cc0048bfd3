import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fontRoutes } from '#server/fonts/routes.ts'

const app = new Hono()
fontRoutes(app)

test('a family has a bundled style sheet that is sent again only after it changes', async () => {
  const first = await app.request('/fonts/ibm-plex-sans.css', { headers: { 'accept-encoding': 'gzip, br' } })
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(first.headers.get('content-encoding')).toBe('br')
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  const css = brotliDecompressSync(new Uint8Array(await first.arrayBuffer())).toString()
  expect(css).toContain('url(/fonts/files/ibm-plex-sans-latin-400-normal.woff2?v=')
  const etag = first.headers.get('etag') ?? ''
  const again = await app.request('/fonts/ibm-plex-sans.css', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test('on article pages, a local font is shown until the font has loaded', async () => {
  const css = await (await app.request('/fonts/source-sans-3-reading.css')).text()
  expect(css).toContain("@font-face{font-family:'Source Sans 3';font-style:normal;font-weight:400;font-display:swap;")
  expect(css).not.toContain('font-display:block')
  // In it, a line is as long as in Arial at 93.6 percent, and in bold at 92.1.
  const standIns = css.split('\n').filter((rule) => rule.includes('Source Sans 3 Stand-in'))
  expect(standIns.map((rule) => rule.replace(/unicode-range.*/, ''))).toEqual([
    "@font-face{font-family:'Source Sans 3 Stand-in';font-weight:400;src:local('Arial'),local('Liberation Sans'),local('Nimbus Sans'),local('Roboto');size-adjust:93.6%;",
    "@font-face{font-family:'Source Sans 3 Stand-in';font-weight:700;src:local('Arial Bold'),local('Liberation Sans Bold'),local('Nimbus Sans Bold'),local('Roboto Bold');size-adjust:92.1%;",
  ])
  // Only Latin letters: other scripts use the family's own fallback families.
  for (const rule of standIns) expect(rule).toContain('unicode-range:U+0000-00FF')
})

test('the fallback fonts are in one style sheet', async () => {
  const css = await (await app.request('/fonts/fallback.css')).text()
  for (const family of ['Open Sans', 'Noto Sans SC', 'Noto Sans Hebrew', 'Noto Sans Arabic'])
    expect(css).toContain(`'${family}'`)
})

test('a font file is served unchanged and cached for a year', async () => {
  const file = await app.request('/fonts/files/roboto-latin-700-italic.woff2?v=5.3.0')
  expect(file.headers.get('content-type')).toBe('font/woff2')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
})

test('an unknown font returns a 404', async () => {
  const paths = ['files/arial-latin-400-normal.woff2', 'arial.css', 'files/..%2f..%2fpackage.json']
  const replies = await Promise.all(paths.map(async (path) => (await app.request(`/fonts/${path}`)).status))
  expect(replies).toEqual([404, 404, 404])
})
