import type { Hono } from 'hono'
import { problem } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Notifications } from '#server/notifications/service.ts'
import { unsubscribe } from '#shared/contract/settings.ts'

const LINK_INVALID = problem(
  410,
  'link_invalid',
  'This link is incomplete, or the account no longer exists. Sign in to choose your emails in the settings.',
)

type Services = {
  readonly notifications: Notifications
}

export function notificationRoutes(app: Hono, { notifications }: Services): void {
  // Mail programs send a form, browsers send nothing: the body is ignored.
  serve(
    app,
    unsubscribe,
  )(async ({ params }) => {
    const notification = await notifications.turnOff(params.token)
    return notification ? { status: 200, body: { notification } } : LINK_INVALID
  })

  // Mail programs without one-click unsubscribe open this URL in a browser: the page has a button.
  app.get(unsubscribe.path, (c) => {
    c.set('route', unsubscribe.path)
    return c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param('token'))}`)
  })
}
