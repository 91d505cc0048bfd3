import type { Hono } from 'hono'
import { problem } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Notifications } from '#server/notifications/service.ts'
import { unsubscribe } from '#shared/contract/settings.ts'

const LINK_INVALID = problem(
  410,
  'link_invalid',
  'This link is not complete, or its account is gone. Sign in to choose your mails in the settings.',
)

type Services = {
  readonly notifications: Notifications
}

export function notificationRoutes(app: Hono, { notifications }: Services): void {
  // Mail programs send a form, people's browsers send nothing: what is said in it does not matter.
  serve(
    app,
    unsubscribe,
  )(async ({ params }) => {
    const notification = await notifications.turnOff(params.token)
    return notification ? { status: 200, body: { notification } } : LINK_INVALID
  })

  // A mail program that sends nothing itself opens the same address in a browser: the button stands on the page.
  app.get(unsubscribe.path, (c) => {
    c.set('route', unsubscribe.path)
    return c.redirect(`/unsubscribe/${encodeURIComponent(c.req.param('token'))}`)
  })
}
