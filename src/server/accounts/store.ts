import { sql } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'

export type Owner = { readonly id: string; readonly email: string; readonly emailConfirmed: boolean }

export async function emailIsTaken(db: Queries, email: string): Promise<boolean> {
  return (await selectOwnerByEmail(db, email)) !== undefined
}

export async function selectOwnerByEmail(db: Queries, email: string): Promise<Owner | undefined> {
  const row = await owners(db).where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && shown(row)
}

export async function selectOwner(db: Queries, id: string): Promise<Owner | undefined> {
  const row = await owners(db).where('id', '=', id).executeTakeFirst()
  return row && shown(row)
}

/** Marks an address as confirmed, if it is still the account's; answers whether it was. */
export async function confirmEmailAddress(db: Queries, id: string, email: string, at: Date): Promise<boolean> {
  const changed = await db
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: at })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

export async function isSuspended(db: Queries, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes the address of an account. Links sent to the old one become invalid. */
export async function updateEmail(tx: Tx, id: string, email: string, at: Date): Promise<void> {
  await tx.updateTable('user').set({ email, emailVerified: true, updatedAt: at }).where('id', '=', id).execute()
  await tx.deleteFrom('proof').where('userId', '=', id).execute()
}

export async function selectPasswordHash(db: Queries, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/**
 * Sets a password and ends every session but the one to keep. Links that would set another password or address become
 * invalid: someone who knew the old password may have requested them.
 */
export async function updatePassword(
  tx: Tx,
  id: string,
  { hash, keepSession, at }: { hash: string; keepSession?: string | undefined; at: Date },
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ password: hash, updatedAt: at })
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .execute()
  await tx
    .deleteFrom('session')
    .where('userId', '=', id)
    .$if(keepSession !== undefined, (query) => query.where('id', '!=', keepSession ?? ''))
    .execute()
  await tx.deleteFrom('proof').where('userId', '=', id).where('purpose', 'in', ['reset', 'change']).execute()
}

/** Deletes an account; every table of its data refers to it and is deleted with it. False where it is gone already. */
export async function deleteAccount(tx: Tx, { id, email, emailConfirmed }: Owner): Promise<boolean> {
  const deleted = await tx.deleteFrom('user').where('id', '=', id).executeTakeFirst()
  if (deleted.numDeletedRows === 0n) return false
  // Only where the address is confirmed: anyone can sign up with the address of someone else.
  if (emailConfirmed) await deleteByEmail(tx, email)
  // The account library stores temporary values that name users without referring to them.
  for (const column of ['identifier', 'value'] as const)
    await tx
      .deleteFrom('verification')
      .where((where) => where.or([id, email].map((text) => contains(column, text))))
      .execute()
  return true
}

/** Deletes what an address sent or asked for without an account, and the emails to it. */
async function deleteByEmail(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('contactMessage').where('email', '=', email).execute()
  await tx.deleteFrom('subscriber').where('email', '=', email).execute()
  await tx.deleteFrom('mail').where('recipient', '=', email).execute()
}

/** Whether a column contains a text; both databases have `replace`. */
const contains = (column: string, text: string) =>
  sql<boolean>`replace(${sql.ref(column)}, ${text}, '') <> ${sql.ref(column)}`

const owners = (db: Queries) => db.selectFrom('user').select(['id', 'email', 'emailVerified'])

const shown = ({ emailVerified, ...row }: { id: string; email: string; emailVerified: boolean | number }): Owner => ({
  ...row,
  emailConfirmed: Boolean(emailVerified),
})
