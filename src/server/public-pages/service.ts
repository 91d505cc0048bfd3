import type { Db } from '#server/database/connection.ts'
import {
  selectContent,
  selectPublicPerson,
  selectPublicResume,
  selectPublicResumesOf,
  selectSharedResume,
  type ListedRow,
  type LookRow,
  type ShownRow,
} from '#server/public-pages/store.ts'
import { isoOf } from '#server/database/schema.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import { createResultCache } from '#server/public-pages/result-cache.ts'
import type { LinkPasswords } from '#server/public-pages/link-passwords.ts'
import { layOut, type LaidOut } from '#server/public-pages/layout.ts'
import type { UserTemplates } from '#server/user-templates/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { hasRight, type Rights } from '#shared/billing/rights.ts'
import type { Look, PublicPortfolio, PublicResume } from '#shared/contract/public.ts'
import { UserSettings } from '#shared/contract/settings.ts'
import { headlineOf, pageHref } from '#shared/portfolio/about.ts'
import { publicContent } from '#shared/portfolio/public-content.ts'
import type { Template } from '#shared/template/template.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

export type PublicPages = ReturnType<typeof createPublicPages>
/** A resume as visitors see it, with what its files are made of. */
export type ShownResume = LaidOut & {
  readonly ownerId: string
  /** Where views are counted; `linkId` is '' for the public page. */
  readonly place: { readonly resumeId: number; readonly linkId: string }
  /** Identifies content and look: results may be cached under this key. */
  readonly key: string
  readonly page: PublicResume
}

/** The resume was saved between the two queries, so its content no longer matches the row. */
type ContentReplaced = 'saved_anew'

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly entitlements: Pick<Entitlements, 'rights'>
  readonly userTemplates: Pick<UserTemplates, 'layoutOf'>
  readonly linkPasswords: LinkPasswords
  readonly outbox: Pick<Outbox, 'sendsEmail'>
}

/** Bytes of rendered resumes in memory: a popular page is rendered once. */
const KEPT_PAGES = 16 * 1024 * 1024
const KEPT_HEADLINES = 10_000
/** Resumes on the public page of one user. */
const MAX_LISTED = 200
/** Attempts for one page: saving between the queries every time is implausible. */
const MAX_TRIES = 10
const DEFAULTS = UserSettings.parse({})

/**
 * What people show to the world. What is private, expired, taken down or unknown is undefined alike, after the same
 * questions to the database.
 */
