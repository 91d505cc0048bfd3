import type { Selectable } from 'kysely'
import type { Queries, Tx } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

export type ProfileRow = Selectable<Schema['profile']>
export type PersonRow = Pick<
  Selectable<Schema['user']>,
  'firstName' | 'lastName' | 'email' | 'emailVerified' | 'image'
> & { readonly [K in keyof Omit<ProfileRow, 'userId'>]: string | null }
type Names = { readonly firstName: string; readonly lastName: string; readonly name: string }

const DETAILS = ['phone', 'location', 'website', 'github', 'linkedin'] as const

/** A person as their profile shows them; who has never saved one has names and an address only. */
export function selectPerson(db: Queries, userId: string): Promise<PersonRow | undefined> {
  return db
    .selectFrom('user')
    .leftJoin('profile', 'profile.userId', 'user.id')
    .select(['firstName', 'lastName', 'email', 'emailVerified', 'image', ...DETAILS])
    .where('user.id', '=', userId)
    .executeTakeFirst()
}

/** Saves names and details. */
export async function saveProfile(tx: Tx, names: Names, profile: ProfileRow, at: Date): Promise<void> {
  await tx
    .updateTable('user')
    .set({ ...names, updatedAt: at })
    .where('id', '=', profile.userId)
    .execute()
  await tx
    .insertInto('profile')
    .values(profile)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(profile))
    .execute()
}
