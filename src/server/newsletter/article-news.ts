import { selectConfirmed } from '#server/newsletter/store.ts'
import {
  insertArticles,
  selectAnnounced,
  selectDigestRecipients,
  selectKnownArticles,
} from '#server/newsletter/article-news-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction, type Tx } from '#server/database/transaction.ts'
import type { ArticleFacts } from '#server/emails/facts.ts'
import type { Outbox } from '#server/emails/outbox.ts'

export type ArticleNews = ReturnType<typeof createArticleNews>

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly outbox: Pick<Outbox, 'enqueueAll' | 'sendSoon'>
  readonly articles: readonly ArticleFacts[]
}

const DAY = 86_400_000
/** Between two mails to somebody with an account. */
const QUIET = 30 * DAY
/** News older than this is none; shorter than mails are kept, because what somebody was told is read from them. */
const STALE = 60 * DAY
const DIGEST = 'article-digest'

/** Tells of new articles: the list at once, people with an account once a month at most. */
export function createArticleNews({ db, clock, outbox, articles }: Options) {
  const ago = (span: number) => new Date(clock().getTime() - span)

  /** What is there when the first articles come is known; from then on each is announced, all new ones in one mail. */
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
    const readers = await selectDigestRecipients(db, DIGEST, { newest: newest.announcedAt, quiet })
    const emails = readers.flatMap(({ userId, email, since }) => {
      const slugs = announced.filter(({ announcedAt }) => announcedAt > since).map(({ slug }) => slug)
      const news = factsOf(new Set(slugs))
      if (news.length === 0) return []
      const event = `${DIGEST} ${userId} ${slugs.at(-1)}`
      return [{ event, kind: DIGEST as typeof DIGEST, userId, recipient: email, facts: { articles: news } }]
    })
    await outbox.enqueueAll(db, emails)
    if (emails.length > 0) outbox.sendSoon()
  }

  /** In the order of the list; an article that is gone since is left out. */
  const factsOf = (slugs: ReadonlySet<string>): ArticleFacts[] =>
    articles.filter(({ slug }) => slugs.has(slug)).map(({ slug, title, description }) => ({ slug, title, description }))

  return {
    async send(): Promise<void> {
      await announce()
      await digest()
    },
  }
}
