import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that this data was made with; made once, and readable by its owner only. */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  return read(file) ?? make(dataDir, file)
}

/** Written whole beside its place and then linked there: of two that start at once, one link wins and both read it. */
function make(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  const made = read(file)
  if (!made) throw new Error('The secret could not be kept in DATA_DIR.')
  return made
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code
