import { deleteAllSessions } from '#server/accounts/session-store.ts'
import type { Queries, Tx } from '#server/database/transaction.ts'

export type UserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

/** An account as the operator sees it. */
export function selectUser(db: Queries, id: string) {
  return db
    .selectFrom('user')
    .leftJoin('portfolio', 'portfolio.userId', 'user.id')
    .leftJoin('userSettings', 'userSettings.userId', 'user.id')
    .select([
      'user.id',
      'user.email',
      'user.firstName',
      'user.lastName',
      'user.createdAt',
      'user.lastActiveOn',
      'user.resumeCount',
      'user.suspendedAt',
      'user.emailVerified',
      'portfolio.slug',
      'portfolio.takenDownAt',
      'userSettings.profilePublic',
    ])
    .where('user.id', '=', id)
    .executeTakeFirst()
}

/** Titles and states of somebody's resumes, the last changed first; never what stands in them. */
export function selectResumeTitles(db: Queries, userId: string, limit: number) {
  return db
    .selectFrom('resume')
    .select(['id', 'title', 'updatedAt', 'isPublic', 'takenDownAt'])
    .select((resume) =>
      resume
        .selectFrom('shareLink')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('shareLink.resumeId', '=', 'resume.id')
        .as('links'),
    )
    .where('userId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Suspends an account and ends its sessions. A second suspension keeps the date of the first. */
export async function suspendUser(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('user').set({ suspendedAt: at }).where('id', '=', id).where('suspendedAt', 'is', null).execute()
  await deleteAllSessions(tx, id)
}

export async function restoreUser(db: Queries, id: string): Promise<void> {
  await db.updateTable('user').set({ suspendedAt: null }).where('id', '=', id).execute()
}

/** The title of somebody's resume. */
export async function selectResumeTitle(db: Queries, userId: string, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('resume')
    .select('title')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.title
}

/** Takes a resume off the public pages; false where it is off them already. */
export async function takeDownResume(db: Queries, id: number, at: Date): Promise<boolean> {
  const updated = await db
    .updateTable('resume')
    .set({ takenDownAt: at })
    .where('id', '=', id)
    .where('takenDownAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

export async function republishResume(db: Queries, id: number): Promise<void> {
  await db.updateTable('resume').set({ takenDownAt: null }).where('id', '=', id).execute()
}

/** Takes a user's public pages down; false where they are down already. */
export async function takeDownPages(db: Queries, userId: string, at: Date): Promise<boolean> {
  const fresh = { userId, slug: null, accent: null, hidesBrand: false, showsContact: false, takenDownAt: at }
  const updated = await db
    .insertInto('portfolio')
    .values(fresh)
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ takenDownAt: at }).where('portfolio.takenDownAt', 'is', null),
    )
    .returning('userId')
    .executeTakeFirst()
  return updated !== undefined
}

export async function republishPages(db: Queries, userId: string): Promise<void> {
  await db.updateTable('portfolio').set({ takenDownAt: null }).where('userId', '=', userId).execute()
}
