import type { NewEmail } from '#server/emails/outbox.ts'
import type { Delivery, Email, EmailEngine } from '#server/engines/email/engine.ts'

export const passwordResetEmail = (event: string, proofId = 'p1'): NewEmail => ({
  event,
  userId: null,
  recipient: 'ada@example.com',
  kind: 'password-reset',
  facts: { proofId },
})
export const passwordChangedEmail = (event: string): NewEmail => ({
  event,
  userId: null,
  recipient: 'ada@example.com',
  kind: 'password-changed',
  facts: {},
})

/** A mail server that stores what it accepts, and replies as configured. */
export function createMailServer(answer: (mail: Email) => Delivery | Promise<Delivery> = () => ({ state: 'sent' })) {
  const mails: Email[] = []
  const engine: EmailEngine = {
    name: 'smtp',
    async send(mail) {
      const delivery = await answer(mail)
      if (delivery.state === 'sent') mails.push(mail)
      return delivery
    },
  }
  return { engine, mails }
}
