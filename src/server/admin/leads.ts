import type { Database } from '#server/database/connection.ts'
import { searchMatch } from '#server/admin/people-search-store.ts'
import {
  selectPeopleAfter,
  selectPeoplePage,
  selectUsersByEmail,
  selectVisitorLeads,
} from '#server/admin/people-store.ts'
import { isoOf } from '#server/database/schema.ts'
import { csvOf } from '#server/csv.ts'
import { pageRange, type Paged } from '#server/admin/paging.ts'
import type { Lead, listLeads } from '#shared/contract/admin-lists.ts'
import type { Query } from '#shared/contract/endpoint.ts'

export type AdminLeads = ReturnType<typeof createAdminLeads>

const COLUMNS = ['email', 'firstName', 'lastName', 'source', 'signupDate', 'resumeCount', 'lastActive'] as const
/** Rows that are in memory at once while a file is written. */
const AT_ONCE = 1000

/** Everybody who left an address, each once: an account stands before the newsletter, that before a message. */
export function createAdminLeads({ db, engine }: Database) {
  /** In the order of their addresses. Who went between two questions is left out. */
  async function leadsOf(emails: readonly string[]): Promise<Lead[]> {
    const [users, visitors] = await Promise.all([selectUsersByEmail(db, emails), selectVisitorLeads(db, emails)])
    const leads = new Map([...visitors.map(leadOfVisitor), ...users.map(leadOfUser)].map((lead) => [lead.email, lead]))
    return emails.flatMap((email) => leads.get(email) ?? [])
  }

  return {
    async list({ search, page, order, sort }: Query<typeof listLeads>): Promise<Paged<Lead>> {
      const by = sort === 'signupDate' ? 'createdAt' : sort
      const found = await selectPeoplePage(
        { db, engine },
        { whom: 'leads', search, sort: by, order, ...pageRange(page) },
      )
      return { items: await leadsOf(found.emails), total: found.total, page }
    },

    /** All that a search finds as CSV, by address, a piece at a time: nobody waits for the whole to be in memory. */
    async *csv(search: string): AsyncGenerator<string> {
      const match = await searchMatch({ db, engine }, search)
      yield csvOf([COLUMNS])
      for (let last = ''; ;) {
        const emails = await selectPeopleAfter(db, last, match, AT_ONCE)
        yield csvOf((await leadsOf(emails)).map((lead) => COLUMNS.map((column) => String(lead[column] ?? ''))))
        const next = emails.at(-1)
        if (next === undefined || emails.length < AT_ONCE) return
        last = next
      }
    },
  }
}

type UserRow = Awaited<ReturnType<typeof selectUsersByEmail>>[number]
const leadOfUser = (row: UserRow): Lead => ({
  id: row.id,
  firstName: row.firstName ?? '',
  lastName: row.lastName ?? '',
  email: row.email,
  source: 'signup',
  signupDate: isoOf(row.createdAt),
  resumeCount: row.resumeCount,
  lastActive: row.lastActiveOn || null,
})

type VisitorRow = Awaited<ReturnType<typeof selectVisitorLeads>>[number]
function leadOfVisitor({ email, source, name, at }: VisitorRow): Lead {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*(.*)$/u.exec(name) ?? []
  return { id: email, firstName, lastName, email, source, signupDate: isoOf(at), resumeCount: 0, lastActive: null }
}
