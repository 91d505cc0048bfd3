import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import {
  selectPortfolio,
  selectShownResume,
  selectShownResumes,
  selectSlugsOf,
  claimSlug,
  updateVisibility,
  upsertPortfolio,
  type PortfolioChanges,
} from '#server/portfolio/store.ts'
import { selectLinksOf } from '#server/portfolio/share-link-store.ts'
import { selectCountsOf } from '#server/portfolio/views-store.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import { cardOf } from '#server/resumes/service.ts'
import { countsOf, firstDayOf, viewsOf } from '#server/portfolio/views.ts'
import { linkOf } from '#server/portfolio/share-links.ts'
import type { MustConfirm } from '#server/accounts/must-confirm.ts'
import type { UserSettingsService } from '#server/user-settings/service.ts'
import type { Right } from '#shared/billing/rights.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import type { Portfolio, savePortfolio, ShareLink } from '#shared/contract/portfolio.ts'
import type { ResumeCard } from '#shared/contract/resumes.ts'

export type Portfolios = ReturnType<typeof createPortfolios>
export type PortfolioSaved =
  | { readonly state: 'saved' | 'slug_taken' }
  /** With those that they can take again. */
  | { readonly state: 'too_many_slugs'; readonly slugs: readonly string[] }
export type VisibilitySet =
  | { readonly state: 'set'; readonly resume: ResumeCard }
  | { readonly state: 'missing' | 'unconfirmed' | 'taken_down' }

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly entitlements: Pick<Entitlements, 'rights'>
  readonly userSettings: Pick<UserSettingsService, 'find'>
  readonly mustConfirm: MustConfirm
}
type Changes = Body<typeof savePortfolio>

/** Slugs per user. They stay reserved as long as the account exists: an old link must never lead to someone else. */
const MAX_SLUGS = 10
/** Days that the counts beside resumes and links are of. */
const COUNTED_DAYS = 30

/** Public pages of users, and their view counts. */
export function createPortfolios({ db, clock, entitlements, userSettings, mustConfirm }: Options) {
  async function find(userId: string): Promise<Portfolio> {
    const { open } = await entitlements.rights(userId)
    const may = (right: Right) => open.includes(right)
    const own = await selectPortfolio(db, userId)
    const { profilePublic, allowSearchEngines, portfolioViews } = await userSettings.find(userId)
    const counts = may('viewAnalytics')
      ? await selectCountsOf(db, userId, firstDayOf(COUNTED_DAYS, clock()))
      : undefined
    const resumes = await selectShownResumes(db, userId)
    const links = await selectLinksOf(db, userId)
    return {
      userId,
      slug: own?.slug ?? null,
      accent: own?.accent ?? null,
      hidesBrand: Boolean(own?.hidesBrand),
      showsContact: Boolean(own?.showsContact),
      isTakenDown: Boolean(own?.takenDownAt),
      mustConfirm: await mustConfirm(userId),
      profilePublic,
      allowSearchEngines,
      portfolioViews,
      may: { customSlug: may('customSlug'), viewAnalytics: may('viewAnalytics'), noBranding: may('noBranding') },
      resumes: resumes.map((row) => ({
        ...cardOf(row),
        isTakenDown: Boolean(row.takenDownAt),
        counts: countsOf(counts, row.id, null),
      })),
      links: links.map((row) => ({ ...linkOf(row, clock()), counts: countsOf(counts, row.resumeId, row.id) })),
    }
  }

  return {
    find,

    /** Views and downloads by day; the caller checks the right. */
    views: (userId: string) => viewsOf(db, userId, clock()),

    /** One of a person's links, with its counts. */
    async link(userId: string, id: string): Promise<ShareLink | undefined> {
      return (await find(userId)).links.find((link) => link.id === id)
    },

    /**
     * What of these changes wants a right: only what is new. Nobody needs one to give something up, or to keep what they
     * have while they change something else.
     */
    async wanted(
      userId: string,
      { slug, accent, hidesBrand }: Changes,
    ): Promise<{ rights: Right[]; isSlugNew: boolean }> {
      const own = await selectPortfolio(db, userId)
      const isSlugNew = Boolean(slug) && slug !== own?.slug
      const isLookNew = (Boolean(accent) && accent !== own?.accent) || (hidesBrand === true && !own?.hidesBrand)
      return {
        rights: [...(isSlugNew ? ['customSlug' as const] : []), ...(isLookNew ? ['noBranding' as const] : [])],
        isSlugNew,
      }
    },

    async save(userId: string, changes: Changes): Promise<PortfolioSaved> {
      return withTransaction(db, async (tx) => {
        const { slug } = changes
        const slugs = slug ? (await selectSlugsOf(tx, userId)).map((one) => one.slug) : []
        // Simultaneous requests may slightly exceed the limit, which is harmless.
        if (slug && slugs.length >= MAX_SLUGS && !slugs.includes(slug)) return { state: 'too_many_slugs', slugs }
        if (slug && !(await claimSlug(tx, userId, slug, clock()))) return { state: 'slug_taken' }
        await upsertPortfolio(tx, userId, given(changes))
        return { state: 'saved' }
      })
    },

    /** Hiding is always allowed; showing requires a confirmed email address, where the site sends emails. */
    async setVisibility(userId: string, id: number, isPublic: boolean): Promise<VisibilitySet> {
      const resume = await selectShownResume(db, userId, id)
      if (!resume) return { state: 'missing' }
      if (isPublic && resume.takenDownAt) return { state: 'taken_down' }
      if (isPublic && (await mustConfirm(userId))) return { state: 'unconfirmed' }
      if (!(await updateVisibility(db, userId, id, isPublic))) return { state: 'missing' }
      return { state: 'set', resume: { ...cardOf(resume), isPublic } }
    },
  }
}

/** Drops fields that are undefined. */
const given = (changes: Changes): PortfolioChanges =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
