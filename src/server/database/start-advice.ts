import { DatabaseUnavailable } from '#server/database/outages.ts'

/** What to do about an error of PostgreSQL at the start, in one line without a password; undefined for other errors. */
export function serverAdvice(error: unknown): string | undefined {
  const cause = causeOf(error)
  const known = BY_SQLSTATE[String(codeOf(cause))]
  if (known) return known
  if (error instanceof DatabaseUnavailable)
    return error.kind === 'full'
      ? 'The disk of the PostgreSQL server is full. Make room on it.'
      : 'DATABASE_URL names a server that does not answer as PostgreSQL does. Start it, or correct host and port.'
  return undefined
}

const BY_SQLSTATE: Readonly<Record<string, string>> = {
  '3D000': 'DATABASE_URL names a database that does not exist. Create it, or correct the name.',
  '28000':
    'PostgreSQL refuses the user in DATABASE_URL. Create the role with the right to log in, or correct the name.',
  '28P01': 'PostgreSQL refuses the password in DATABASE_URL. Correct it.',
  '42501':
    'The user in DATABASE_URL may not create tables. Make it the owner of the database, or grant it CREATE on the schema.',
  '53300': 'PostgreSQL has no connection left. Raise its max_connections, or stop what uses them.',
  '25006': 'DATABASE_URL names a PostgreSQL that can only be read. Use the primary server.',
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
const fullDisk = (file: string) => `The disk of ${file} is full. Make room on it.`
const damaged = (file: string) =>
  `${file} is damaged, or no SQLite database. Restore a backup into a new DATA_DIR, or move the file away to start with an empty one.`

/** SQLite's result codes: busy, read-only, I/O error, corrupt, full, cannot open, not a database. */
const BY_RESULT_CODE: Readonly<Record<number, (file: string) => string>> = {
  5: (file) => `${file} is locked by another program. Stop that program.`,
  8: unusable,
  10: (file) => `${file} cannot be read or written. Check its disk.`,
  11: damaged,
  13: fullDisk,
  14: unusable,
  26: damaged,
}

const causeOf = (error: unknown): unknown => (error instanceof DatabaseUnavailable ? error.cause : error)
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
