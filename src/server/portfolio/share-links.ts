import { randomBytes } from 'node:crypto'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import { hashPassword } from '#server/engines/password-hashing.ts'
import { selectShownResume } from '#server/portfolio/store.ts'
import { isoOf } from '#server/database/schema.ts'
import {
  countLinks,
  deleteLinkOf,
  insertLink,
  updateLink,
  type ShownLinkRow,
} from '#server/portfolio/share-link-store.ts'
import type { MustConfirm } from '#server/accounts/must-confirm.ts'
import type { Body } from '#shared/contract/endpoint.ts'
import { LINK_LIMITS, type changeLink, type createLink, type ShareLink } from '#shared/contract/portfolio.ts'
import { linkEndRange } from '#shared/portfolio/link-days.ts'

export type ShareLinks = ReturnType<typeof createShareLinks>
/** A link without its counts. */
export type PlainLink = Omit<ShareLink, 'counts'>
export type LinkMade =
  | { readonly state: 'made'; readonly id: string }
  | { readonly state: 'missing' | 'unconfirmed' | 'taken_down' | 'too_many' | 'bad_end' }
export type LinkChanged = { readonly state: 'changed' | 'missing' | 'bad_end' }

type Options = { readonly db: Db; readonly clock: () => Date; readonly mustConfirm: MustConfirm }

/** Share links to single resumes. Links and resumes of other users are treated as missing. */
export function createShareLinks({ db, clock, mustConfirm }: Options) {
  /** Undefined where none was given; `false` where it is in the past or too far away. */
  const endOf = (expiresAt: string | null | undefined): Date | null | undefined | false => {
    if (!expiresAt) return expiresAt === null ? null : undefined
    const end = new Date(expiresAt)
    // Days as the form offers them, so that none of those is refused.
    return end > clock() && expiresAt.slice(0, 10) <= linkEndRange(clock()).max && end
  }
  return {
    async make(userId: string, { resumeId, label, password, expiresAt }: Body<typeof createLink>): Promise<LinkMade> {
      const end = endOf(expiresAt)
      if (end === false) return { state: 'bad_end' }
      const resume = await selectShownResume(db, userId, resumeId)
      if (!resume) return { state: 'missing' }
      if (resume.takenDownAt) return { state: 'taken_down' }
      if (await mustConfirm(userId)) return { state: 'unconfirmed' }
      // Simultaneous requests may slightly exceed the limit, which is harmless.
      if ((await countLinks(db, userId)) >= LINK_LIMITS.most) return { state: 'too_many' }
      const id = newAddress()
      const passwordHash = await hashOf(password)
      await insertLink(db, { id, userId, resumeId, label, passwordHash, expiresAt: end ?? null, createdAt: clock() })
      return { state: 'made', id }
    },

    async change(userId: string, id: string, wanted: Body<typeof changeLink>): Promise<LinkChanged> {
      const { label, password, expiresAt } = wanted
      const end = endOf(expiresAt)
      if (end === false) return { state: 'bad_end' }
      if (!isAddress(id)) return { state: 'missing' }
      const changed = await updateLink(db, userId, id, {
        ...(label !== undefined && { label }),
        ...(password !== undefined && { passwordHash: await hashOf(password) }),
        ...(end !== undefined && { expiresAt: end }),
      })
      return { state: changed ? 'changed' : 'missing' }
    },

    remove: async (userId: string, id: string): Promise<boolean> =>
      isAddress(id) && withTransaction(db, (tx) => deleteLinkOf(tx, userId, id)),
  }
}

export function linkOf(row: ShownLinkRow, now: Date): PlainLink {
  return {
    id: row.id,
    resumeId: row.resumeId,
    label: row.label,
    hasPassword: Boolean(row.hasPassword),
    expiresAt: row.expiresAt && isoOf(row.expiresAt),
    isExpired: row.expiresAt !== null && new Date(row.expiresAt) <= now,
    createdAt: isoOf(row.createdAt),
  }
}

/** 128 bits cannot be guessed. */
const newAddress = () => randomBytes(16).toString('base64url')
/** Whether this can be the id of a link. */
const isAddress = (id: string): boolean => /^[\w-]{22}$/.test(id)
const hashOf = async (password: string | null) => (password === null ? null : hashPassword(password))
