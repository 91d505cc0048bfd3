import { request } from 'node:http'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { drain, listen } from '#server/http/listen.ts'

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** A server whose single slow response waits until it is released. */
async function slowServer() {
  const app = new Hono()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  let started = () => {}
  const begins = new Promise<void>((resolve) => (started = resolve))
  app.get('/slow', async (c) => {
    started()
    await held
    return c.text('finished')
  })
  app.get('/quick', (c) => c.text('quick'))
  const { server, port } = await listen(app, { host: '127.0.0.1', port: 0 })
  stop = () => server.closeAllConnections()
  return { server, at: `http://127.0.0.1:${port}`, letGo, begins }
}

test('on shutdown, the server finishes current requests and accepts no new ones', async () => {
  const { server, at, letGo, begins } = await slowServer()
  const slow = fetch(`${at}/slow`)
  await begins
  const drained = drain(server)
  expect(await fresh(`${at}/quick`)).toBe('ECONNREFUSED')
  letGo()
  expect(await (await slow).text()).toBe('finished')
  await drained
})

test('connections that clients keep open do not delay the shutdown', async () => {
  const { server, at } = await slowServer()
  await (await fetch(`${at}/quick`)).text()
  await drain(server)
  expect(server.listening).toBe(false)
})

test('a port in use is reported at once', async () => {
  const { at } = await slowServer()
  const port = Number(new URL(at).port)
  await expect(listen(new Hono(), { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

/** The result of a new connection: the response status, or the reason for the failure. */
function fresh(url: string): Promise<unknown> {
  return new Promise((resolve) => {
    request(url, { agent: false }, (answer) => resolve(answer.statusCode))
      .on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
      .end()
  })
}
