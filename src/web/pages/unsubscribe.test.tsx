// @vitest-environment node
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#web/lib/request-context.ts'
import { action } from '#web/pages/unsubscribe.tsx'

/** The form of a link, sent to a server whose API gives this response. */
function pressing(token: string, api: (path: string, method: string) => Response) {
  const context = new RouterContextProvider()
  const send = async (path: string, { method }: { method: string }) => api(path, method)
  context.set(requestContext, { nonce: '', locale: 'en', theme: 'light', brand: '', origin: '', send })
  const request = new Request(`https://cv.example/unsubscribe/${token}`, { method: 'POST' })
  return action({ request, context, params: { token } } as unknown as Parameters<typeof action>[0])
}

test('the button stops the emails that the link is about', async () => {
  const requests: string[] = []
  const answer = await pressing('dG9.abc', (path, method) => {
    requests.push(`${method} ${path}`)
    return Response.json({ notification: 'interviewTips' })
  })
  expect(requests).toEqual(['POST /api/unsubscribe/dG9.abc'])
  expect(answer.data).toEqual({ state: 'stopped', notification: 'interviewTips' })
})

test('an invalid link has another message than a server failure', async () => {
  const goneResponse = () =>
    Response.json({ message: 'This link is not complete.', code: 'link_invalid' }, { status: 410 })
  expect(await pressing('x', goneResponse)).toMatchObject({ data: { state: 'invalid' }, init: { status: 410 } })
  const broken = () => Response.json({ message: 'Something went wrong.', code: 'fault' }, { status: 500 })
  expect(await pressing('x', broken)).toMatchObject({ data: { state: 'failed' }, init: { status: 503 } })
})
