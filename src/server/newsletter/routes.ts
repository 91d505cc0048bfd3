import type { Hono } from 'hono'
import { problem, tooManyAttempts } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Newsletter } from '#server/newsletter/service.ts'
import { confirmSubscription, leaveList, subscribe } from '#shared/contract/newsletter.ts'

const EXPIRED = problem(410, 'link_expired', 'This link has expired, or its address is on no list any more. Ask again.')
const LINK_INVALID = problem(410, 'link_invalid', 'This link is not complete. Copy the whole link from the mail.')

type Services = {
  readonly newsletter: Newsletter
}

export function newsletterRoutes(app: Hono, { newsletter }: Services): void {
  serve(
    app,
    subscribe,
  )(async ({ body, c }) => {
    const asked = await newsletter.subscribe(body.email, body.topic, c.get('visitor').network)
    return asked.state === 'too_many_tries' ? tooManyAttempts(asked.waitSeconds) : { status: 202, body: {} }
  })

  serve(
    app,
    confirmSubscription,
  )(async ({ params }) => {
    const confirmed = await newsletter.confirm(params.token)
    if (confirmed.state === 'expired') return EXPIRED
    return { status: 200, body: { email: confirmed.email, topic: confirmed.topic } }
  })

  // Mail programs send a form, people's browsers send nothing: what is said in it does not matter.
  serve(
    app,
    leaveList,
  )(async ({ params }) => ((await newsletter.unsubscribe(params.token)) ? { status: 200, body: {} } : LINK_INVALID))

  // A mail program that sends nothing itself opens the same address in a browser: the button stands on the page.
  app.get(leaveList.path, (c) => {
    c.set('route', leaveList.path)
    return c.redirect(`/newsletter/unsubscribe/${encodeURIComponent(c.req.param('token'))}`)
  })
}
