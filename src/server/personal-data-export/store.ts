import type { Queries } from '#server/database/transaction.ts'
import type { Owner } from '#server/accounts/store.ts'

/** Data of the account itself, without secrets: no tokens, no hashes of passwords or links. */
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

/** Emails of an account, and those to its address if that is confirmed. */
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

/** A user's usage of language models by day, and the cached answers. */
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

/** Purchases of a user, without the secrets of checkout pages. */
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
