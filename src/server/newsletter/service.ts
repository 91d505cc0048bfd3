import { randomBytes } from 'node:crypto'
import {
  confirmSubscriber,
  deleteSubscriber,
  deleteUnconfirmed,
  requestSubscription,
} from '#server/newsletter/store.ts'
import { turnOffNotification } from '#server/user-settings/store.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { selectOwnerByEmail } from '#server/accounts/store.ts'
import type { Logger } from '#server/log.ts'
import {
  EMAILS_TO_ADDRESS,
  SUBSCRIPTIONS_FOR_ADDRESS,
  SUBSCRIPTIONS_FROM_NETWORK,
  tooMany,
  type TooManyAttempts,
} from '#server/rate-limits/limits.ts'
import { createBackgroundTasks } from '#server/jobs/background-tasks.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { signedText } from '#server/signed-text.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

export type Newsletter = ReturnType<typeof createNewsletter>
type Confirmed = { readonly state: 'confirmed'; readonly email: string; readonly topic: Topic }

type Options = {
  readonly db: Db
  readonly secret: string
  readonly clock: () => Date
  readonly limits: Limits
  readonly outbox: Pick<Outbox, 'enqueue' | 'sendSoon'>
  readonly log: Logger
}

const MINUTE = 60_000
/** A request within this time after another sends no second email. */
const QUIET = 10 * MINUTE
/** How long an address may take to confirm; then it is deleted. */
const LIFETIME = 7 * 24 * 60 * MINUTE

/** Email lists, with or without an account: an address is subscribed only after its owner has confirmed by email. */
export function createNewsletter({ db, secret, clock, limits, outbox, log }: Options) {
  const later = createBackgroundTasks(log)
  const ago = (span: number) => new Date(clock().getTime() - span)

  async function ask(email: string, topic: Topic, language: InterfaceLanguage): Promise<void> {
    // Silent, or it would reveal earlier requests for this address.
    for (const limit of [SUBSCRIPTIONS_FOR_ADDRESS, EMAILS_TO_ADDRESS])
      if (!(await limits.take(limit, email)).allowed) return
    const askedAt = clock()
    const fresh = { id: randomBytes(24).toString('base64url'), email, topic, askedAt }
    const isDue = await withTransaction(db, async (tx) => {
      const id = await requestSubscription(tx, fresh, ago(QUIET))
      if (id === undefined) return false
      const event = `subscription-confirmation ${id} ${askedAt.getTime()}`
      const facts = { proofId: id, topic, language }
      const confirmation = { event, userId: null, subscriberId: id, recipient: email, facts } as const
      await outbox.enqueue(tx, { ...confirmation, kind: 'subscription-confirmation' })
      return true
    })
    if (isDue) outbox.sendSoon()
  }

  return {
    /** Sends a confirmation email. Reply and timing do not depend on what is known about the address. */
    async subscribe(
      email: string,
      topic: Topic,
      { network, language }: { readonly network: string; readonly language: InterfaceLanguage },
    ): Promise<{ state: 'asked' } | TooManyAttempts> {
      const tried = await limits.take(SUBSCRIPTIONS_FROM_NETWORK, network)
      if (!tried.allowed) return tooMany(tried)
      later.run(ask(email.toLowerCase(), topic, language), 'could not create a confirmation email')
      return { state: 'asked' }
    },

    /** Handles the link of a confirmation email. It works repeatedly, until the address unsubscribes. */
    async confirm(token: string): Promise<Confirmed | { state: 'expired' }> {
      const id = signedText(secret, 'proof', token)
      const found = id && (await confirmSubscriber(db, id, { now: clock(), after: ago(LIFETIME) }))
      // Only `ask` writes rows, and it takes topics of the contract.
      return found ? { state: 'confirmed', email: found.email, topic: found.topic as Topic } : { state: 'expired' }
    },

    /** Unsubscribes an address, at once and repeatably; returns whether the link is valid. */
    async unsubscribe(token: string): Promise<boolean> {
      const id = signedText(secret, 'leave-list', token)
      if (!id) return false
      const left = await deleteSubscriber(db, id)
      // Unsubscribing from articles also turns off the digest of the account.
      const owner = left?.topic === 'newsletter' ? await selectOwnerByEmail(db, left.email) : undefined
      if (owner) await turnOffNotification(db, owner.id, 'emailUpdates')
      return true
    },

    /** Deletes addresses that never confirmed. */
    clean: (): Promise<void> => deleteUnconfirmed(db, ago(LIFETIME)),

    /** Resolves when no background work is running. */
    idle: later.idle,
  }
}
