// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#web/lib/request-context.ts'
import * as dashboard from '#web/pages/admin-dashboard.tsx'
import { action, loader } from '#web/pages/admin.tsx'

type Arguments = Parameters<typeof loader>[0] &
  Parameters<typeof action>[0] &
  Parameters<typeof dashboard.loader>[0] &
  Parameters<typeof dashboard.action>[0]

/** The arguments of a loader or an action, on a server whose API gives this response. */
function visiting(path: string, api: (path: string) => Response, form?: Record<string, string>): Arguments {
  const context = new RouterContextProvider()
  const send = async (to: string) => api(to)
  context.set(requestContext, { nonce: '', locale: 'en', theme: 'light', brand: '', origin: '', send })
  const body = form && new URLSearchParams(form)
  const url = new URL(path, 'https://cv.example')
  const request = new Request(url, body ? { method: 'POST', body } : {})
  return { request, url, context } as unknown as Arguments
}
const respondWithError = (status: number, message: string) => () => Response.json({ message, code: 'x' }, { status })
const thrownResponse = (run: Promise<unknown>) => run.catch((answer: unknown) => answer) as Promise<Response>

test('the right password sets its cookie and leads to the dashboard with a welcome', async () => {
  const api = () => Response.json({}, { headers: { 'set-cookie': 'curricle.admin=abc; Path=/; HttpOnly' } })
  const answer = (await action(visiting('/admin', api, { password: 'right' }))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/dashboard'])
  expect(answer.headers.getSetCookie()).toEqual([
    'curricle.admin=abc; Path=/; HttpOnly',
    'flash=admin-entered; Path=/; Max-Age=60; SameSite=Lax',
  ])
})

test.each([
  [401, { code: 'wrong' }],
  [429, { code: 'refused', message: 'Said.' }],
  [502, { code: 'failed' }],
])('a login answered with %d shows an error, and never returns the password', async (status, problem) => {
  const answer = await action(visiting('/admin', respondWithError(status, 'Said.'), { password: 'guess-7' }))
  expect(answer).toMatchObject({ data: problem })
  expect(JSON.stringify(answer)).not.toContain('guess-7')
})

test('an empty password never reaches the API', async () => {
  const api = () => {
    throw new Error('asked')
  }
  expect(await action(visiting('/admin', api, { password: '' }))).toMatchObject({ data: { code: 'missing' } })
})

test('a signed-in administrator is redirected to the dashboard', async () => {
  const redirected = await thrownResponse(loader(visiting('/admin', () => Response.json({ admin: true }))))
  expect(redirected.headers.get('location')).toBe('/admin/dashboard')
  expect(await loader(visiting('/admin', respondWithError(401, 'Unauthorized')))).toBeNull()
})

test('the dashboard requires an administrator, and requests nothing else without one', async () => {
  const requests: string[] = []
  const api = (path: string) => {
    requests.push(path)
    return respondWithError(401, 'Unauthorized')()
  }
  const redirected = await thrownResponse(dashboard.loader(visiting('/admin/dashboard', api)))
  expect([redirected.status, redirected.headers.get('location')]).toEqual([302, '/admin'])
  expect(requests).toEqual(['/api/admin/check'])
})

test('signing out leads to the login page and deletes the cookie', async () => {
  const api = () => Response.json({}, { headers: { 'set-cookie': 'curricle.admin=; Max-Age=0; Path=/' } })
  const answer = (await dashboard.action(visiting('/admin/dashboard', api, {}))) as Response
  expect(answer.headers.get('location')).toBe('/admin')
  expect(answer.headers.getSetCookie()).toEqual(['curricle.admin=; Max-Age=0; Path=/'])
})

test('a tab loads what the URL specifies, and an unknown tab falls back to the first', async () => {
  const requests: string[] = []
  const api = (path: string) => {
    requests.push(path)
    return path === '/api/admin/check'
      ? Response.json({ admin: true })
      : Response.json({ items: [], total: 0, page: 2 })
  }
  const address = '/admin/dashboard?tab=users&search=a%26b&sort=email&order=asc&page=2'
  expect(await dashboard.loader(visiting(address, api))).toMatchObject({ id: 'users', loaded: { users: { page: 2 } } })
  expect(requests).toEqual(['/api/admin/check', '/api/admin/users?search=a%26b&page=2&sort=email&order=asc'])
  await thrownResponse(dashboard.loader(visiting('/admin/dashboard?tab=secrets', api)))
  expect(requests.at(-1)).toBe('/api/admin/analytics')
})

test.each([
  ['?tab=messages&page=2', '?tab=messages&page=2&message=7', false],
  ['?tab=messages&message=7', '?tab=messages', false],
  ['?tab=analytics', '?tab=analytics&days=90', false],
  ['?tab=messages&message=7', '?tab=messages&message=7', true],
  ['?tab=messages&message=7', '?tab=users', true],
  ['?tab=users', '?tab=users&user=7', true],
])('from %s to %s, the shown data is reloaded: %s', (from, to, isReloaded) => {
  const [currentUrl, nextUrl] = [from, to].map((query) => new URL(`https://cv.example/admin/dashboard${query}`))
  const requests = { currentUrl, nextUrl, defaultShouldRevalidate: true }
  expect(dashboard.shouldRevalidate(requests as Parameters<typeof dashboard.shouldRevalidate>[0])).toBe(isReloaded)
})
