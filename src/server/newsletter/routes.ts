import type { Hono } from 'hono'
import { problem, requestLanguage, tooManyAttempts } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Newsletter } from '#server/newsletter/service.ts'
import { confirmSubscription, unsubscribeFromList, subscribe } from '#shared/contract/newsletter.ts'

const EXPIRED = problem(
  410,
  'link_expired',
  'This link has expired, or the address is no longer on a list. Sign up again.',
)
const LINK_INVALID = problem(410, 'link_invalid', 'This link is incomplete. Copy the whole link from the email.')

type Services = {
  readonly newsletter: Newsletter
}

export function newsletterRoutes(app: Hono, { newsletter }: Services): void {
  serve(
    app,
    subscribe,
  )(async ({ body, c }) => {
    const asker = { network: c.get('visitor').network, language: requestLanguage(c) }
    const asked = await newsletter.subscribe(body.email, body.topic, asker)
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

  // Mail programs send a form, browsers send nothing: the body is ignored.
  serve(
    app,
    unsubscribeFromList,
  )(async ({ params }) => ((await newsletter.unsubscribe(params.token)) ? { status: 200, body: {} } : LINK_INVALID))

  // Mail programs without one-click unsubscribe open this URL in a browser: the page has a button.
  app.get(unsubscribeFromList.path, (c) => {
    c.set('route', unsubscribeFromList.path)
    return c.redirect(`/newsletter/unsubscribe/${encodeURIComponent(c.req.param('token'))}`)
  })
}
