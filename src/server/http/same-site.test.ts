import { afterAll, beforeAll, expect, test } from 'vitest'
import { ada, createTestSite, registerUser, type TestSite } from '#server/testing/site.ts'

const sites: TestSite[] = []
async function siteWith(env: Record<string, string>): Promise<TestSite> {
  const site = await createTestSite('sqlite', { env })
  sites.push(site)
  return site
}

let site: TestSite
let cookie: string
beforeAll(async () => {
  site = await siteWith({})
  cookie = await registerUser(site)
})
afterAll(() => Promise.all(sites.map((one) => one.close())))

const draft = { title: 'T', content: {} }
const post = (to: TestSite, headers: Record<string, string>, base?: string) =>
  base
    ? to.app.request(`${base}/api/logout`, { method: 'POST', headers })
    : to.request('POST', '/api/logout', { headers })

test.each([
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'http://localhost.evil.example:3000' },
  { origin: 'null' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a change requested with %o is refused and nothing happens', async (headers) => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const path = method === 'POST' ? '/api/resumes' : '/api/resumes/1'
    const answer = await site.request(method, path, { body: draft, cookie, headers })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({
      message: 'This request came from another site. Reload this page and try again.',
      code: 'foreign_origin',
    })
  }
  expect(await (await site.request('GET', '/api/resumes', { cookie })).json()).toEqual([])
})

test('another site cannot sign a visitor in to a different account', async () => {
  const answer = await site.request('POST', '/api/login', { body: ada, headers: { origin: 'https://evil.example' } })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
})

test('our own pages and programs without an origin may make changes', async () => {
  for (const headers of [
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none' },
    {},
  ])
    expect((await post(site, headers as Record<string, string>)).status).toBe(200)
})

test('reads are allowed, because browsers hide the response from other sites', async () => {
  expect((await site.request('GET', '/api/templates', { headers: { origin: 'https://evil.example' } })).status).toBe(
    200,
  )
})

test('without APP_URL, the host of a request is our own, and 127.0.0.1 equals localhost', async () => {
  for (const base of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000']) {
    expect((await post(site, { origin: base }, base)).status).toBe(200)
    expect((await post(site, { origin: 'http://other:3000' }, base)).status).toBe(403)
  }
})

test('with a loopback APP_URL, its other names still work', async () => {
  const local = await siteWith({ APP_URL: 'http://localhost:3000' })
  expect((await post(local, { origin: 'http://127.0.0.1:3000' }, 'http://127.0.0.1:3000')).status).toBe(200)
})

test('with a public APP_URL, only that origin is ours, whatever host a proxy forwards', async () => {
  const open = await siteWith({ APP_URL: 'https://resumes.example.com' })
  expect((await post(open, { origin: 'https://resumes.example.com' }, 'http://10.0.0.5:3000')).status).toBe(200)
  expect((await post(open, { origin: 'http://10.0.0.5:3000' }, 'http://10.0.0.5:3000')).status).toBe(403)
  expect((await post(open, { origin: 'http://resumes.example.com' }, 'http://resumes.example.com')).status).toBe(403)
})

test('forwarded headers count only behind a trusted proxy', async () => {
  const forwarded = {
    'x-forwarded-host': 'cv.example.com',
    'x-forwarded-proto': 'https',
    origin: 'https://cv.example.com',
  }
  expect((await post(site, forwarded)).status).toBe(403)
  const behind = await siteWith({ TRUST_PROXY: 'true' })
  expect((await post(behind, forwarded)).status).toBe(200)
})

test('every response has the security headers', async () => {
  for (const path of ['/healthz', '/api/templates', '/api/nothing', '/api/user', '/api/logout', '/api/login']) {
    const { headers } = await site.request('GET', path, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('strict-transport-security')).toBeNull()
  }
  const open = await siteWith({ APP_URL: 'https://resumes.example.com' })
  expect((await open.request('GET', '/healthz')).headers.get('strict-transport-security')).toBe('max-age=31536000')
})

test('personal responses are not cached', async () => {
  expect((await site.request('GET', '/api/resumes', { cookie })).headers.get('cache-control')).toBe('no-store')
  expect((await site.request('GET', '/api/user')).headers.get('cache-control')).toBe('no-store')
})
