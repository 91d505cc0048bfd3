// @vitest-environment node
import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#web/lib/request-context.ts'
import { action, clientAction, loader } from '#web/pages/auth.tsx'

const ada = {
  id: '1',
  email: 'ada@example.com',
  firstName: '',
  lastName: '',
  profileImageUrl: null,
  subscriptionTier: 'free',
}

/** The arguments of a loader or an action, on a server whose API gives this response. */
function visiting(path: string, api: (path: string, body?: string) => Response, form?: Record<string, string>) {
  const context = new RouterContextProvider()
  const send = async (to: string, init: { body?: string }) => api(to, init.body)
  context.set(requestContext, { nonce: '', locale: 'en', theme: 'light', brand: '', origin: '', send })
  const body = form && new URLSearchParams(form)
  const url = new URL(path, 'https://cv.example')
  const request = new Request(url, body ? { method: 'POST', body } : {})
  return { request, url, context } as unknown as Parameters<typeof loader>[0] & Parameters<typeof action>[0]
}
const signedIn = () => Response.json(ada, { headers: { 'set-cookie': 'session=abc; Path=/; HttpOnly' } })
const signIn = { tab: 'sign-in', email: ' ada@example.com ', password: 'secret1' }

test('signing in passes the session on and leads to the requested page', async () => {
  const answer = (await action(visiting('/auth?next=/resume-builder?local=5', signedIn, signIn))) as Response
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/resume-builder?local=5')
  expect(answer.headers.getSetCookie()).toEqual([
    'session=abc; Path=/; HttpOnly',
    'flash=welcome; Path=/; Max-Age=60; SameSite=Lax',
  ])
})

test('signing in never redirects to another site', async () => {
  const answer = (await action(visiting('/auth?next=//evil.example', signedIn, signIn))) as Response
  expect(answer.headers.get('location')).toBe('/')
})

test('signing up sends the names along and leads to a welcome', async () => {
  const sentRequests: unknown[] = []
  const api = (path: string, body = '') => {
    sentRequests.push(path, JSON.parse(body))
    return Response.json(ada, { status: 201 })
  }
  const form = { ...signIn, tab: 'sign-up', firstName: 'Ada', lastName: 'Lovelace', emailsAgreed: 'on' }
  const answer = (await action(visiting('/auth', api, form))) as Response
  expect(sentRequests).toEqual([
    '/api/register',
    { email: 'ada@example.com', password: 'secret1', firstName: 'Ada', lastName: 'Lovelace', emailsAgreed: true },
  ])
  expect(answer.headers.getSetCookie()).toEqual(['flash=account-created; Path=/; Max-Age=60; SameSite=Lax'])
})

test('a rejected form keeps the input, except the password', async () => {
  const api = () => Response.json({ message: 'Invalid email or password', code: 'wrong_credentials' }, { status: 401 })
  const answer = await action(visiting('/auth', api, signIn))
  expect(answer).toMatchObject({
    data: {
      tab: 'sign-in',
      problem: { code: 'refused', message: 'Invalid email or password' },
      typed: { email: 'ada@example.com' },
    },
    init: { status: 401 },
  })
  expect(JSON.stringify(answer)).not.toContain('secret1')
})

test('an invalid form never reaches the API', async () => {
  const api = () => {
    throw new Error('asked')
  }
  expect(await action(visiting('/auth', api, { tab: 'sign-up', email: 'a@b.co', password: '12345' }))).toMatchObject({
    data: { problem: { code: 'short' } },
    init: { status: 400 },
  })
})

test("an API failure is not reported as the visitor's error", async () => {
  const api = () => new Response('gone', { status: 502 })
  expect(await action(visiting('/auth', api, signIn))).toMatchObject({ data: { problem: { code: 'failed' } } })
})

test('a server restarting behind a proxy keeps the form as it is', async () => {
  const serverAction = () => Promise.reject(new ErrorResponse(503, 'Service Unavailable', '<h1>503</h1>'))
  const args = { ...visiting('/auth', signedIn, signIn), serverAction }
  expect(await clientAction(args as unknown as Parameters<typeof clientAction>[0])).toMatchObject({
    data: { tab: 'sign-in', problem: { code: 'failed' }, typed: { email: 'ada@example.com' } },
    init: { status: 503 },
  })
})

test('a signed-in user is redirected', async () => {
  const redirected = await loader(visiting('/auth?next=/templates', signedIn)).catch((answer: unknown) => answer)
  expect((redirected as Response).headers.get('location')).toBe('/templates')
})

test('a signed-out visitor sees the page', async () => {
  const api = () => Response.json({ message: 'Unauthorized', code: 'unauthorized' }, { status: 401 })
  expect(await loader(visiting('/auth', api))).toBeNull()
})
