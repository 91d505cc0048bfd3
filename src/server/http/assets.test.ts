import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetRoutes } from '#server/http/assets.ts'
import { retiredWorkerRoute } from '#server/http/retired-worker.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'assets-'))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'assets/shared-Cjc074ck.js'), 'built')
  writeFileSync(join(root, 'service-worker.js'), 'working')
})
afterAll(() => rmSync(root, { recursive: true }))

function ask(path: string, { isRetired = false } = {}) {
  const app = new Hono()
  if (isRetired) retiredWorkerRoute(app)
  assetRoutes(app, root)
  return app.request(path)
}

test('a built file is cached for a year, because its name changes with its content', async () => {
  const answer = await ask('/assets/shared-Cjc074ck.js')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('the service worker is revalidated each time, and may connect only to our origin', async () => {
  const { headers } = await ask('/service-worker.js')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toContain('text/javascript')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'")
})

test('with SERVICE_WORKER off, it is replaced by a worker that only cleans up', async () => {
  const answer = await ask('/service-worker.js', { isRetired: true })
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const script = await answer.text()
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain("'fetch'")
})
