import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

/** An email as its recipient sees it: subject, text, and its main link. */
export type Letter = { readonly subject: string; readonly text: string; readonly link: string }
export type Postbox = Awaited<ReturnType<typeof openPostbox>>

/** A real mail server on a local port, with access to all mailboxes. */
export async function openPostbox() {
  const arrived: (Letter & { readonly to: string })[] = []
  const closed = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(closed.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : undefined)
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const email = parseEmail(Buffer.concat(chunks).toString())
        for (const { address } of envelope.rcptTo) arrived.push({ to: address, ...email })
        done()
      })
    },
  })
  // A client that disconnects is no error.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // A server that listens on a port has an address of this type.
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Waits for the newest email to an address whose subject starts with this. */
    async letterTo(address: string, subject: string): Promise<Letter> {
      const find = () => arrived.findLast((email) => email.to === address && email.subject.startsWith(subject))
      // Also used before the first test, where `expect.poll` is not available.
      return vi.waitFor(
        () => {
          const email = find()
          if (!email) throw new Error(`No letter to ${address}: ${subject}`)
          return email
        },
        { timeout: 10_000, interval: 50 },
      )
    },
    /** Refuses emails to an address permanently, like a deleted mailbox. */
    shut: (address: string) => void closed.add(address),
    open: (address: string) => void closed.delete(address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Decodes the text of an email from quoted-printable. */
function parseEmail(source: string): Letter {
  const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(source)?.[1]?.replaceAll('\r\n', '') ?? ''
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? ''
  const bytes = part
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  const text = Buffer.from(bytes, 'latin1').toString()
  return { subject, text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' }
}
