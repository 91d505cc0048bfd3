import type { Queries } from '#server/database/transaction.ts'
import type { Owner } from '#server/accounts/store.ts'

/** What the tables hold of an account itself; never what opens it: no token, no hash of a password or a link. */
export async function selectAccountData(db: Queries, userId: string) {
  const account = await db
    .selectFrom('user')
    .select(['id', 'email', 'emailVerified', 'lastActiveOn', 'createdAt', 'updatedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const signInMethods = await db
    .selectFrom('account')
    .select(['providerId', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .execute()
  const sessions = await db
    .selectFrom('session')
    .select(['userAgent', 'ipAddress', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  const openLinks = await db
    .selectFrom('proof')
    .select(['purpose', 'email', 'createdAt', 'expiresAt'])
    .where('userId', '=', userId)
    .execute()
  return { account, signInMethods, sessions, openLinks }
}

/** Mails of an account, and to its address where that is shown to be its owner's. */
export function selectEmailsOf(db: Queries, { id, email, emailConfirmed }: Owner) {
  return db
    .selectFrom('mail')
    .select(['kind', 'recipient', 'facts', 'state', 'createdAt', 'sentAt'])
    .where((column) =>
      column.or([column('userId', '=', id), ...(emailConfirmed ? [column('recipient', '=', email)] : [])]),
    )
    .orderBy('id')
    .execute()
}

/** Every earlier state of somebody's resumes, oldest first. */
export function selectVersionsOf(db: Queries, userId: string) {
  return db
    .selectFrom('resumeVersion')
    .innerJoin('resume', 'resume.id', 'resumeVersion.resumeId')
    .select([
      'resumeVersion.resumeId',
      'resumeVersion.version',
      'resumeVersion.title',
      'resumeVersion.templateId',
      'resumeVersion.content',
      'resumeVersion.savedAt',
    ])
    .where('resume.userId', '=', userId)
    .orderBy('resumeVersion.resumeId')
    .orderBy('resumeVersion.version')
    .execute()
}

/** What language models cost somebody by day, and what they answered them, which is kept for a day. */
export async function selectAiOf(db: Queries, userId: string) {
  const usage = await db
    .selectFrom('aiUsage')
    .select(['day', 'tokens'])
    .where('userId', '=', userId)
    .orderBy('day')
    .execute()
  const answers = await db.selectFrom('aiAnswer').select(['answer', 'endsAt']).where('userId', '=', userId).execute()
  return { usage, answers }
}

/** What somebody bought, without what only opens a checkout page. */
export async function selectBillingOf(db: Queries, userId: string) {
  return {
    customers: await db.selectFrom('customer').select(['provider', 'id']).where('userId', '=', userId).execute(),
    purchases: await db
      .selectFrom('purchase')
      .select(['provider', 'product', 'cents', 'currency', 'state', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
    subscriptions: await db
      .selectFrom('subscription')
      .select(['provider', 'id', 'product', 'state', 'periodEndsAt', 'endsAt', 'createdAt'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    payments: await db
      .selectFrom('payment')
      .select([
        'provider',
        'id',
        'product',
        'cents',
        'currency',
        'refundedCents',
        'isDisputed',
        'isChange',
        'paidAt',
        'receiptUrl',
      ])
      .where('userId', '=', userId)
      .orderBy('paidAt')
      .execute(),
    changes: await db
      .selectFrom('ledger')
      .select(['provider', 'product', 'change', 'cents', 'currency', 'createdAt', 'endsAt'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
  }
}
