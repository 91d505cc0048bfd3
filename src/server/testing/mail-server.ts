import type { Delivery, Email, EmailEngine } from '#server/engines/email/engine.ts'

export type TestMailServer = {
  /** Its reply to each email. */
  delivery: Delivery
  /** Accepted emails, first to last. */
  readonly sent: readonly Email[]
  readonly engine: EmailEngine
}

/** A mail server that accepts every email until `delivery` says otherwise. */
export function createTestMailServer(): TestMailServer {
  const sent: Email[] = []
  const server: TestMailServer = {
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
