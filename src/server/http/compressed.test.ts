import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { expect, test } from 'vitest'
import { compressed } from '#server/http/compressed.ts'

const PAGE = `<p>${'A page of words. '.repeat(200)}</p>`
const length = { 'content-length': String(PAGE.length) }
const asked = (headers: Record<string, string>, accepted: string) => {
  const app = new Hono().use(compress()).get('/', (c) => {
    const answer = new Response(PAGE, { status: 404, headers: { 'content-type': 'text/html', ...headers } })
    return compressed(answer, c)
  })
  return app.request('/', { headers: { 'accept-encoding': accepted } })
}

test('a whole page is sent in Brotli if the client accepts it, otherwise uncompressed', async () => {
  const answer = await asked(length, 'gzip, deflate, br')
  const body = Buffer.from(await answer.arrayBuffer())
  expect(brotliDecompressSync(body).toString()).toBe(PAGE)
  expect(body.length).toBeLessThan(100)
  expect(answer.status).toBe(404)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'text/html',
    vary: 'accept-encoding',
  })
})

test.each([
  ['a response for a client without Brotli', length, 'gzip', 'gzip'],
  ['a response for a client without compression', length, 'identity', null],
  ['a response for a client with a similar encoding name', length, 'brx', null],
  ['a streamed page', {}, 'gzip, br', 'gzip'],
])('%s is left unchanged', async (_, headers, accepted, encoding) => {
  const answer = await asked(headers, accepted)
  expect(answer.headers.get('content-encoding')).toBe(encoding)
})
