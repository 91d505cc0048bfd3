import { randomUUID } from 'node:crypto'
import {
  republishPages,
  republishResume,
  restoreUser,
  selectResumeTitle,
  selectResumeTitles,
  selectUser,
  suspendUser,
  takeDownPages,
  takeDownResume,
  type UserRow,
} from '#server/admin/user-store.ts'
import { selectEntitlements } from '#server/billing/entitlement-store.ts'
import type { Db, Engine } from '#server/database/connection.ts'
import { withTransaction, type Tx } from '#server/database/transaction.ts'
import { selectPeoplePage, selectUsersByEmail } from '#server/admin/people-store.ts'
import { isoOf } from '#server/database/schema.ts'
import type { Entitlements } from '#server/billing/entitlements.ts'
import type { Outbox } from '#server/emails/outbox.ts'
import { pageRange, type Paged } from '#server/admin/paging.ts'
import { GRANTABLE, type AdminUser, type AdminUserDetail, type listUsers } from '#shared/contract/admin-lists.ts'
import type { Query } from '#shared/contract/endpoint.ts'
import { UserSettings } from '#shared/contract/settings.ts'

export type AdminUsers = ReturnType<typeof createAdminUsers>

type Options = {
  readonly db: Db
  readonly engine: Engine
  readonly clock: () => Date
  readonly outbox: Pick<Outbox, 'enqueue' | 'sendSoon'>
  readonly entitlements: Pick<Entitlements, 'grant' | 'takeBack'>
}

/** What could be an id at all; PostgreSQL cannot even be asked for a NUL. */
const ID = /^[\w-]{1,64}$/
/** Resumes that one account is shown with. */
const MAX_TITLES = 500
const DEFAULTS = UserSettings.parse({})

/** Accounts in the admin area. Each change returns the updated account, or undefined where there is none. */
export function createAdminUsers({ db, engine, clock, outbox, entitlements }: Options) {
  const rowOf = async (id: string) => (ID.test(id) ? selectUser(db, id) : undefined)

  async function find(id: string): Promise<AdminUserDetail | undefined> {
    const row = await rowOf(id)
    return row && detailOf(row, await selectEntitlements(db, id), await selectResumeTitles(db, id, MAX_TITLES))
  }

  async function changed(id: string, change: (row: UserRow) => Promise<unknown>): Promise<AdminUserDetail | undefined> {
    const row = await rowOf(id)
    if (!row) return undefined
    await change(row)
    return find(id)
  }

  const changedResume = (id: string, resumeId: number, change: (row: UserRow, title: string) => Promise<void>) =>
    rowOf(id).then(async (row) => {
      const title = row && (await selectResumeTitle(db, id, resumeId))
      if (!row || title === undefined) return undefined
      await change(row, title)
      return find(id)
    })

  /** `title` names the resume; null means all public pages. */
  async function notifyOwner(tx: Tx, { id: userId, email: recipient }: UserRow, title: string | null): Promise<void> {
    const event = `taken-down:${randomUUID()}`
    await outbox.enqueue(tx, { event, userId, recipient, kind: 'taken-down', facts: { title } })
  }

  return {
    find,

    async list({ search, page, order, sort }: Query<typeof listUsers>): Promise<Paged<AdminUser>> {
      const { emails, total } = await selectPeoplePage(
        { db, engine },
        { whom: 'users', search, sort, order, ...pageRange(page) },
      )
      const rows = new Map((await selectUsersByEmail(db, emails)).map((row) => [row.email, row]))
      return { items: emails.flatMap((email) => rows.get(email) ?? []).map(userOf), total, page }
    },

    suspend: (id: string) => changed(id, () => withTransaction(db, (tx) => suspendUser(tx, id, clock()))),
    restore: (id: string) => changed(id, () => restoreUser(db, id)),

    async grant(id: string, product: string): Promise<AdminUserDetail | undefined> {
      const known = GRANTABLE.find((each) => each === product)
      return known && changed(id, () => entitlements.grant(id, known))
    },
    /** What was paid for stays. */
    async takeBack(id: string, product: string): Promise<AdminUserDetail | undefined> {
      const known = GRANTABLE.find((each) => each === product)
      return known && changed(id, () => entitlements.takeBack(id, known))
    },

    /** Emails the owner, once per takedown. */
    async takeDownPage(id: string): Promise<AdminUserDetail | undefined> {
      const done = await changed(id, (row) =>
        withTransaction(db, async (tx) => {
          if (await takeDownPages(tx, id, clock())) await notifyOwner(tx, row, null)
        }),
      )
      outbox.sendSoon()
      return done
    },
    putUpPage: (id: string) => changed(id, () => republishPages(db, id)),
    async takeDownResume(id: string, resumeId: number): Promise<AdminUserDetail | undefined> {
      const done = await changedResume(id, resumeId, (row, title) =>
        withTransaction(db, async (tx) => {
          if (await takeDownResume(tx, resumeId, clock())) await notifyOwner(tx, row, title)
        }),
      )
      outbox.sendSoon()
      return done
    },
    putUpResume: (id: string, resumeId: number) => changedResume(id, resumeId, () => republishResume(db, resumeId)),
  }
}

type Row = Pick<
  UserRow,
  'id' | 'email' | 'firstName' | 'lastName' | 'createdAt' | 'lastActiveOn' | 'resumeCount' | 'suspendedAt'
>

const userOf = (row: Row): AdminUser => ({
  id: row.id,
  email: row.email,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  createdAt: isoOf(row.createdAt),
  lastActive: row.lastActiveOn || null,
  resumeCount: row.resumeCount,
  isSuspended: row.suspendedAt !== null,
})

type Owned = Awaited<ReturnType<typeof selectEntitlements>>
type Titles = Awaited<ReturnType<typeof selectResumeTitles>>

const detailOf = (row: UserRow, owned: Owned, titles: Titles): AdminUserDetail => ({
  ...userOf(row),
  emailConfirmed: Boolean(row.emailVerified),
  suspendedAt: row.suspendedAt && isoOf(row.suspendedAt),
  address: row.slug ?? row.id,
  isProfilePublic: Boolean(row.profilePublic ?? DEFAULTS.profilePublic),
  isPageTakenDown: row.takenDownAt !== null,
  products: owned.map(({ product, source, endsAt }) => ({ product, source, endsAt: endsAt && isoOf(endsAt) })),
  resumes: titles.map(({ takenDownAt, ...resume }) => ({
    ...resume,
    updatedAt: isoOf(resume.updatedAt),
    isPublic: Boolean(resume.isPublic),
    isTakenDown: takenDownAt !== null,
    links: Number(resume.links ?? 0),
  })),
})
