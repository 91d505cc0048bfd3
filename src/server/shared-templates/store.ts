import type { Insertable, Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

type Stored = Selectable<Schema['sharedTemplate']>
export type SharedTemplateRow = Stored & { readonly basedOn: number | null }
/** A published copy, and its template as it is now. */
export type PublicationRow = Stored & { readonly isCurrent: boolean }

const COPY = [
  'templateId',
  'sharedTemplate.name',
  'sharedTemplate.html',
  'sharedTemplate.css',
  'points',
  'publishedAt',
] as const

const withOwners = (db: Queries) =>
  db
    .selectFrom('sharedTemplate')
    .innerJoin('userTemplate', 'userTemplate.id', 'sharedTemplate.templateId')
    .innerJoin('user', 'user.id', 'userTemplate.userId')

/** Those that everyone sees: what a suspended account published is not among them. */
const shown = (db: Queries) =>
  withOwners(db)
    .select([...COPY, 'userTemplate.basedOn'])
    .where('user.suspendedAt', 'is', null)

export const selectSharedTemplates = (db: Queries): Promise<SharedTemplateRow[]> =>
  shown(db).orderBy('publishedAt').orderBy('templateId').execute()

export const selectSharedTemplate = (db: Queries, id: number): Promise<SharedTemplateRow | undefined> =>
  shown(db).where('templateId', '=', id).executeTakeFirst()

/** For the administrator, with their owners; newest first. */
export const selectPublications = (db: Queries) =>
  withOwners(db)
    .select(['templateId as id', 'sharedTemplate.name', 'points', 'publishedAt', 'userTemplate.userId'])
    .orderBy('publishedAt', 'desc')
    .orderBy('templateId', 'desc')
    .execute()

/** What a user published. */
export const selectPublicationsOf = (db: Queries, userId: string): Promise<Stored[]> =>
  withOwners(db).select(COPY).where('userTemplate.userId', '=', userId).orderBy('templateId').execute()

/** Undefined where the user has published no such template. */
export async function selectPublication(db: Queries, userId: string, id: number): Promise<PublicationRow | undefined> {
  const row = await withOwners(db)
    .select([...COPY, 'userTemplate.name as nameNow', 'userTemplate.html as htmlNow', 'userTemplate.css as cssNow'])
    .where('templateId', '=', id)
    .where('userTemplate.userId', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const { nameNow, htmlNow, cssNow, ...copy } = row
  return { ...copy, isCurrent: copy.name === nameNow && copy.html === htmlNow && copy.css === cssNow }
}

/** Other published templates, of the user and of all. */
export async function countOtherPublications(
  db: Queries,
  userId: string,
  id: number,
): Promise<{ ofAccount: number; ofSite: number }> {
  const { own, all } = await withOwners(db)
    .select((eb) => [
      eb.fn.countAll<number | string>().as('all'),
      eb.fn.count<number | string>('templateId').filterWhere('userTemplate.userId', '=', userId).as('own'),
    ])
    .where('templateId', '!=', id)
    .executeTakeFirstOrThrow()
  return { ofAccount: Number(own), ofSite: Number(all) }
}

export async function upsertSharedTemplate(
  db: Queries,
  { templateId, ...copy }: Insertable<Schema['sharedTemplate']>,
): Promise<void> {
  await db
    .insertInto('sharedTemplate')
    .values({ templateId, ...copy })
    .onConflict((conflict) => conflict.column('templateId').doUpdateSet(copy))
    .execute()
}

/** False where nothing is published; with `userId`, where it is not that user's. */
export async function deleteSharedTemplate(db: Queries, id: number, userId?: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('sharedTemplate')
    .where('templateId', '=', id)
    .$if(userId !== undefined, (query) =>
      query.where('templateId', 'in', (eb) =>
        eb
          .selectFrom('userTemplate')
          .select('id')
          .where('userId', '=', userId ?? ''),
      ),
    )
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
