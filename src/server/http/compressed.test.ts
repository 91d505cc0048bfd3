import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { encoded } from '#server/http/compressed.ts'

const PAGE = `<p>${'A page of words. '.repeat(200)}</p>`
const asked = (accepted: string, text = PAGE) => {
  const app = new Hono().get('/', (c) => {
    const { body, encoding } = encoded(c, text)
    return c.body(body, 200, encoding && { 'content-encoding': encoding })
  })
  return app.request('/', { headers: { 'accept-encoding': accepted } })
}

test('a page is sent in Brotli if the client accepts it', async () => {
  const answer = await asked('gzip, deflate, br')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
  expect(body.length).toBeLessThan(100)
  expect(answer.headers.get('content-encoding')).toBe('br')
})

test('otherwise it is sent in gzip', async () => {
  const answer = await asked('gzip;q=1.0, identity')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(PAGE)
})

test.each([
  ['a response for a client without compression', 'identity', PAGE],
  ['a response for a client with a similar encoding name', 'brx', PAGE],
  ['a response that fits into one packet', 'gzip, br', '<p>Few words.</p>'],
])('%s is sent as it is', async (_, accepted, text) => {
  const answer = await asked(accepted, text)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(text)
})
