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
import type { Templates } from '#server/templates/service.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { mayHave, type Rights } from '#shared/billing/rights.ts'
import type { Look, PublicPortfolio, PublicResume } from '#shared/contract/public.ts'
import { UserSettings } from '#shared/contract/settings.ts'
import { headlineOf, pageHref } from '#shared/portfolio/about.ts'
import { publicContent } from '#shared/portfolio/public-content.ts'
import { upgradeContent } from '#shared/resume/upgrade.ts'

export type PublicPages = ReturnType<typeof createPublicPages>
/** A resume as somebody may see it, with what files are made of. */
export type ShownResume = LaidOut & {
  readonly ownerId: string
  /** Where it is counted; `linkId` is '' for the public address. */
  readonly place: { readonly resumeId: number; readonly linkId: string }
  /** Names the very text and look: what is made of it may be kept under this. */
  readonly key: string
  readonly page: PublicResume
}

/** What a row says was no longer there when its text was asked for. */
type ContentReplaced = 'saved_anew'

type Options = {
  readonly db: Db
  readonly clock: () => Date
  readonly entitlements: Pick<Entitlements, 'rights'>
  readonly templates: Templates
  readonly linkPasswords: LinkPasswords
  readonly outbox: Pick<Outbox, 'sendsEmail'>
}

/** Bytes of laid-out resumes kept in memory: a page that many look at is composed once. */
const KEPT_PAGES = 16 * 1024 * 1024
const KEPT_HEADLINES = 10_000
/** Resumes that one person's page lists. */
const MOST_LISTED = 200
/** How often is asked for one page, at the most: nobody saves each time in between. */
const MOST_TRIES = 10
const DEFAULTS = UserSettings.parse({})

/**
 * What people show to the world. What is private, expired, taken down or unknown is undefined alike, after the same
 * questions to the database.
 */
export function createPublicPages({ db, clock, entitlements, templates, linkPasswords, outbox }: Options) {
  // Without a mail server nobody can confirm an address.
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
    const template = row.templateId === null ? undefined : templates.find(row.templateId)
    const key = keyOf(row, contact, look.accent)
    const made = await laidOut.get(key, async () => {
      const content = await contentOf(row)
      return content && layOut({ content, layout: template ?? null, contact, accent: look.accent })
    })
    if (!made) return 'saved_anew'
    const hasPdf = mayHave(rights, 'pdf') && (!template?.isPremium || mayHave(rights, 'premiumTemplates'))
    const page = { id: row.id, updatedAt: isoOf(row.updatedAt), ...look, ...made.words, hasPdf }
    return { ...made, ownerId: row.userId, place: { resumeId: row.id, linkId }, key, page }
  }

  return {
    /** Somebody's public page, with whose it is. */
    async portfolio(address: string): Promise<{ ownerId: string; page: PublicPortfolio } | undefined> {
      const row = await selectPublicPerson(db, { address, confirmed })
      const ownerId = row?.id ?? ''
      const [rights, listed] = [
        await entitlements.rights(ownerId),
        await selectPublicResumesOf(db, ownerId, MOST_LISTED),
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

    /** Whose public page an address leads to, and whether search engines may look. */
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

    /** The resume of a link; 'locked' until its password was given. */
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
    const headline = await headlines.get(keyOf(row, false, null), async () => {
      const content = await contentOf(row)
      return content && headlineOf(publicContent(content, { contact: false }))
    })
    return { id: row.id, title: row.title, headline: headline ?? '', updatedAt: isoOf(row.updatedAt) }
  }
}

/** Asks anew where the owner saved between the two questions, so that what is public is never missing. */
async function retryUntilStable<T>(ask: () => Promise<T | ContentReplaced>): Promise<T> {
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const found = await ask()
    if (found !== 'saved_anew') return found
  }
  throw new Error('A resume was saved anew each time that it was asked for.')
}

/** A slug counts while its person has the right to one; older ones lead to the same place. */
const addressOf = (userId: string, slug: string | null, rights: Rights): string =>
  slug !== null && mayHave(rights, 'customSlug') ? slug : userId

function lookOf(row: LookRow, rights: Rights): Look {
  const isOwn = mayHave(rights, 'noBranding')
  return {
    accent: isOwn && row.accent !== null && /^#[0-9a-f]{6}$/i.test(row.accent) ? row.accent : null,
    hidesBrand: isOwn && Boolean(row.hidesBrand),
    isIndexed: isIndexed(row),
  }
}

const isIndexed = ({ allowSearchEngines }: LookRow): boolean =>
  Boolean(allowSearchEngines ?? DEFAULTS.allowSearchEngines)

/** Ids are given anew after a deletion: the person and the moment tell two resumes apart. */
const keyOf = (
  { id, userId, version, updatedAt }: Pick<ShownRow, 'id' | 'userId' | 'version' | 'updatedAt'>,
  contact: boolean,
  accent: string | null,
): string => JSON.stringify([userId, id, version, isoOf(updatedAt), contact, accent])
