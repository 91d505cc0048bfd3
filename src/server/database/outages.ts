import { ReportedError, type Logger } from '#server/log.ts'

export type Outages = ReturnType<typeof createOutages>
/** 'away': the database cannot be asked. 'full': it can be read, but its disk has no room for a write. */
export type OutageKind = 'away' | 'full'

/** A statement failed because of the state of the database, not because of the statement. Trying again later may help. */
export class DatabaseUnavailable extends ReportedError {
  readonly kind: OutageKind
  constructor(kind: OutageKind, cause: unknown) {
    super(kind === 'full' ? 'The database’s disk is full.' : 'The database isn’t responding.', { cause })
    this.name = 'DatabaseUnavailable'
    this.kind = kind
  }
}

/** Failures less than this apart belong to one outage, which is logged once. */
const SAME_OUTAGE_MS = 60_000
/** A failure this recent may be the cause of an error whose own cause was dropped on the way. */
const RECENT_MS = 5000

const LINES = {
  away: 'the database isn’t responding: requests get 503 until it is back',
  full: 'the database’s disk is full: nothing can be saved until you free up some space',
}

/** Recognizes outages of the database and logs each once, however many statements fail. `now` is in milliseconds. */
export function createOutages(log: Pick<Logger, 'error'>, now: () => number = () => performance.now()) {
  const lastAt: Record<OutageKind, number> = { away: -Infinity, full: -Infinity }
  let isFull = false
  return {
    /** What to throw for a failed statement: DatabaseUnavailable where the database is the reason. */
    errorFor(error: unknown): unknown {
      const kind = outageOf(error)
      if (!kind) return error
      const isNew = now() - lastAt[kind] > SAME_OUTAGE_MS
      lastAt[kind] = now()
      if (kind === 'full') isFull = true
      if (isNew) log.error({ err: error }, LINES[kind])
      return new DatabaseUnavailable(kind, error)
    },

    /** Whether a statement failed this way in the last seconds. */
    isRecent: (): boolean => now() - Math.max(lastAt.away, lastAt.full) < RECENT_MS,

    /** Whether a write failed for lack of room, and none is known to have succeeded since. */
    isFull: (): boolean => isFull,
    hasRoom(): void {
      isFull = false
    },
  }
}

/** Without a log, as for commands and tests. */
export const unloggedOutages = (): Outages => createOutages({ error: () => {} })

/** Of the system: nobody listens, no such host or socket, or the connection broke. */
const NETWORK = /^(ECONN(REFUSED|RESET|ABORTED)|ENOENT|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN))$/
/**
 * SQLSTATE of PostgreSQL: lost connections (08), shutdown and start (57P01 to 57P05), too many connections (53300), a
 * statement or a transaction that took too long (57014, 25P03), and a standby that takes no writes (25006).
 */
const AWAY = /^(08...|57P0[1-5]|53300|57014|25P03|25006)$/
const DISK_FULL = '53100'
/** The PostgreSQL client gives these no code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed))/
/** SQLite's result code for a full disk, in the low byte of the extended one. */
const SQLITE_FULL = 13

/** Why a statement failed, where the state of the database is the reason. */
export function outageOf(error: unknown): OutageKind | undefined {
  if (!(error instanceof Error)) return undefined
  const { message, code = '', errcode }: { message: string; code?: unknown; errcode?: unknown } = error
  if (code === DISK_FULL || (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_FULL)) return 'full'
  return NETWORK.test(String(code)) || AWAY.test(String(code)) || MESSAGES.test(message) ? 'away' : undefined
}
