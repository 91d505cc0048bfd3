import { countSubscribers, selectAllConfirmed } from '#server/newsletter/store.ts'
import { claimNotice, deleteNotified, selectNotices, selectUnnotified } from '#server/newsletter/notice-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Queries } from '#server/database/transaction.ts'
import { isoOf } from '#server/database/schema.ts'
import { csvOf } from '#server/csv.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { TOPICS, type SubscriberList, type Topic } from '#shared/contract/newsletter.ts'

export type Notices = ReturnType<typeof createNotices>
type Sent =
  | { readonly state: 'sent'; readonly recipients: number }
  | { readonly state: 'sent_before' | 'no_notice' | 'no_address' | 'unknown' }

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly outbox: Pick<Outbox, 'enqueueAll' | 'sendSoon' | 'sendsLists'>
}

const KIND = 'topic-notice'
/** Lists for one notice; the newsletter's readers get articles. */
const WITH_NOTICE: readonly Topic[] = ['cover-letters']

const topicOf = (word: string): Topic | undefined => TOPICS.find((known) => known === word)

/** Email lists in the admin area. */
export function createNotices({ db, clock, outbox }: Options) {
  /** Queues an email to each address of a list that has none yet. */
  async function emailSubscribers(queries: Queries, topic: Topic): Promise<number> {
    const subscribers = await selectUnnotified(queries, topic, KIND)
    const emails = subscribers.map(({ id, email }) => ({
      event: `${KIND} ${id}`,
      kind: KIND as typeof KIND,
      userId: null,
      subscriberId: id,
      recipient: email,
      facts: { topic },
    }))
    return outbox.enqueueAll(queries, emails)
  }

  return {
    async list(): Promise<SubscriberList[]> {
      const counts = await countSubscribers(db)
      const notices = await selectNotices(db)
      return TOPICS.map((topic) => {
        const { confirmed, waiting } = counts.find((each) => each.topic === topic) ?? { confirmed: 0, waiting: 0 }
        const sentAt = notices.find((each) => each.topic === topic)?.sentAt
        const notice = WITH_NOTICE.includes(topic) ? { sentAt: sentAt ? isoOf(sentAt) : null } : null
        return { topic, confirmed, waiting, notice }
      })
    },

    /** Confirmed addresses of one list, or of all lists without a name; undefined for an unknown list. */
    async csv(word: string | undefined): Promise<string | undefined> {
      const topic = word === undefined ? undefined : topicOf(word)
      if (word !== undefined && !topic) return undefined
      const rows = await selectAllConfirmed(db, topic ? [topic] : TOPICS)
      return csvOf([
        ['email', 'topic', 'confirmedAt'],
        ...rows.map((row) => [row.email, row.topic, row.confirmedAt ? isoOf(row.confirmedAt) : '']),
      ])
    },

    /** Emails the single notice of a list to confirmed subscribers; once, however often it is requested. */
    async send(word: string): Promise<Sent> {
      const topic = topicOf(word)
      if (!topic) return { state: 'unknown' }
      if (!WITH_NOTICE.includes(topic)) return { state: 'no_notice' }
      if (!outbox.sendsLists) return { state: 'no_address' }
      const recipients = await withTransaction(db, async (tx) =>
        (await claimNotice(tx, topic, clock())) ? emailSubscribers(tx, topic) : undefined,
      )
      if (recipients === undefined) return { state: 'sent_before' }
      outbox.sendSoon()
      return { state: 'sent', recipients }
    },

    /** Emails subscribers who confirmed after the notice was sent, and removes those who received it. */
    async followUp(): Promise<void> {
      for (const { topic } of await selectNotices(db)) {
        const known = topicOf(topic)
        if (!known) continue
        await deleteNotified(db, known, KIND)
        await emailSubscribers(db, known)
      }
      outbox.sendSoon()
    },
  }
}
