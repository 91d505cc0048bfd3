import type { Selectable } from 'kysely'
import type { Queries } from '#server/database/transaction.ts'
import type { Schema } from '#server/database/schema.ts'

type Resume = Selectable<Schema['resume']>
/** What decides how somebody's public pages look; null where nothing was decided. */
export type LookRow = {
  readonly accent: string | null
  readonly hidesBrand: boolean | number | null
  readonly showsContact: boolean | number | null
  readonly allowSearchEngines: boolean | number | null
}
export type ShownRow = LookRow &
  Pick<Resume, 'id' | 'userId' | 'version' | 'templateId' | 'updatedAt'> & { readonly slug: string | null }
export type SharedRow = ShownRow & { readonly linkId: string; readonly passwordHash: string | null }
export type ListedRow = Pick<Resume, 'id' | 'userId' | 'version' | 'title' | 'updatedAt'>
export type PersonRow = LookRow & {
  readonly id: string
  readonly slug: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly image: string | null
  readonly location: string | null
  readonly website: string | null
  readonly github: string | null
  readonly linkedin: string | null
}

const LOOK = [
  'portfolio.slug',
  'portfolio.accent',
  'portfolio.hidesBrand',
  'portfolio.showsContact',
  'userSettings.allowSearchEngines',
] as const
const SHOWN = ['resume.id', 'resume.userId', 'resume.version', 'resume.templateId', 'resume.updatedAt'] as const

/** Resumes that nobody has taken down, of people whom nobody has suspended. */
const resumes = (db: Queries) =>
  db
    .selectFrom('resume')
    .innerJoin('user', 'user.id', 'resume.userId')
    .leftJoin('portfolio', 'portfolio.userId', 'resume.userId')
    .leftJoin('userSettings', 'userSettings.userId', 'resume.userId')
    .where('resume.takenDownAt', 'is', null)
    .where('user.suspendedAt', 'is', null)

/** What could be an address or a token; anything else is asked for as well, and found by nobody. */
const sound = (text: string): string => (/^[\w-]{1,80}$/.test(text) ? text : '')

/** Whose an address is: a slug that somebody has or had, else the id itself. */
const ownerOf = (db: Queries, typed: string) => {
  const address = sound(typed)
  return db
    .selectNoFrom((eb) =>
      eb.fn
        .coalesce(
          eb.selectFrom('portfolioSlug').select('portfolioSlug.userId').where('slug', '=', address.toLowerCase()),
          eb.val(address),
        )
        .as('id'),
    )
    .$asScalar()
}

/** Whose page is asked for, and whether only people with a confirmed mail address are shown. */
type AskedPage = { readonly address: string; readonly confirmed: boolean }

/** A public resume. What is private, taken down or not there is not found, all by the same question. */
export function selectPublicResume(
  db: Queries,
  { address, id, confirmed }: AskedPage & { readonly id: number },
): Promise<ShownRow | undefined> {
  return resumes(db)
    .select([...SHOWN, ...LOOK])
    .where('resume.id', '=', id)
    .where('resume.userId', '=', ownerOf(db, address))
    .where('resume.isPublic', '=', true)
    .$if(confirmed, (found) => found.where('user.emailVerified', '=', true))
    .where('portfolio.takenDownAt', 'is', null)
    .executeTakeFirst()
}

/** The resume of a link that has not expired, public or not. */
export function selectSharedResume(db: Queries, linkId: string, now: Date): Promise<SharedRow | undefined> {
  return resumes(db)
    .innerJoin('shareLink', 'shareLink.resumeId', 'resume.id')
    .select([...SHOWN, ...LOOK, 'shareLink.id as linkId', 'shareLink.passwordHash'])
    .where('shareLink.id', '=', sound(linkId))
    .where((eb) => eb.or([eb('shareLink.expiresAt', 'is', null), eb('shareLink.expiresAt', '>', now)]))
    .executeTakeFirst()
}

/** What a resume says, in the very version that was found before. */
export async function selectContent(
  db: Queries,
  { id, userId, version }: Pick<Resume, 'id' | 'userId' | 'version'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('resume')
    .select('content')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.content
}

/** Somebody who has opened their public page. */
export function selectPublicPerson(db: Queries, { address, confirmed }: AskedPage): Promise<PersonRow | undefined> {
  return db
    .selectFrom('user')
    .innerJoin('userSettings', 'userSettings.userId', 'user.id')
    .leftJoin('portfolio', 'portfolio.userId', 'user.id')
    .leftJoin('profile', 'profile.userId', 'user.id')
    .select(['user.id', 'firstName', 'lastName', 'image', 'location', 'website', 'github', 'linkedin', ...LOOK])
    .where('user.id', '=', ownerOf(db, address))
    .where('userSettings.profilePublic', '=', true)
    .$if(confirmed, (found) => found.where('user.emailVerified', '=', true))
    .where('user.suspendedAt', 'is', null)
    .where('portfolio.takenDownAt', 'is', null)
    .executeTakeFirst()
}

/** Public resumes of somebody, last changed first. */
export function selectPublicResumesOf(db: Queries, userId: string, most: number): Promise<ListedRow[]> {
  return db
    .selectFrom('resume')
    .select(['id', 'userId', 'version', 'title', 'updatedAt'])
    .where('userId', '=', userId)
    .where('isPublic', '=', true)
    .where('takenDownAt', 'is', null)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
