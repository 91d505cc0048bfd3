import type { Delivery, Email, EmailEngine } from '#server/engines/email/engine.ts'

export type TestMailServer = {
  /** What it answers to each mail. */
  delivery: Delivery
  /** What it took, first to last. */
  readonly sent: readonly Email[]
  readonly engine: EmailEngine
}

/** A mail server that takes every mail until it is told to answer otherwise. */
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
