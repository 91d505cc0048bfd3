import { selectMessagesOf, selectSubscriptionsOf } from '#server/contact/store.ts'
import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import type { Owner } from '#server/accounts/store.ts'

/** Messages and subscriptions of a user; undefined where there are none. */
export async function contactOf(db: Db, owner: Owner) {
  const messages = await selectMessagesOf(db, owner)
  const subscriptions = await selectSubscriptionsOf(db, owner)
  if (messages.length === 0 && subscriptions.length === 0) return undefined
  return {
    messages: messages.map((one) => ({
      ...one,
      createdAt: isoOf(one.createdAt),
      replied: Boolean(one.replied),
      repliedAt: one.repliedAt && isoOf(one.repliedAt),
    })),
    subscriptions: subscriptions.map(({ topic, askedAt, confirmedAt }) => ({
      topic,
      askedAt: isoOf(askedAt),
      confirmedAt: confirmedAt && isoOf(confirmedAt),
    })),
  }
}
