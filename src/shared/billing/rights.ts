import { PRODUCT_IDS, PRODUCTS, type ProductId } from '#shared/billing/products.ts'

/** Features that a plan may include. */
export const RIGHTS = [
  'pdf',
  'docx',
  'premiumTemplates',
  'advancedAts',
  'aiContent',
  'coach',
  'customSlug',
  'viewAnalytics',
  'noBranding',
  'prioritySupport',
] as const
export type Right = (typeof RIGHTS)[number]

/** What a user may do. */
export type Rights = {
  /** Maximum number of resumes in the account; null is unlimited. */
  readonly resumes: number | null
  readonly open: readonly Right[]
}

const FILES = ['pdf', 'docx'] as const
const ALL_BUT_COACH_AND_SITE = [...FILES, 'premiumTemplates', 'advancedAts', 'aiContent'] as const

/**
 * What each product includes. `free` is the specification's free plan (1 resume, basic templates, PDF, basic scoring);
 * Professional and Premium are its marketing plans; the tiers between are named after what they add.
 */
export const RIGHTS_BY_PRODUCT: { readonly [Id in ProductId]: Rights } = {
  free: { resumes: 1, open: ['pdf'] },
  download: { resumes: 5, open: FILES },
  templates: { resumes: 5, open: [...FILES, 'premiumTemplates'] },
  interview: { resumes: 5, open: [...FILES, 'aiContent', 'coach'] },
  combo: { resumes: 10, open: [...ALL_BUT_COACH_AND_SITE, 'coach'] },
  premium: { resumes: null, open: RIGHTS },
  'plan-professional': { resumes: null, open: ALL_BUT_COACH_AND_SITE },
  'plan-premium': { resumes: null, open: RIGHTS },
  coach: { resumes: 1, open: ['pdf', 'coach'] },
}

/** How many times the daily budget of a language model a user with these products has. */
export const modelSharesOf = (owned: readonly ProductId[]): number => (owned.includes('premium') ? PREMIUM_SHARES : 1)

/** All Features includes what Premium does, so this is what it costs more for. */
export const PREMIUM_SHARES = 4

/** How this site sells. */
export type Selling = {
  /** False grants everything and hides prices. */
  readonly payments: boolean
  /** Whether plans limit users; the coach must be bought even if they don't. */
  readonly enforced: boolean
}

export const ALL_RIGHTS: Rights = { resumes: null, open: RIGHTS }

/** The rights of a user with these products. */
export function rightsOf(owned: readonly ProductId[], { payments, enforced }: Selling): Rights {
  if (!payments) return ALL_RIGHTS
  const tables = ['free' as const, ...owned].map((id) => RIGHTS_BY_PRODUCT[id])
  const opens = (right: Right) => (!enforced && right !== 'coach') || tables.some(({ open }) => open.includes(right))
  const unlimited = !enforced || tables.some(({ resumes }) => resumes === null)
  return {
    resumes: unlimited ? null : Math.max(...tables.map(({ resumes }) => resumes ?? 0)),
    open: RIGHTS.filter(opens),
  }
}

export const hasRight = ({ open }: Rights, right: Right): boolean => open.includes(right)

/**
 * Rights that a file needs: its format, and premium templates if it is laid out by one. Text is never withheld, so it
 * needs none.
 */
export function rightsForFile(format: string, isPremium: boolean): readonly Right[] {
  if (format !== 'pdf' && format !== 'docx') return []
  return isPremium ? [format, 'premiumTemplates'] : [format]
}

/** Products that include all of these rights, cheapest first. */
export const productsWith = (...rights: readonly Right[]): readonly ProductId[] =>
  cheapest(PRODUCT_IDS.filter((id) => rights.every((right) => RIGHTS_BY_PRODUCT[id].open.includes(right))))

/** Products that allow this many resumes, cheapest first. */
export const productsForResumes = (resumes: number): readonly ProductId[] =>
  cheapest(PRODUCT_IDS.filter((id) => (RIGHTS_BY_PRODUCT[id].resumes ?? Infinity) >= resumes))

const cheapest = (ids: readonly ProductId[]): readonly ProductId[] =>
  ids.filter((id) => id !== 'free').toSorted((a, b) => PRODUCTS[a].cents - PRODUCTS[b].cents)

/**
 * The tier in a user's API response (`subscriptionTier`): the paid one with the most rights, 'free' without any. Single
 * purchases don't count.
 */
export function tierOf(owned: readonly ProductId[]): ProductId {
  const plans = owned.filter((id) => PRODUCTS[id].kind !== 'single')
  return plans.toSorted((a, b) => RIGHTS_BY_PRODUCT[b].open.length - RIGHTS_BY_PRODUCT[a].open.length)[0] ?? 'free'
}
