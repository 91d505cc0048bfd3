import { insertMessage } from '#server/contact/store.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import {
  EMAILS_TO_ADDRESS,
  MESSAGES_FROM_ADDRESS,
  MESSAGES_FROM_NETWORK,
  RECEIPTS,
  tooMany,
  type TooManyAttempts,
} from '#server/rate-limits/limits.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import type { sendMessage } from '#shared/contract/contact.ts'
import type { Body } from '#shared/contract/endpoint.ts'

export type Contact = ReturnType<typeof createContact>
type Message = Body<typeof sendMessage>
/** `receipt` is whether one is emailed to the sender. */
type Kept = { readonly state: 'kept'; readonly receipt: boolean }
/** Where a message comes from, who is signed in, and the language of the page. */
type Sender = { readonly network: string; readonly userId: string | null; readonly language: InterfaceLanguage }

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly limits: Limits
  readonly outbox: Pick<Outbox, 'enqueue' | 'sendSoon' | 'sendsEmail'>
  readonly entitlements: Pick<Entitlements, 'may'>
}

/** Messages to the administrator. The receipt does not quote them, or anyone could send any text to any address. */
export function createContact({ db, clock, limits, outbox, entitlements }: Options) {
  return {
    /** Stores a message with its receipt. Messages of bots, which fill in the hidden field, are dropped silently. */
    async send({ website, ...message }: Message, sender: Sender): Promise<Kept | TooManyAttempts> {
      const fromNetwork = await limits.take(MESSAGES_FROM_NETWORK, sender.network)
      if (!fromNetwork.allowed) return tooMany(fromNetwork)
      if (website) return { state: 'kept', receipt: outbox.sendsEmail }
      const email = message.email.toLowerCase()
      const fromAddress = await limits.take(MESSAGES_FROM_ADDRESS, email)
      if (!fromAddress.allowed) return tooMany(fromAddress)
      const hasReceipt =
        (await limits.take(RECEIPTS, email)).allowed && (await limits.take(EMAILS_TO_ADDRESS, email)).allowed
      await store({ ...message, email }, sender, hasReceipt)
      outbox.sendSoon()
      return { state: 'kept', receipt: hasReceipt && outbox.sendsEmail }
    },
  }

  async function store(
    message: Omit<Message, 'website'>,
    { userId, language }: Sender,
    hasReceipt: boolean,
  ): Promise<void> {
    const isPriority = userId !== null && (await entitlements.may(userId, 'prioritySupport'))
    const { email: recipient, category } = message
    await withTransaction(db, async (tx) => {
      const id = await insertMessage(tx, { ...message, userId, isPriority, createdAt: clock() })
      if (!hasReceipt) return
      const event = `contact-receipt ${id}`
      await outbox.enqueue(tx, { event, userId, recipient, kind: 'contact-receipt', facts: { category, language } })
    })
  }
}
