import type { Transporter } from 'nodemailer'
import type { Delivery, Mail, MailEngine } from '#server/engines/email/engine.ts'
import type { Settings } from '#server/settings.ts'

/** How long a mail server may be silent, in milliseconds. */
const SILENCE = 20_000
/** How long one mail may take in all; well within the turn that a process has with it. */
const LONGEST = 2 * 60_000

/** Sends by SMTP when a mail server is set; else everything stays in the outbox. */
export function openMailEngine({ smtpUrl, mailFrom, brandName }: Settings): MailEngine {
  if (!smtpUrl || !mailFrom) return { name: 'outbox' }
  const from = { name: brandName, address: mailFrom }
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  let opened: Promise<Transporter> | undefined
  return {
    name: 'smtp',
    async send({ key, to, ...mail }: Mail): Promise<Delivery> {
      opened ??= open(smtpUrl)
      const transport = await opened
      try {
        // As an object, so that no list is read into one address.
        const reader = { name: '', address: to }
        await inTime(transport.sendMail({ ...mail, from, to: reader, messageId: `<${key}@${domain}>` }))
        return { state: 'sent' }
      } catch (error) {
        return whyNot(error)
      }
    },
  }
}

/** Loaded with the first mail. A letter is made of our own text only: no file and no address is read into it. */
async function open(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE,
    greetingTimeout: SILENCE,
    socketTimeout: SILENCE,
    dnsTimeout: SILENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

async function inTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })), LONGEST)
  })
  try {
    return await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A mail server refuses a reader or a mail for good with 5xx, and for now with 4xx; all else is no word on this mail. */
function whyNot(error: unknown): Delivery {
  const { code, command, responseCode } = error as { code?: unknown; command?: unknown; responseCode?: unknown }
  const word = String(responseCode ?? code ?? 'fault')
  // The address is none that a mail server could be asked about.
  if (code === 'EENVELOPE' && command === 'API') return { state: 'refused', code: word }
  if ((command !== 'RCPT TO' && command !== 'DATA') || typeof responseCode !== 'number')
    return { state: 'unreachable', code: word }
  return { state: responseCode >= 500 ? 'refused' : 'delayed', code: word }
}
