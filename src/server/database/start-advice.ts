import { DatabaseUnavailable } from '#server/database/outages.ts'

/** What to do about an error of PostgreSQL at the start, in one line without a password; undefined for other errors. */
export function serverAdvice(error: unknown): string | undefined {
  const cause = causeOf(error)
  const known = BY_SQLSTATE[String(codeOf(cause))]
  if (known) return known
  if (error instanceof DatabaseUnavailable)
    return error.kind === 'full'
      ? 'The PostgreSQL server’s disk is full. Free up some space.'
      : 'The server in DATABASE_URL isn’t responding as PostgreSQL. Start it, or correct the host and port.'
  return undefined
}

const BY_SQLSTATE: Readonly<Record<string, string>> = {
  '3D000': 'The database in DATABASE_URL doesn’t exist. Create it, or correct the name.',
  '28000': 'PostgreSQL rejected the user in DATABASE_URL. Create a role with LOGIN, or correct the name.',
  '28P01': 'PostgreSQL rejected the password in DATABASE_URL. Correct it.',
  '42501':
    'The user in DATABASE_URL isn’t allowed to create tables. Make it the owner of the database, or grant it CREATE on the schema.',
  '53300': 'PostgreSQL has no free connections. Raise max_connections, or close other connections.',
  '25006': 'The PostgreSQL server in DATABASE_URL is read-only. Use the primary server.',
}

/** The same for the SQLite file. */
export function fileAdvice(error: unknown, file: string): string | undefined {
  const cause = causeOf(error)
  const code = codeOf(cause)
  if (code === 'ENOSPC') return fullDisk(file)
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return unusable(file)
  return code === 'ERR_SQLITE_ERROR' && cause instanceof Error && 'errcode' in cause
    ? BY_RESULT_CODE[Number(cause.errcode) & 0xff]?.(file)
    : undefined
}

const unusable = (file: string) => `${file} must be a file that this user can read and write.`
const fullDisk = (file: string) => `The disk that holds ${file} is full. Free up some space.`
const damaged = (file: string) =>
  `${file} is damaged or isn’t a SQLite database. Restore a backup into a new DATA_DIR, or move the file away to start with an empty database.`

/** SQLite's result codes: busy, read-only, I/O error, corrupt, full, cannot open, not a database. */
const BY_RESULT_CODE: Readonly<Record<number, (file: string) => string>> = {
  5: (file) => `${file} is locked by another program. Close that program.`,
  8: unusable,
  10: (file) => `${file} can’t be read or written. Check the disk.`,
  11: damaged,
  13: fullDisk,
  14: unusable,
  26: damaged,
}

const causeOf = (error: unknown): unknown => (error instanceof DatabaseUnavailable ? error.cause : error)
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
