import type { Transporter } from 'nodemailer'
import type { Delivery, Email, EmailEngine } from '#server/engines/email/engine.ts'
import { withTimeout } from '#server/engines/timeout.ts'
import type { Settings } from '#server/settings.ts'

/** For each answer of the mail server. */
const SOCKET_TIMEOUT_MS = 20_000
/** For one email in all; well below the time for which a process claims it. */
const SEND_TIMEOUT_MS = 2 * 60_000

/** Sends by SMTP when a mail server is configured; otherwise everything stays in the outbox. */
export function createEmailEngine({ smtpUrl, mailFrom, brandName }: Settings): EmailEngine {
  if (!smtpUrl || !mailFrom) return { name: 'outbox' }
  const from = { name: brandName, ...mailFrom }
  const domain = mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)
  let created: Promise<Transporter> | undefined
  return {
    name: 'smtp',
    async send({ key, to, ...email }: Email): Promise<Delivery> {
      created ??= createTransporter(smtpUrl)
      const transport = await created
      try {
        // As an object, so that no list is read into one address.
        const recipient = { name: '', address: to }
        const sending = transport.sendMail({ ...email, from, to: recipient, messageId: `<${key}@${domain}>` })
        await withTimeout(sending, SEND_TIMEOUT_MS, { onTimeout: timedOut })
        return { state: 'sent' }
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

/** Loaded with the first email. An email is made of our own text only, so no file or URL may be read into it. */
async function createTransporter(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    connectionTimeout: SOCKET_TIMEOUT_MS,
    greetingTimeout: SOCKET_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    dnsTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function timedOut(): never {
  throw Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })
}

/** A mail server refuses an email for good with 5xx and for now with 4xx; other errors do not concern this email. */
function failureOf(error: unknown): Delivery {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown }
  const reason = String(responseCode ?? code ?? 'fault')
  // The address is invalid, so no mail server can be asked about it.
  if (code === 'EENVELOPE' && command === 'API') return { state: 'refused', code: reason }
  if ((command !== 'RCPT TO' && command !== 'DATA') || typeof responseCode !== 'number')
    return { state: 'unreachable', code: reason }
  return { state: responseCode >= 500 ? 'refused' : 'delayed', code: reason }
}
