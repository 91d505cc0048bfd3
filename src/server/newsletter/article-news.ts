import { selectConfirmed } from '#server/newsletter/store.ts'
import {
  insertArticles,
  selectAnnounced,
  selectDigestRecipients,
  selectKnownArticles,
  type Announced,
  type DigestRecipient,
} from '#server/newsletter/article-news-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Tx } from '#server/database/transaction.ts'
import { userRanges } from '#server/user-settings/store.ts'
import type { ArticleFacts } from '#server/emails/facts.ts'
import type { Outbox } from '#server/emails/outbox.ts'

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly outbox: Pick<Outbox, 'enqueueAll' | 'sendSoon'>
  readonly articles: readonly ArticleFacts[]
}

const DAY = 86_400_000
/** The minimum time between two digests to an account. */
const QUIET = 30 * DAY
/** Older articles are not news; shorter than emails are kept, because these record what was sent. */
const STALE = 60 * DAY
const DIGEST = 'article-digest'

/** Emails new articles: to subscribers at once, to accounts once a month at most. */
export function createArticleNews({ db, clock, outbox, articles }: Options) {
  const ago = (span: number) => new Date(clock().getTime() - span)

  /** The first articles are recorded without an email; later ones are announced, all new ones in one email. */
  async function announce(): Promise<void> {
    const before = await selectKnownArticles(db)
    const unknown = articles.map(({ slug }) => slug).filter((slug) => !before.has(slug))
    if (unknown.length === 0) return
    await withTransaction(db, async (tx) => {
      const isFirst = (await selectKnownArticles(tx)).size === 0
      const fresh = await insertArticles(tx, unknown, isFirst ? null : clock())
      if (!isFirst && fresh.size > 0) await emailList(tx, fresh)
    })
    outbox.sendSoon()
  }

  async function emailList(tx: Tx, slugs: ReadonlySet<string>): Promise<void> {
    const facts = { articles: factsOf(slugs) }
    const [first] = slugs
    const emails = (await selectConfirmed(tx, 'newsletter')).map(({ id, email }) => ({
      event: `new-articles ${first} ${id}`,
      kind: 'new-articles' as const,
      userId: null,
      subscriberId: id,
      recipient: email,
      facts,
    }))
    await outbox.enqueueAll(tx, emails)
  }

  async function digest(): Promise<void> {
    const announced = await selectAnnounced(db, ago(STALE))
    const newest = announced.at(-1)
    if (!newest) return
    const quiet = new Date(Math.min(ago(QUIET).getTime(), newest.announcedAt.getTime()))
    for await (const users of userRanges(db)) {
      const readers = await selectDigestRecipients(db, DIGEST, { newest: newest.announcedAt, quiet, users })
      const emails = readers.flatMap((reader) => digestOf(reader, announced))
      if (await outbox.enqueueAll(db, emails)) outbox.sendSoon()
    }
  }

  function digestOf({ userId, email, since }: DigestRecipient, announced: readonly Announced[]) {
    const slugs = announced.filter(({ announcedAt }) => announcedAt > since).map(({ slug }) => slug)
    const news = factsOf(new Set(slugs))
    if (news.length === 0) return []
    const event = `${DIGEST} ${userId} ${slugs.at(-1)}`
    return [{ event, kind: DIGEST as typeof DIGEST, userId, recipient: email, facts: { articles: news } }]
  }

  /** In the order of the list, without articles that were removed. */
  const factsOf = (slugs: ReadonlySet<string>): ArticleFacts[] =>
    articles.filter(({ slug }) => slugs.has(slug)).map(({ slug, title, description }) => ({ slug, title, description }))

  return {
    async send(): Promise<void> {
      await announce()
      await digest()
    },
  }
}
