import type { Hono } from 'hono'
import { notFound, problem } from '#server/http/problem.ts'
import { serveAdmin } from '#server/http/serve.ts'
import type { AdminGate } from '#server/http/serve.ts'
import type { Notices } from '#server/newsletter/notices.ts'
import { exportSubscribers, listSubscribers, sendNotice } from '#shared/contract/newsletter.ts'

const NO_LIST = notFound('list_not_found', 'This list doesn’t exist.')
const NO_NOTICE = notFound('no_notice', 'This list has no notice. Its subscribers get an email about each new article.')
const SENT_BEFORE = problem(
  409,
  'notice_sent',
  'This notice has already been sent. People who confirm later get it within an hour.',
)
const NO_ADDRESS = problem(
  409,
  'no_address',
  'Emails to a list must include a postal address. Set OPERATOR_ADDRESS and restart, then send the notice.',
)

type Services = {
  readonly admin: AdminGate
  readonly notices: Notices
}

export function newsletterAdminRoutes(app: Hono, { admin, notices }: Services): void {
  serveAdmin({ app, admin }, listSubscribers)(async () => ({ status: 200, body: await notices.list() }))

  serveAdmin(
    { app, admin },
    exportSubscribers,
  )(async ({ query: { topic }, c }) => {
    const csv = await notices.csv(topic)
    if (csv === undefined) return NO_LIST
    c.set('auditDetail', topic ?? 'all')
    return { status: 200, body: new TextEncoder().encode(csv), headers: fileHeaders(topic ?? 'subscribers') }
  })

  serveAdmin(
    { app, admin },
    sendNotice,
  )(async ({ params }) => {
    const sent = await notices.send(params.topic)
    switch (sent.state) {
      case 'unknown':
        return NO_LIST
      case 'no_notice':
        return NO_NOTICE
      case 'no_address':
        return NO_ADDRESS
      case 'sent_before':
        return SENT_BEFORE
      case 'sent':
        return { status: 202, body: { recipients: sent.recipients } }
    }
  })
}

/** `name` comes from our own code, so it needs no quoting. */
const fileHeaders = (name: string) => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${name}.csv"`,
})
