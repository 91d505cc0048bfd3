import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

/** A mail as its reader sees it: its subject, its text, and the one link that it asks to open. */
export type Letter = { readonly subject: string; readonly text: string; readonly link: string }
export type Postbox = Awaited<ReturnType<typeof openPostbox>>

/** A real mail server on a port of this machine, whose mailboxes anybody may look into. */
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
        const letter = letterIn(Buffer.concat(chunks).toString())
        for (const { address } of envelope.rcptTo) arrived.push({ to: address, ...letter })
        done()
      })
    },
  })
  // A client that goes away is nothing to fail for.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // A server that listens on a port has an address of this type.
  const { port } = server.server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Waits for the newest letter to an address whose subject begins so. */
    async letterTo(address: string, subject: string): Promise<Letter> {
      const find = () => arrived.findLast((letter) => letter.to === address && letter.subject.startsWith(subject))
      // Also before the first test, where `expect.poll` may not be used.
      return vi.waitFor(
        () => {
          const letter = find()
          if (!letter) throw new Error(`No letter to ${address}: ${subject}`)
          return letter
        },
        { timeout: 10_000, interval: 50 },
      )
    },
    /** Refuses letters to an address for good, as a mailbox does that is gone. */
    shut: (address: string) => void closed.add(address),
    open: (address: string) => void closed.delete(address),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Reads the text of a mail, which travels as quoted-printable. */
function letterIn(source: string): Letter {
  const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(source)?.[1]?.replaceAll('\r\n', '') ?? ''
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source)?.[1] ?? ''
  const text = part.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  return { subject, text, link: /https?:\/\/\S+/.exec(text)?.[0] ?? '' }
}
