import type { Queries } from '#server/database/transaction.ts'

const PASSWORD = 'admin-password-hash'

export async function selectAdminHash(db: Queries): Promise<string | undefined> {
  const row = await db.selectFrom('operatorValue').select('value').where('name', '=', PASSWORD).executeTakeFirst()
  return row?.value
}

/** False when another process has kept one meanwhile: that one stays. */
export async function insertAdminHash(db: Queries, hash: string): Promise<boolean> {
  const kept = await db
    .insertInto('operatorValue')
    .values({ name: PASSWORD, value: hash })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return kept !== undefined
}

export async function insertAdminSession(db: Queries, token: string, createdAt: Date, expiresAt: Date): Promise<void> {
  await db.insertInto('adminSession').values({ token, createdAt, expiresAt }).execute()
}

export async function isAdminSessionValid(db: Queries, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('adminSession')
    .select('token')
    .where('token', '=', token)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAdminSession(db: Queries, token: string): Promise<void> {
  await db.deleteFrom('adminSession').where('token', '=', token).execute()
}

export async function deleteExpiredAdminSessions(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('adminSession').where('expiresAt', '<=', now).execute()
}
