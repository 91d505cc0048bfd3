import type { Db } from '#server/database/connection.ts'

export type UserRow = NonNullable<Awaited<ReturnType<typeof selectUser>>>

/** An account as the operator sees it. */
export function selectUser(db: Db, id: string) {
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
export function selectTitlesOf(db: Db, userId: string, limit: number) {
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

/** Shuts an account and ends its sessions, both or none; one that is shut stays so since then. */
export async function suspend(db: Db, id: string, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('user')
      .set({ suspendedAt: at })
      .where('id', '=', id)
      .where('suspendedAt', 'is', null)
      .execute()
    await trx.deleteFrom('session').where('userId', '=', id).execute()
  })
}

export async function unsuspend(db: Db, id: string): Promise<void> {
  await db.updateTable('user').set({ suspendedAt: null }).where('id', '=', id).execute()
}

export async function isSuspended(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('user')
    .select('id')
    .where('id', '=', id)
    .where('suspendedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute()
}

/** The title of somebody's resume. */
export async function selectTitle(db: Db, userId: string, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('resume')
    .select('title')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row?.title
}

type AndThen = (within: Db) => Promise<void>

/** Takes a resume off the public pages and does what follows; nothing where it is off them already. */
export async function takeDownResume(db: Db, id: number, at: Date, andThen: AndThen): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const down = await trx
      .updateTable('resume')
      .set({ takenDownAt: at })
      .where('id', '=', id)
      .where('takenDownAt', 'is', null)
      .executeTakeFirst()
    if (down.numUpdatedRows > 0n) await andThen(trx)
  })
}

export async function putUpResume(db: Db, id: number): Promise<void> {
  await db.updateTable('resume').set({ takenDownAt: null }).where('id', '=', id).execute()
}

/** Takes a person's public pages down and does what follows; nothing where they are down already. */
export async function takeDownPage(db: Db, userId: string, at: Date, andThen: AndThen): Promise<void> {
  const fresh = { userId, slug: null, accent: null, hidesBrand: false, showsContact: false, takenDownAt: at }
  await db.transaction().execute(async (trx) => {
    const down = await trx
      .insertInto('portfolio')
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column('userId').doUpdateSet({ takenDownAt: at }).where('portfolio.takenDownAt', 'is', null),
      )
      .returning('userId')
      .executeTakeFirst()
    if (down) await andThen(trx)
  })
}

export async function putUpPage(db: Db, userId: string): Promise<void> {
  await db.updateTable('portfolio').set({ takenDownAt: null }).where('userId', '=', userId).execute()
}
