import { addErrorCounts, deleteErrorCountsBefore, selectErrorCounts } from '#server/admin/error-count-store.ts'
import type { Db } from '#server/database/connection.ts'
import { isoOf } from '#server/database/schema.ts'
import type { LoggedError } from '#server/log.ts'
import type { Maintenance } from '#shared/contract/admin.ts'

export type ErrorCounts = ReturnType<typeof createErrorCounts>

const DAY = 86_400_000
const KEPT_DAYS = 7
/** As many as a person reads; more kinds at once share one cause. */
const MOST = 100

/** Counts errors by the hour for the admin area. They are collected in memory, so that a burst costs one write. */
export function createErrorCounts({ db, clock }: { db: Db; clock: () => Date }) {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY)
  let gathered = new Map<string, LoggedError & { hour: string; count: number; lastAt: Date }>()

  /** Keeps what cannot be written, without logging it: an unreachable database would cause an endless loop of errors. */
  async function flush(): Promise<void> {
    const taken = gathered
    gathered = new Map()
    try {
      await addErrorCounts(db, [...taken.values()])
    } catch {
      for (const fault of taken.values()) add(fault)
    }
  }

  function add(fault: LoggedError & { hour: string; count: number; lastAt: Date }): void {
    const key = JSON.stringify([fault.hour, fault.place, fault.name])
    const before = gathered.get(key)
    if (!before && gathered.size >= MOST) return
    gathered.set(key, { ...fault, count: fault.count + (before?.count ?? 0) })
  }

  return {
    record: ({ place, name }: LoggedError): void => {
      const now = clock()
      add({ place, name, hour: now.toISOString().slice(0, 13), count: 1, lastAt: now })
    },
    flush,

    /** Faults of the last 24 hours, the newest first. */
    async ofToday(): Promise<Maintenance['faults']> {
      await flush()
      const rows = await selectErrorCounts(db, ago(1), MOST)
      return rows.map((row) => ({ ...row, count: Number(row.count), lastAt: isoOf(row.lastAt) }))
    },

    clean: (): Promise<void> => deleteErrorCountsBefore(db, ago(KEPT_DAYS)),
  }
}
