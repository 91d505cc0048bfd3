import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { ResumeCard } from '#shared/contract/resumes.ts'
import { isReserved, RESERVED_MESSAGE } from '#shared/portfolio/reserved.ts'
import { storable } from '#shared/resume/schema.ts'
import { oneLine } from '#shared/text/one-line.ts'

/** Length of a slug in characters; account ids are longer, so the two can't be confused. */
export const SLUG = { min: 3, max: 30 } as const
export const LINK_LIMITS = { label: 80, password: 200, most: 200 } as const

const NO_SLUG = 'Use lowercase letters, digits and single hyphens between them.'
/** The last part of a public address, in lowercase. */
const Slug = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(SLUG.min, { error: `Use at least ${SLUG.min} characters.` }),
  z.maxLength(SLUG.max, { error: `Use at most ${SLUG.max} characters.` }),
  z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: NO_SLUG }),
  z.refine((slug) => !isReserved(slug), { error: RESERVED_MESSAGE }),
)
const Accent = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Choose a color.' }))

/** Views and downloads of the last 30 days; null without the right to statistics. */
const Counts = z.nullable(z.object({ views: z.int(), downloads: z.int() }))

export const PortfolioResume = z.extend(ResumeCard, {
  /** Removed from the public pages by the operator. */
  isTakenDown: z.boolean(),
  counts: Counts,
})
export type PortfolioResume = z.infer<typeof PortfolioResume>

/** A link to one resume for one reader. Its address is /shared/{id}. Times are ISO 8601 in UTC. */
export const ShareLink = z.object({
  id: z.string(),
  resumeId: z.int(),
  label: z.string(),
  hasPassword: z.boolean(),
  expiresAt: z.nullable(z.string()),
  isExpired: z.boolean(),
  createdAt: z.string(),
  counts: Counts,
})
export type ShareLink = z.infer<typeof ShareLink>

export const Portfolio = z.object({
  userId: z.string(),
  slug: z.nullable(z.string()),
  /** #rrggbb; null for each template's own color. */
  accent: z.nullable(z.string()),
  hidesBrand: z.boolean(),
  showsContact: z.boolean(),
  isTakenDown: z.boolean(),
  /** Nothing is public before the email address is confirmed; a site without email doesn't require it. */
  mustConfirm: z.boolean(),
  /** Account settings that affect public pages. */
  profilePublic: z.boolean(),
  allowSearchEngines: z.boolean(),
  portfolioViews: z.boolean(),
  may: z.object({ customSlug: z.boolean(), viewAnalytics: z.boolean(), noBranding: z.boolean() }),
  resumes: z.array(PortfolioResume),
  links: z.array(ShareLink),
})
export type Portfolio = z.infer<typeof Portfolio>

export const getPortfolio = endpoint({
  method: 'GET',
  path: '/api/portfolio',
  summary: 'Your public pages, links and their settings',
  replies: { 200: Portfolio, 401: Problem },
})
/**
 * Missing fields stay unchanged. An old slug still leads to its owner and to no one else, so their number is limited:
 * 409 `too_many_slugs` names those that can be reused.
 */
export const savePortfolio = endpoint({
  method: 'PUT',
  path: '/api/portfolio',
  summary: 'Change the URL and look of your public pages',
  body: z.partial(
    z.object({
      slug: z.nullable(Slug),
      accent: z.nullable(Accent),
      hidesBrand: z.boolean(),
      showsContact: z.boolean(),
    }),
  ),
  replies: { 200: Portfolio, 401: Problem, 402: Problem, 409: Problem },
})
/** Public pages require a confirmed address: 403 `email_not_confirmed` until then. */
export const setVisibility = endpoint({
  method: 'PUT',
  path: '/api/resumes/:id/visibility',
  summary: 'Make one of your resumes public or private',
  body: z.object({ isPublic: z.boolean() }),
  replies: { 200: ResumeCard, 401: Problem, 404: Problem, 409: Problem },
})

const label = z
  .string()
  .check(
    z.overwrite(oneLine),
    z.minLength(1, { error: 'Enter a name for the link, such as the employer.' }),
    z.maxLength(LINK_LIMITS.label),
    storable,
  )
const password = z
  .string()
  .check(z.minLength(4, { error: 'Use at least 4 characters.' }), z.maxLength(LINK_LIMITS.password))
/** ISO 8601 in UTC; the library's own check is as large as all others together and would be in every page's code. */
const moment = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/, { error: 'Choose a date.' }),
  z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'Choose a date.' }),
)

export const createLink = endpoint({
  method: 'POST',
  path: '/api/portfolio/links',
  summary: 'Create a link to one of your resumes',
  body: z.object({
    resumeId: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
    label,
    password: z._default(z.nullable(password), null),
    expiresAt: z._default(z.nullable(moment), null),
  }),
  replies: { 201: ShareLink, 401: Problem, 404: Problem, 409: Problem },
})
/** Missing fields stay unchanged; null removes a password or an end date. */
export const changeLink = endpoint({
  method: 'PUT',
  path: '/api/portfolio/links/:token',
  summary: 'Change one of your links',
  body: z.partial(z.object({ label, password: z.nullable(password), expiresAt: z.nullable(moment) })),
  replies: { 200: ShareLink, 401: Problem, 404: Problem },
})
export const deleteLink = endpoint({
  method: 'DELETE',
  path: '/api/portfolio/links/:token',
  summary: 'Delete one of your links and its view counts',
  replies: { 200: z.object({}), 401: Problem, 404: Problem },
})

/** A counted page: the public page of all resumes (both ids null), one resume's page, or a link. */
export const ViewSeries = z.object({
  resumeId: z.nullable(z.int()),
  linkId: z.nullable(z.string()),
  /** UTC days (YYYY-MM-DD) with counts, oldest first. */
  days: z.array(z.object({ day: z.string(), views: z.int(), downloads: z.int() })),
})
export type ViewSeries = z.infer<typeof ViewSeries>
/** Days covered by the statistics. */
export const VIEW_DAYS = 90
export const getViews = endpoint({
  method: 'GET',
  path: '/api/portfolio/views',
  summary: 'Views and downloads of your public pages and links, by day',
  replies: { 200: z.object({ today: z.string(), series: z.array(ViewSeries) }), 401: Problem, 402: Problem },
})
