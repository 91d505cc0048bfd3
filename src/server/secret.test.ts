import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

test.each([
  ['one character', 'x'],
  ['nothing', ''],
  ['31 characters and a line break', `${'x'.repeat(31)}\n`],
])('a secret file with %s is refused with what to do', (_, text) => {
  const dataDir = folder()
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'secret'), text)
  expect(() => storedSecret(dataDir)).toThrow(
    `${join(dataDir, 'secret')} must have at least 32 characters. Restore it, or delete it to get a new one. Everyone will then have to sign in again.`,
  )
})

test('a secret of 32 characters is used', () => {
  const dataDir = folder()
  mkdirSync(dataDir)
  writeFileSync(join(dataDir, 'secret'), 'x'.repeat(32))
  expect(storedSecret(dataDir)).toBe('x'.repeat(32))
})
