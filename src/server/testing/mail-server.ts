import type { Delivery, Email, EmailEngine } from '#server/engines/email/engine.ts'

export type MailServer = {
  /** What it answers to each mail. */
  delivery: Delivery
  /** What it took, first to last. */
  readonly sent: readonly Email[]
  readonly engine: EmailEngine
}

/** A mail server that takes every mail until it is told to answer otherwise. */
export function openMailServer(): MailServer {
  const sent: Email[] = []
  const server: MailServer = {
    delivery: { state: 'sent' },
    sent,
    engine: {
      name: 'smtp',
      send: async (mail) => {
        if (server.delivery.state === 'sent') sent.push(mail)
        return server.delivery
      },
    },
  }
  return server
}
