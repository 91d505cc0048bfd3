import type { Db } from '#server/database/connection.ts'
import { selectPortfolio, selectSlugsOf } from '#server/portfolio/store.ts'
import { isoOf } from '#server/database/schema.ts'
import { selectLinksOf } from '#server/portfolio/share-link-store.ts'
import { selectDaysOf, selectPageDaysOf } from '#server/portfolio/views-store.ts'

/** Public pages, share links and views of a user, without password hashes; undefined where there are none. */
export async function portfolioOf(db: Db, userId: string) {
  const own = await selectPortfolio(db, userId)
  const slugs = await selectSlugsOf(db, userId)
  const links = await selectLinksOf(db, userId)
  const days = await selectDaysOf(db, userId, EVER)
  const page = await selectPageDaysOf(db, userId, EVER)
  if (!own && slugs.length + links.length + days.length + page.length === 0) return undefined
  return {
    slug: own?.slug ?? null,
    slugs: slugs.map(({ slug, takenAt }) => ({ slug, takenAt: isoOf(takenAt) })),
    accent: own?.accent ?? null,
    hidesBrand: Boolean(own?.hidesBrand),
    showsContact: Boolean(own?.showsContact),
    takenDownAt: own?.takenDownAt ? isoOf(own.takenDownAt) : null,
    links: links.map((link) => ({
      ...link,
      hasPassword: Boolean(link.hasPassword),
      expiresAt: link.expiresAt && isoOf(link.expiresAt),
      createdAt: isoOf(link.createdAt),
    })),
    /** By day in UTC; without a link it is the public page of the resume. */
    views: days,
    pageViews: page,
  }
}

/** Before any day that was counted. */
const EVER = '0000-00-00'
