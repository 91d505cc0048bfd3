// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#web/lib/request-context.ts'
import { action as confirm } from '#web/pages/confirm-email.tsx'
import { action as setPassword, loader as openLink } from '#web/pages/new-password.tsx'
import { action as askForLink } from '#web/pages/password-reset.tsx'

/** The arguments of an action, on a server whose API gives this response. */
function sending(api: (requests: string) => Response, form: Record<string, string>): never {
  const context = new RouterContextProvider()
  const send = async (to: string, init: { body?: string }) => api(`${to} ${init.body ?? ''}`.trim())
  context.set(requestContext, { nonce: '', locale: 'en', theme: 'light', brand: '', origin: '', send })
  const request = new Request('https://cv.example/', { method: 'POST', body: new URLSearchParams(form) })
  return { request, context, params: { token: 'to.ken' } } as never
}
const EXPIRED = { message: 'This link has expired.', code: 'link_expired' }

test('a reset link is requested by email address', async () => {
  const requests: string[] = []
  const api = (call: string) => {
    requests.push(call)
    return Response.json({}, { status: 202 })
  }
  expect(await askForLink(sending(api, { email: ' ada@example.com ' }))).toEqual({ code: 'sent' })
  expect(requests).toEqual(['/api/password-reset {"email":"ada@example.com"}'])
})

test('a new password leads to signing in and passes the cookies on', async () => {
  const api = () => Response.json({}, { headers: { 'set-cookie': 'curricle.known=x; Path=/' } })
  const answer = (await setPassword(sending(api, { password: 'brand-new' }))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth'])
  expect(answer.headers.getSetCookie()).toEqual([
    'curricle.known=x; Path=/',
    'flash=password-set; Path=/; Max-Age=60; SameSite=Lax',
  ])
})

test('an expired link says so', async () => {
  const api = () => Response.json(EXPIRED, { status: 410 })
  const refused = { data: { code: 'expired', message: 'This link has expired.' }, init: { status: 410 } }
  expect(await setPassword(sending(api, { password: 'brand-new' }))).toMatchObject(refused)
  expect(await confirm(sending(api, {}))).toMatchObject(refused)
})

test('opening an expired link says so before a password is typed, and an unreachable API does not', async () => {
  const refused = { data: { code: 'expired', message: 'This link has expired.' }, init: { status: 410 } }
  expect(await openLink(sending(() => Response.json(EXPIRED, { status: 410 }), {}))).toMatchObject(refused)
  expect(await openLink(sending(() => Response.json({}), {}))).toBeNull()
  expect(await openLink(sending(() => new Response('gone', { status: 502 }), {}))).toBeNull()
})

test('an email address is confirmed by the button', async () => {
  const api = () => Response.json({ email: 'ada@example.com' })
  expect(await confirm(sending(api, {}))).toEqual({ code: 'confirmed', email: 'ada@example.com' })
})

test("an API failure is not reported as the visitor's error", async () => {
  const api = () => new Response('gone', { status: 502 })
  for (const action of [askForLink, setPassword, confirm])
    expect(await action(sending(api, { email: 'a', password: 'b' }))).toMatchObject({ data: { code: 'failed' } })
})
