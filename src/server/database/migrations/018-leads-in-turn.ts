import { sql } from 'kysely'
import type { Migration } from '#server/database/migrations/migration.ts'
import { lockOf, refreshOf, setTriggerFunction } from '#server/database/migrations/visitor-leads.ts'

/**
 * PostgreSQL runs transactions concurrently: an account and a message with the same address, neither of which saw the
 * other, left the address in the list despite its account, or in neither. Refreshes of one address now wait for each other.
 */
export const leadsInTurn: Migration = {
  name: '018_leads_in_turn',
  async up(db, { engine }) {
    if (engine === 'sqlite') return
    await setTriggerFunction(db, (email) => `${lockOf(email)} ${refreshOf(email)}`)
    await sql`delete from "visitorLead" where email in (select email from "user")`.execute(db)
  },
}