export function createPublicPages({ db, clock, entitlements, userTemplates, linkPasswords, outbox }: Options) {
  // Without a mail server, addresses cannot be confirmed.
  const confirmed = outbox.sendsEmail
  const laidOut = createResultCache<LaidOut>({ most: KEPT_PAGES, sizeOf: ({ size }) => size })
  const headlines = createResultCache<string>({ most: KEPT_HEADLINES, sizeOf: () => 1 })

  async function contentOf(row: Pick<ShownRow, 'id' | 'userId' | 'version'>) {
    const text = await selectContent(db, row)
    return text === undefined ? undefined : upgradeContent(JSON.parse(text))
  }

  async function show(row: ShownRow, rights: Rights, linkId: string): Promise<ShownResume | ContentReplaced> {
    const look = { ...lookOf(row, rights), ...(linkId !== '' && { isIndexed: false }) }
    const contact = linkId !== '' || Boolean(row.showsContact)
    const template = await userTemplates.layoutOf(row.userId, row.templateId)
    const key = keyOf(row, contact, look.accent, template)
    const made = await laidOut.get(key, async () => {
      const content = await contentOf(row)
      return content && layOut({ content, layout: template, contact, accent: look.accent })
    })
    if (!made) return 'saved_anew'
    const hasPdf = hasRight(rights, 'pdf') && (!template?.isPremium || hasRight(rights, 'premiumTemplates'))
    const page = { id: row.id, updatedAt: isoOf(row.updatedAt), ...look, ...made.words, hasPdf }
    return { ...made, ownerId: row.userId, place: { resumeId: row.id, linkId }, key, page }
  }

  return {
    /** The public page of a user, with its owner. */
    async portfolio(address: string): Promise<{ ownerId: string; page: PublicPortfolio } | undefined> {
      const row = await selectPublicPerson(db, { address, confirmed })
      const ownerId = row?.id ?? ''
      const [rights, listed] = [
        await entitlements.rights(ownerId),
        await selectPublicResumesOf(db, ownerId, MAX_LISTED),
      ]
      if (!row) return undefined
      const page = {
        ...lookOf(row, rights),
        address: addressOf(row.id, row.slug, rights),
        name: [row.firstName, row.lastName].filter(Boolean).join(' '),
        location: row.showsContact ? (row.location ?? '') : '',
        website: pageHref(row.website ?? ''),
        github: pageHref(row.github ?? ''),
        linkedin: pageHref(row.linkedin ?? ''),
        hasPicture: row.image !== null,
        resumes: await Promise.all(listed.map(listedOf)),
      }
      return { ownerId, page }
    },

    /** The owner of a public page, and whether search engines may index it. */
    async person(address: string): Promise<{ ownerId: string; isIndexed: boolean } | undefined> {
      const row = await selectPublicPerson(db, { address, confirmed })
      return row && { ownerId: row.id, isIndexed: isIndexed(row) }
    },

    /** A public resume, with the address in force. */
    resume: (address: string, id: number | undefined): Promise<(ShownResume & { address: string }) | undefined> =>
      retryUntilStable(async () => {
        const row = await selectPublicResume(db, { address, id: id ?? 0, confirmed })
        const rights = await entitlements.rights(row?.userId ?? '')
        if (!row) return undefined
        const shown = await show(row, rights, '')
        return shown === 'saved_anew' ? shown : { ...shown, address: addressOf(shown.ownerId, row.slug, rights) }
      }),

    /** The resume of a share link; 'locked' until its password is entered. */
    shared: (token: string, proof: string | undefined): Promise<ShownResume | 'locked' | undefined> =>
      retryUntilStable(async () => {
        const row = await selectSharedResume(db, token, clock())
        const rights = await entitlements.rights(row?.userId ?? '')
        if (!row) return undefined
        if (row.passwordHash !== null && !linkPasswords.holds(proof, row.linkId, row.passwordHash)) return 'locked'
        return show(row, rights, row.linkId)
      }),
  }

  async function listedOf(row: ListedRow): Promise<PublicPortfolio['resumes'][number]> {
    const headline = await headlines.get(keyOf(row, false, null, null), async () => {
      const content = await contentOf(row)
      return content && headlineOf(publicContent(content, { contact: false }))
    })
    return { id: row.id, title: row.title, headline: headline ?? '', updatedAt: isoOf(row.updatedAt) }
  }
}

/** Retries where the owner saved between the two queries, so that a public resume is never missing. */
async function retryUntilStable<T>(ask: () => Promise<T | ContentReplaced>): Promise<T> {
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const found = await ask()
    if (found !== 'saved_anew') return found
  }
  throw new Error('A resume changed on every attempt to read it.')
}

/** A slug is used while the owner has the right to one; older ones redirect to the same page. */
const addressOf = (userId: string, slug: string | null, rights: Rights): string =>
  slug !== null && hasRight(rights, 'customSlug') ? slug : userId

function lookOf(row: LookRow, rights: Rights): Look {
  const isOwn = hasRight(rights, 'noBranding')
  return {
    accent: isOwn && row.accent !== null && /^#[0-9a-f]{6}$/i.test(row.accent) ? row.accent : null,
    hidesBrand: isOwn && Boolean(row.hidesBrand),
    isIndexed: isIndexed(row),
  }
}

const isIndexed = ({ allowSearchEngines }: LookRow): boolean =>
  Boolean(allowSearchEngines ?? DEFAULTS.allowSearchEngines)

/**
 * Ids may be reused after a deletion, so the key includes the owner and the time. Templates of one's own change, too.
 */
const keyOf = (
  { id, userId, version, updatedAt }: Pick<ShownRow, 'id' | 'userId' | 'version' | 'updatedAt'>,
  contact: boolean,
  accent: string | null,
  template: Template | null,
): string => JSON.stringify([userId, id, version, isoOf(updatedAt), contact, accent, template && changeOf(template)])

const changeOf = (template: Template) => [
  template.id,
  'updatedAt' in template ? template.updatedAt : (template.publishedAt ?? null),
]
