import { sql } from 'kysely'
import { deleteOfAddress } from '#server/contact/store.ts'
import type { Db } from '#server/database/connection.ts'

export type Owner = { readonly id: string; readonly email: string; readonly emailConfirmed: boolean }

export async function emailIsTaken(db: Db, email: string): Promise<boolean> {
  return (await selectOwnerByEmail(db, email)) !== undefined
}

export async function selectOwnerByEmail(db: Db, email: string): Promise<Owner | undefined> {
  const row = await owners(db).where('email', '=', email.toLowerCase()).executeTakeFirst()
  return row && shown(row)
}

export async function selectOwner(db: Db, id: string): Promise<Owner | undefined> {
  const row = await owners(db).where('id', '=', id).executeTakeFirst()
  return row && shown(row)
}

/** Marks an address as confirmed, if it is still the account's; answers whether it was. */
export async function confirmAddress(db: Db, id: string, email: string, at: Date): Promise<boolean> {
  const changed = await db
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: at })
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Done in the same transaction: it holds, or fails, with the change itself. */
type AndThen = (db: Db) => Promise<void>

/** Gives an account its new address. Links sent to the old one open nothing from then on. */
export async function updateAddress(db: Db, id: string, email: string, at: Date, andThen: AndThen): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('user').set({ email, emailVerified: true, updatedAt: at }).where('id', '=', id).execute()
    await trx.deleteFrom('proof').where('userId', '=', id).execute()
    await andThen(trx)
  })
}

export async function selectPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  return row?.password ?? undefined
}

/**
 * Sets a password and ends every session but the one to keep. Links that would set another, or move the account to
 * another address, open nothing any more: whoever knew the old password may have asked for them.
 */
export async function updatePassword(
  db: Db,
  id: string,
  { hash, keepSession, at }: { hash: string; keepSession?: string | undefined; at: Date },
  andThen: AndThen,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account')
      .set({ password: hash, updatedAt: at })
      .where('userId', '=', id)
      .where('providerId', '=', 'credential')
      .execute()
    await trx
      .deleteFrom('session')
      .where('userId', '=', id)
      .$if(keepSession !== undefined, (query) => query.where('id', '!=', keepSession ?? ''))
      .execute()
    await trx.deleteFrom('proof').where('userId', '=', id).where('purpose', 'in', ['reset', 'change']).execute()
    await andThen(trx)
  })
}

/** Removes a person; every table of theirs refers to the account and goes with it. Of two who ask, one does it. */
export async function deleteOwner(db: Db, { id, email, emailConfirmed }: Owner, andThen: AndThen): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('user').where('id', '=', id).executeTakeFirst()
    if (gone.numDeletedRows === 0n) return
    // Only what is shown to be theirs: anybody can make an account with somebody else's address.
    if (emailConfirmed) await deleteOfAddress(trx, email)
    // What the account library keeps between two steps names people without referring to them.
    for (const column of ['identifier', 'value'] as const)
      await trx
        .deleteFrom('verification')
        .where((where) => where.or([id, email].map((text) => holds(column, text))))
        .execute()
    await andThen(trx)
  })
}

/** Whether a column holds a text somewhere; both databases know `replace`. */
const holds = (column: string, text: string) =>
  sql<boolean>`replace(${sql.ref(column)}, ${text}, '') <> ${sql.ref(column)}`

const owners = (db: Db) => db.selectFrom('user').select(['id', 'email', 'emailVerified'])

const shown = ({ emailVerified, ...row }: { id: string; email: string; emailVerified: boolean | number }): Owner => ({
  ...row,
  emailConfirmed: Boolean(emailVerified),
})
