import type { Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import { CARD, type ResumeCardRow } from '#server/resumes/store.ts'
import type { Schema } from '#server/database/schema.ts'

export type PortfolioRow = Selectable<Schema['portfolio']>
export type PortfolioChanges = Partial<Pick<PortfolioRow, 'slug' | 'accent'>> & {
  readonly hidesBrand?: boolean
  readonly showsContact?: boolean
}

/** Nothing for whoever has never decided anything. */
export function selectPortfolio(db: Queries, userId: string): Promise<PortfolioRow | undefined> {
  return db.selectFrom('portfolio').selectAll().where('userId', '=', userId).executeTakeFirst()
}

/** Changes what is given, in one statement. */
export async function upsertPortfolio(db: Queries, userId: string, changes: PortfolioChanges): Promise<void> {
  await db
    .insertInto('portfolio')
    .values({ userId, slug: null, accent: null, hidesBrand: false, showsContact: false, ...changes })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId, ...changes }))
    .execute()
}

/** Takes a slug, or takes an own one again; false when it is or was somebody else's. Of two at once one gets it. */
export async function claimSlug(db: Queries, userId: string, slug: string, at: Date): Promise<boolean> {
  const taken = await db
    .insertInto('portfolioSlug')
    .values({ slug, userId, takenAt: at })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ takenAt: at }).where('portfolioSlug.userId', '=', userId),
    )
    .returning('slug')
    .executeTakeFirst()
  return taken !== undefined
}

/** Every slug that leads to a person, the present one among them; the last taken first. */
export function selectSlugsOf(db: Queries, userId: string) {
  return db
    .selectFrom('portfolioSlug')
    .select(['slug', 'takenAt'])
    .where('userId', '=', userId)
    .orderBy('takenAt', 'desc')
    .orderBy('slug')
    .execute()
}

export type ShownResumeRow = ResumeCardRow & Pick<Selectable<Schema['resume']>, 'takenDownAt'>

/** A person's resumes, last changed first. */
export function selectShownResumes(db: Queries, userId: string): Promise<ShownResumeRow[]> {
  return shown(db, userId).orderBy('updatedAt', 'desc').orderBy('id', 'desc').execute()
}

export function selectShownResume(db: Queries, userId: string, id: number): Promise<ShownResumeRow | undefined> {
  return shown(db, userId).where('id', '=', id).executeTakeFirst()
}

const shown = (db: Queries, userId: string) =>
  db
    .selectFrom('resume')
    .select([...CARD, 'takenDownAt'])
    .where('userId', '=', userId)

/** Shows a resume or hides it. It stays as it is: neither its version nor the time of its last change moves. */
export async function updateVisibility(db: Queries, userId: string, id: number, isPublic: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('resume')
    .set({ isPublic })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
