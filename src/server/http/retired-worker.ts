import type { Hono } from 'hono'
import { WORKER_POLICY } from '#server/http/assets.ts'

/**
 * Throws away what the worker before it has kept, and has the browser forget both. Begun while it installs, because a
 * worker that hangs might never give its place away; it is waited for nowhere, as the browser does it after that.
 */
const RETIRED = `const clear = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('curricle-'))
  await Promise.all(names.map((name) => caches.delete(name)))
}
self.addEventListener('install', (event) => {
  self.skipWaiting()
  self.registration.unregister()
  event.waitUntil(clear())
})
self.addEventListener('activate', (event) => {
  self.registration.unregister()
  event.waitUntil(clear())
})
`

/** Replaces the service worker where SERVICE_WORKER is off: it removes itself from browsers that have one. */
export function retiredWorkerRoute(app: Hono): void {
  app.get('/service-worker.js', (c) => {
    c.set('route', 'file')
    return c.body(RETIRED, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': WORKER_POLICY,
    })
  })
}
