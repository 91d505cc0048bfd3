import type { Hono } from 'hono'
import { tooManyAttempts } from '#server/http/problem.ts'
import { serve } from '#server/http/serve.ts'
import type { Contact } from '#server/contact/service.ts'
import { sendMessage } from '#shared/contract/contact.ts'

/** The longest message in any script, with every character escaped. */
const MAX_BYTES = 64 * 1024

type Services = {
  readonly contact: Contact
}

export function contactRoutes(app: Hono, { contact }: Services): void {
  serve(app, sendMessage, { maxBytes: MAX_BYTES })(async ({ body, c }) => {
    const user = await c.get('currentUser')()
    const sent = await contact.send(body, { network: c.get('visitor').network, userId: user?.id ?? null })
    if (sent.state === 'too_many_tries') return tooManyAttempts(sent.waitSeconds)
    return { status: 201, body: { receipt: sent.receipt } }
  })
}
