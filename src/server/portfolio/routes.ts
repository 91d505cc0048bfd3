import type { Hono } from 'hono'
import { idOf } from '#server/http/ids.ts'
import { notInPlan } from '#server/http/plan-problem.ts'
import { notFound, problem, tooManyAttempts } from '#server/http/problem.ts'
import { serveSignedIn } from '#server/http/serve.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Limits } from '#server/rate-limits/service.ts'
import type { Portfolios } from '#server/portfolio/service.ts'
import type { Settings } from '#server/settings.ts'
import type { ShareLinks } from '#server/portfolio/share-links.ts'
import { LINKS, SLUGS } from '#server/rate-limits/limits.ts'
import {
  changeLink,
  createLink,
  deleteLink,
  getPortfolio,
  getViews,
  LINK_LIMITS,
  savePortfolio,
  setVisibility,
} from '#shared/contract/portfolio.ts'
import { MAX_YEARS } from '#shared/portfolio/link-days.ts'
import { isBrand, RESERVED_MESSAGE } from '#shared/portfolio/reserved.ts'

const NO_RESUME = notFound('resume_not_found', 'We can’t find this resume.')
const NO_LINK = notFound('link_not_found', 'We can’t find this link.')
const TAKEN = 'This URL is taken. Choose another one.'
const SLUG_TAKEN = problem(409, 'slug_taken', TAKEN, { slug: TAKEN })
const SLUG_RESERVED = problem(400, 'invalid_fields', RESERVED_MESSAGE, { slug: RESERVED_MESSAGE })
const UNCONFIRMED = problem(
  403,
  'email_not_confirmed',
  'Confirm your email address first. Open the link in the email we sent you, or resend it from your portfolio page.',
)
const TAKEN_DOWN = problem(
  409,
  'taken_down',
  'The site owner took down this resume. If you think this is a mistake, contact us.',
)
const TOO_MANY_LINKS = problem(
  409,
  'too_many_links',
  `You already have ${LINK_LIMITS.most} links. Delete one you no longer need first.`,
)
const BAD_END = `Choose a date between today and ${MAX_YEARS} years from now.`
/** Why something cannot be shown or linked. */
const REFUSED = {
  missing: NO_RESUME,
  unconfirmed: UNCONFIRMED,
  taken_down: TAKEN_DOWN,
  too_many: TOO_MANY_LINKS,
  bad_end: problem(400, 'invalid_fields', BAD_END, { expiresAt: BAD_END }),
}

type Services = {
  readonly settings: Pick<Settings, 'brandName'>
  readonly entitlements: Entitlements
  readonly limits: Limits
  readonly portfolios: Portfolios
  readonly shareLinks: ShareLinks
}

export function portfolioRoutes(app: Hono, { settings, entitlements, limits, portfolios, shareLinks }: Services): void {
  serveSignedIn(app, getPortfolio)(async ({ user }) => ({ status: 200, body: await portfolios.find(user.id) }))

  serveSignedIn(
    app,
    savePortfolio,
  )(async ({ user, body }) => {
    const { rights, isSlugNew } = await portfolios.wanted(user.id, body)
    if (isSlugNew && isBrand(body.slug ?? '', settings.brandName)) return SLUG_RESERVED
    const { open } = await entitlements.rights(user.id)
    const lacking = rights.find((right) => !open.includes(right))
    if (lacking) return notInPlan(lacking)
    const taken = isSlugNew && (await limits.take(SLUGS, user.id))
    if (taken && !taken.allowed) return tooManyAttempts(taken.waitSeconds)
    const saved = await portfolios.save(user.id, body)
    if (saved.state === 'slug_taken') return SLUG_TAKEN
    if (saved.state === 'too_many_slugs') return tooManySlugs(saved.slugs)
    return { status: 200, body: await portfolios.find(user.id) }
  })

  serveSignedIn(
    app,
    setVisibility,
  )(async ({ user, params, body }) => {
    const id = idOf(params.id)
    if (!id) return NO_RESUME
    const set = await portfolios.setVisibility(user.id, id, body.isPublic)
    return set.state === 'set' ? { status: 200, body: set.resume } : REFUSED[set.state]
  })

  serveSignedIn(
    app,
    createLink,
  )(async ({ user, body }) => {
    const taken = await limits.take(LINKS, user.id)
    if (!taken.allowed) return tooManyAttempts(taken.waitSeconds)
    const made = await shareLinks.make(user.id, body)
    if (made.state !== 'made') return REFUSED[made.state]
    const link = await portfolios.link(user.id, made.id)
    return link ? { status: 201, body: link } : NO_LINK
  })

  serveSignedIn(
    app,
    changeLink,
  )(async ({ user, params, body }) => {
    const taken = await limits.take(LINKS, user.id)
    if (!taken.allowed) return tooManyAttempts(taken.waitSeconds)
    const { state } = await shareLinks.change(user.id, params.token, body)
    if (state === 'bad_end') return REFUSED.bad_end
    const link = state === 'changed' ? await portfolios.link(user.id, params.token) : undefined
    return link ? { status: 200, body: link } : NO_LINK
  })

  serveSignedIn(
    app,
    deleteLink,
  )(async ({ user, params }) =>
    (await shareLinks.remove(user.id, params.token)) ? { status: 200, body: {} } : NO_LINK,
  )

  serveSignedIn(
    app,
    getViews,
  )(async ({ user }) => {
    if (!(await entitlements.may(user.id, 'viewAnalytics'))) return notInPlan('viewAnalytics')
    return { status: 200, body: await portfolios.views(user.id) }
  })
}

/** Lists them, because users may have forgotten older ones. */
function tooManySlugs(slugs: readonly string[]) {
  const sentence = `You already have ${slugs.length} custom URLs, and all of them still lead to your page. Choose one of these: ${slugs.join(', ')}.`
  return problem(409, 'too_many_slugs', sentence, { slug: sentence })
}
