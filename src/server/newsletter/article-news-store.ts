import type { Queries } from '#server/database/transaction.ts'
import { notificationRecipients, type IdRange } from '#server/user-settings/store.ts'

export type Announced = { readonly slug: string; readonly announcedAt: Date }
export type DigestRecipient = { readonly userId: string; readonly email: string; readonly since: Date }

/** Slugs of all articles that are known. */
export async function selectKnownArticles(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('article').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Notes articles as known; answers those that were not, so that of two who note them one learns of each. */
export async function insertArticles(
  db: Queries,
  slugs: readonly string[],
  announcedAt: Date | null,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .insertInto('article')
    .values(slugs.map((slug) => ({ slug, announcedAt })))
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Articles announced after a moment, oldest first. */
export async function selectAnnounced(db: Queries, after: Date): Promise<Announced[]> {
  const rows = await db
    .selectFrom('article')
    .select(['slug', 'announcedAt'])
    .where('announcedAt', '>', after)
    .orderBy('announcedAt')
    .orderBy('slug')
    .execute()
  return rows.map(({ slug, announcedAt }) => ({ slug, announcedAt: new Date(announcedAt ?? 0) }))
}

/**
 * Users who want news, have confirmed their address, signed up before `newest` and got no email of this kind at or after
 * `quiet`, except those who get each article through the list; for a range of users. `since` is their last such email, or
 * when they signed up.
 */
export async function selectDigestRecipients(
  db: Queries,
  kind: string,
  { newest, quiet, users }: { newest: Date; quiet: Date; users: IdRange },
): Promise<DigestRecipient[]> {
  const rows = await notificationRecipients(db, 'emailUpdates')
    .select((column) => [
      'user.createdAt',
      column
        .selectFrom('mail')
        .whereRef('mail.userId', '=', 'user.id')
        .where('mail.kind', '=', kind)
        .select(({ fn }) => fn.max('mail.createdAt').as('at'))
        .as('lastAt'),
    ])
    .where('user.emailVerified', '=', true)
    .where('user.createdAt', '<=', newest)
    .where('user.id', '>', users.after)
    .where('user.id', '<=', users.last)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .whereRef('mail.userId', '=', 'user.id')
            .where('mail.kind', '=', kind)
            .where('mail.createdAt', '>=', quiet),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriber')
            .select('subscriber.id')
            .whereRef('subscriber.email', '=', 'user.email')
            .where('subscriber.topic', '=', 'newsletter')
            .where('subscriber.confirmedAt', 'is not', null),
        ),
      ),
    )
    .execute()
  return rows.map(({ userId, email, createdAt, lastAt }) => ({ userId, email, since: new Date(lastAt ?? createdAt) }))
}
