import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fontRoutes } from '#server/routes/fonts.ts'

const app = new Hono()
fontRoutes(app)

test('a family has a packed sheet that is sent again only when it has changed', async () => {
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

test('the fallbacks are one sheet', async () => {
  const css = await (await app.request('/fonts/fallback.css')).text()
  for (const family of ['Open Sans', 'Noto Sans SC', 'Noto Sans Hebrew', 'Noto Sans Arabic'])
    expect(css).toContain(`'${family}'`)
})

test('a font file comes as it is, for a year', async () => {
  const file = await app.request('/fonts/files/roboto-latin-700-italic.woff2?v=5.3.0')
  expect(file.headers.get('content-type')).toBe('font/woff2')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
})

test('what is no font of ours is not found', async () => {
  const paths = ['files/arial-latin-400-normal.woff2', 'arial.css', 'files/..%2f..%2fpackage.json']
  const replies = await Promise.all(paths.map(async (path) => (await app.request(`/fonts/${path}`)).status))
  expect(replies).toEqual([404, 404, 404])
})
