import {
  countAuditEntries,
  deleteAuditEntriesBefore,
  insertAuditEntry,
  replaceAuditDetail,
  selectAuditEntries,
  updateAuditDetail,
} from '#server/admin/audit-store.ts'
import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import { pageRange, type Paged } from '#server/admin/paging.ts'
import type { AuditEntry } from '#shared/contract/admin-lists.ts'

/** An action, its target and the admin session; people are named by id only. */
export type AuditedAction = Pick<AuditEntry, 'action' | 'target' | 'session'>

/** The detail of an entry until its call has completed; it remains where the call failed or the process ended. */
const UNFINISHED = 'not finished'
/** A wrong password, and how many of them in a row. */
const GUESS = 'wrong password'
const GUESSES = /^wrong password(?:, (\d+) times)?$/
const HOUR = 3_600_000
const KEPT_DAYS = 400
const DAY = 86_400_000

/**
 * The trail of what the operator does. An entry is written before its call acts and completed after: were it written
 * only then, a call could act and leave nothing when the process ends in between.
 */
export function createAuditLog({ db, clock }: { readonly db: Db; readonly clock: () => Date }) {
  const write = (deed: AuditedAction, detail: string) => insertAuditEntry(db, { ...deed, at: clock(), detail })
  let guesses: Promise<void> = Promise.resolve()

  async function addGuess(deed: AuditedAction): Promise<void> {
    const [newest] = await selectAuditEntries(db, { limit: 1, offset: 0 })
    const counted = newest && GUESSES.exec(newest.detail)
    if (counted && clock().getTime() - new Date(newest.at).getTime() < HOUR) {
      const more = `${GUESS}, ${Number(counted[1] ?? 1) + 1} times`
      if (await replaceAuditDetail(db, newest.id, newest.detail, more)) return
      // Another process has changed it meanwhile: this one gets an entry of its own.
    }
    await write(deed, GUESS)
  }

  return {
    /** Notes what is about to be done; answers the entry to be completed. */
    begin: (deed: AuditedAction): Promise<number> => write(deed, UNFINISHED),
    end: (entry: number, detail: string): Promise<void> => updateAuditDetail(db, entry, detail),
    /** Notes what needs no second word. */
    async note(deed: AuditedAction, detail = ''): Promise<void> {
      await write(deed, detail)
    },

    /** Notes a wrong password. Those in a row are one entry an hour, so that strangers who guess do not bury the rest. */
    recordWrongPassword(deed: AuditedAction): Promise<void> {
      const noted = guesses.then(() => addGuess(deed))
      // A failed write fails this request, and does not block later ones.
      guesses = noted.catch(() => {})
      return noted
    },

    async list(page: number): Promise<Paged<AuditEntry>> {
      const rows = await selectAuditEntries(db, pageRange(page))
      return { items: rows.map((row) => ({ ...row, at: isoOf(row.at) })), total: await countAuditEntries(db), page }
    },

    clean: (): Promise<void> => deleteAuditEntriesBefore(db, new Date(clock().getTime() - KEPT_DAYS * DAY)),
  }
}
