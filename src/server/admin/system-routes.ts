import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notFound, problem } from '#server/http/problem.ts'
import { serveAdmin } from '#server/http/serve.ts'
import type { AdminGate } from '#server/http/serve.ts'
import type { Billing } from '#server/billing/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { System } from '#server/admin/system.ts'
import { getSystem, listLedger, listMails, retryMail } from '#shared/contract/admin.ts'

/** As many rows as a person looks through. */
const SHOWN = 100

const NO_MAIL = notFound('mail_not_found', 'This email is no longer in the outbox.')
const MAIL_SENT = problem(409, 'mail_sent', 'This email has already been sent.')

type Services = {
  readonly admin: AdminGate
  readonly system: System
  readonly outbox: Outbox
  readonly billing: Billing
}

export function adminSystemRoutes(app: Hono, { admin, system, outbox, billing }: Services): void {
  serveAdmin({ app, admin }, getSystem)(async () => ({ status: 200, body: await system.report() }))
  serveAdmin({ app, admin }, listMails)(async () => ({ status: 200, body: await outbox.list(SHOWN) }))

  serveAdmin({ app, admin }, listLedger)(async () => ({ status: 200, body: await billing.ledger(SHOWN) }))

  serveAdmin(
    { app, admin },
    retryMail,
  )(async ({ params }) => {
    const id = idOf(params.id)
    const state = id === undefined ? 'not_found' : await outbox.retry(id)
    if (state === 'not_found') return NO_MAIL
    return state === 'sent' ? MAIL_SENT : { status: 202, body: {} }
  })
}
