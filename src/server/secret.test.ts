import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { storedSecret } from '#server/secret.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'secret-'))
  folders.push(made)
  return join(made, 'data')
}

test('the secret is generated once, is long and never changes', () => {
  const dataDir = folder()
  const secret = storedSecret(dataDir)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(storedSecret(dataDir)).toBe(secret)
  expect(storedSecret(folder())).not.toBe(secret)
})

test('only its owner can read the secret, and no temporary file is left', () => {
  const dataDir = folder()
  storedSecret(dataDir)
  expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(readdirSync(dataDir)).toEqual(['secret'])
})
