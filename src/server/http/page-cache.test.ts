import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sendStored, store } from '#server/http/compressed.ts'
import { createInternalCalls } from '#server/http/internal-calls.ts'
import { createPageCache } from '#server/http/page-cache.ts'

/** A site whose page shows one text of its API, and what was asked of it. */
function createSite({ most = 1_000_000 } = {}) {
  const cache = createPageCache({ most })
  const site = { text: 'old', renders: 0, reads: 0, isHeld: false }
  const held = Promise.withResolvers<void>()
  const app = new Hono()
  app.use(async (c, next) => {
    c.set('visitor', { requestId: 'id', network: '127.0.0.1', origin: 'http://localhost', isReader: () => true })
    await next()
  })
  app.get('/api/text', (c) => {
    site.reads += 1
    return c.text(site.text)
  })
  app.get('*', async (c) => {
    const calls = createInternalCalls(app, c)
    const page = await cache.get(c.req.path, calls, async () => {
      site.renders += 1
      const reply = await calls.send('/api/text', { method: 'GET' })
      if (site.isHeld) await held.promise
      const text = await reply.text()
      if (text === 'gone') return undefined
      return { stored: store(`<p>${text}</p>`.repeat(100), { vary: 'cookie' }), reads: await calls.reads() }
    })
    return page ? sendStored(c, page.stored) : c.text('nothing', 404)
  })
  const visit = async (path = '/', headers: Record<string, string> = {}) => app.request(path, { headers })
  return { site, visit, letGo: held.resolve }
}

const textOf = async (reply: Response | Promise<Response>) => (await (await reply).text()).slice(0, 10)

test('a page is rendered once, and what it shows is read for each visitor', async () => {
  const { site, visit } = createSite()
  const first = await (await visit()).text()
  expect(await (await visit()).text()).toBe(first)
  expect(site).toMatchObject({ renders: 1, reads: 2 })
})

test('visitors who come while a page is rendered share it', async () => {
  const { site, visit, letGo } = createSite()
  site.isHeld = true
  const visits = [visit(), visit(), visit()]
  letGo()
  expect(await Promise.all(visits.map(textOf))).toEqual(['<p>old</p>', '<p>old</p>', '<p>old</p>'])
  expect(site).toMatchObject({ renders: 1, reads: 3 })
})

test('a change shows with the next request, and is read once for it', async () => {
  const { site, visit } = createSite()
  await visit()
  site.text = 'new'
  expect(await textOf(visit())).toBe('<p>new</p>')
  expect(site).toMatchObject({ renders: 2, reads: 2 })
})

test('a change while a page is rendered shows to those who came after it', async () => {
  const { site, visit, letGo } = createSite()
  site.isHeld = true
  const before = visit()
  while (site.reads === 0) await Promise.resolve()
  site.text = 'new'
  const after = visit()
  letGo()
  expect([await textOf(before), await textOf(after)]).toEqual(['<p>old</p>', '<p>new</p>'])
})

test('what is not to be kept is made for each visitor', async () => {
  const { site, visit } = createSite()
  await visit()
  site.text = 'gone'
  expect([(await visit()).status, (await visit()).status]).toEqual([404, 404])
  expect(site.renders).toBe(3)
})

test('a browser that has the page hears that nothing is new, until something is', async () => {
  const { site, visit } = createSite()
  const tag = (await visit()).headers.get('etag') ?? ''
  // A proxy that compresses makes the tag a weak one.
  const again = await visit('/', { 'if-none-match': `W/${tag}` })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  site.text = 'new'
  expect((await visit('/', { 'if-none-match': tag })).status).toBe(200)
})

test('a page is sent in the best encoding that the client accepts', async () => {
  const { visit } = createSite()
  const plain = await (await visit()).text()
  const [br, gzip] = [
    await visit('/', { 'accept-encoding': 'gzip, br' }),
    await visit('/', { 'accept-encoding': 'gzip' }),
  ]
  expect([br.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain)
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
})

test('beyond the limit, the page that was not asked for longest is dropped', async () => {
  const { site, visit } = createSite({ most: 400 })
  for (const path of ['/a', '/b', '/a', '/c']) await visit(path)
  expect(site.renders).toBe(3)
  await visit('/a')
  expect(site.renders).toBe(3)
  await visit('/b')
  expect(site.renders).toBe(4)
})
