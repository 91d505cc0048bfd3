import {
  addViews,
  deleteViewsBefore,
  type ViewCountRow,
  type PortfolioViewRow,
} from '#server/public-pages/view-count-store.ts'
import type { Db } from '#server/database/connection.ts'
import { withTransaction } from '#server/database/transaction.ts'
import type { Logger } from '#server/log.ts'
import { VIEW_DAYS } from '#shared/contract/portfolio.ts'

export type ViewCounts = ReturnType<typeof createViewCounts>
/** One resume at one of its addresses; `linkId` is '' for the public one. */
export type Place = Pick<ViewCountRow, 'resumeId' | 'linkId'>

type Options = { readonly db: Db; readonly clock: () => Date; readonly log: Logger }

/** Milliseconds for which counts are gathered: one write then holds them all. */
const PAUSE = 1000

/**
 * Counts views and downloads by day. They are gathered in memory and written once a second, however many there are;
 * of who looked nothing is kept. A process that is killed loses one second of counts.
 */
export function createViewCounts({ db, clock, log }: Options) {
  let counts = new Map<string, ViewCountRow>()
  let portfolios = new Map<string, PortfolioViewRow>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  const today = () => clock().toISOString().slice(0, 10)

  function add(one: ViewCountRow): void {
    const key = `${one.resumeId} ${one.linkId} ${one.day}`
    const before = counts.get(key)
    counts.set(key, {
      ...one,
      views: one.views + (before?.views ?? 0),
      downloads: one.downloads + (before?.downloads ?? 0),
    })
    wake()
  }

  function addPortfolio(one: PortfolioViewRow): void {
    const key = `${one.userId} ${one.day}`
    portfolios.set(key, { ...one, views: one.views + (portfolios.get(key)?.views ?? 0) })
    wake()
  }

  function wake(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      // A slow database is not asked again before it has answered.
      if (writing) wake()
      else void flush()
    }, PAUSE).unref()
  }

  /** What could not be written is kept and comes with the next second. */
  async function write(): Promise<void> {
    const [taken, takenPortfolios] = [counts, portfolios]
    if (taken.size === 0 && takenPortfolios.size === 0) return
    counts = new Map()
    portfolios = new Map()
    try {
      await withTransaction(db, (tx) =>
        addViews(tx, [...taken.values()].toSorted(byPlace), [...takenPortfolios.values()].toSorted(byPerson)),
      )
    } catch (error) {
      log.error({ err: error }, 'could not store view counts; will retry')
      for (const one of taken.values()) add(one)
      for (const one of takenPortfolios.values()) addPortfolio(one)
    }
  }

  async function flush(): Promise<void> {
    while (writing) await writing
    writing = write().finally(() => (writing = undefined))
    await writing
  }

  return {
    noteView: (place: Place): void => add({ ...place, day: today(), views: 1, downloads: 0 }),
    noteDownload: (place: Place): void => add({ ...place, day: today(), views: 0, downloads: 1 }),
    notePortfolioView: (userId: string): void => addPortfolio({ userId, day: today(), views: 1 }),
    flush,
    /** Forgets days that statistics do not show any more. */
    async clean(): Promise<void> {
      const first = new Date(clock().getTime() - (VIEW_DAYS - 1) * 86_400_000)
      await deleteViewsBefore(db, first.toISOString().slice(0, 10))
    },
    /** Ends when no write is under way. */
    idle: async (): Promise<void> => writing,
    /** Writes what is left. */
    async close(): Promise<void> {
      await flush()
      clearTimeout(timer)
      timer = undefined
    },
  }
}

const byPlace = (a: ViewCountRow, b: ViewCountRow) =>
  a.resumeId - b.resumeId || (a.linkId < b.linkId ? -1 : a.linkId > b.linkId ? 1 : a.day < b.day ? -1 : 1)
const byPerson = (a: PortfolioViewRow, b: PortfolioViewRow) => (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0)
