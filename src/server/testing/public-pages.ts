import { hashPassword } from 'better-auth/crypto'
import type { EmailEngine } from '#server/engines/email/engine.ts'
import { registerUser, type TestSite } from '#server/testing/site.ts'
import type { UserSettings } from '#shared/contract/settings.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

export type Shower = { readonly id: string; readonly cookie: string }

type Look = { slug?: string; accent?: string; hidesBrand?: boolean; showsContact?: boolean; takenDownAt?: Date }
type Wish = {
  readonly email?: string
  /** False for a user with an unconfirmed address. */
  readonly isConfirmed?: boolean
  readonly settings?: Partial<UserSettings>
  readonly look?: Look
}

/** Accepts every email. Confirmed addresses are required only on sites that send emails. */
export const SMTP_ENGINE: EmailEngine = { name: 'smtp', send: async () => ({ state: 'sent' }) }

/** Registers a user who may publish, with public page settings and a style. */
export async function shower(
  site: TestSite,
  { email, isConfirmed = true, settings, look }: Wish = {},
): Promise<Shower> {
  const { db } = site.context
  const cookie = await registerUser(site, email)
  const { id } = (await (await site.request('GET', '/api/user', { cookie })).json()) as { id: string }
  await db.updateTable('user').set({ emailVerified: isConfirmed }).where('id', '=', id).execute()
  if (settings) await site.request('PUT', '/api/settings', { cookie, body: settings })
  if (look) await saveLook(site, id, look)
  return { id, cookie }
}

/** Sets the style of a user's pages, regardless of the plan. */
export async function saveLook(site: TestSite, userId: string, look: Look): Promise<void> {
  const { db } = site.context
  const row = { hidesBrand: false, showsContact: false, ...look }
  await db
    .insertInto('portfolio')
    .values({ userId, slug: null, accent: null, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
  if (!look.slug) return
  const slug = { slug: look.slug, userId, takenAt: new Date() }
  await db
    .insertInto('portfolioSlug')
    .values(slug)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}

type Draft = { title?: string; content?: Partial<ResumeContent>; templateId?: number | null; isPublic?: boolean }

/** Creates a resume of the user, public by default. */
export async function resumeOf(site: TestSite, { cookie }: Shower, draft: Draft = {}): Promise<number> {
  const { title = 'First', content = {}, templateId = null, isPublic = true } = draft
  const body = { title, content: { ...emptyContent(), ...content }, templateId }
  const made = await site.request('POST', '/api/resumes', { cookie, body })
  const { id } = (await made.json()) as { id: number }
  await site.context.db.updateTable('resume').set({ isPublic }).where('id', '=', id).execute()
  return id
}

type LinkWish = { id?: string; password?: string; expiresAt?: Date }

/** Creates a share link to a resume; returns its ID. */
export async function linkTo(site: TestSite, { id: userId }: Shower, resumeId: number, wish: LinkWish = {}) {
  const { id = `link-${resumeId}-${Math.random().toString(36).slice(2)}`, password, expiresAt = null } = wish
  const passwordHash = password === undefined ? null : await hashPassword(password)
  await site.context.db
    .insertInto('shareLink')
    .values({ id, userId, resumeId, label: 'Label for Acme', passwordHash, expiresAt, createdAt: new Date() })
    .execute()
  return id
}
