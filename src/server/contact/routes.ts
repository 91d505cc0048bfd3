import type { Hono } from 'hono'
import { requestLanguage, tooManyAttempts } from '#server/http/problem.ts'
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
    const { network } = c.get('visitor')
    const sender = { network, userId: user?.id ?? null, language: requestLanguage(c) }
    const sent = await contact.send(body, sender)
    if (sent.state === 'too_many_tries') return tooManyAttempts(sent.waitSeconds)
    return { status: 201, body: { receipt: sent.receipt } }
  })
}
