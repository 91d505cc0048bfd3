import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '#server/make-folder.ts'
import { SettingsError } from '#server/settings-readers.ts'
import { SECRET_LENGTH } from '#server/settings.ts'

/**
 * The secret that this data was made with; made once, and readable by its owner only. Throws a SettingsError where the
 * file cannot be used.
 */
export function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const secret = read(file) ?? make(dataDir, file)
  // Something else must have written it: with a short one, anyone could guess their way to a session.
  if (secret.length < SECRET_LENGTH)
    throw new SettingsError(
      `${resolve(file)} must have at least ${SECRET_LENGTH} characters. Restore it, or delete it to get a new one. Everyone will then have to sign in again.`,
    )
  return secret
}

/** Written whole beside its place and then linked there: of two that start at once, one link wins and both read it. */
function make(dataDir: string, file: string): string {
  makeFolder(dataDir)
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
  if (!made) throw new Error('Couldn’t save the secret in DATA_DIR.')
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
