import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ada, createTestSite, registerUser } from '#server/testing/site.ts'

const run = (dataDir: string, ...words: string[]) =>
  spawnSync(process.execPath, ['scripts/account.ts', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir, APP_URL: 'https://cv.example', DATABASE_URL: '' },
  })

test('the administrator can print a link that sets a new password', { timeout: 30_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'account-'))
  const site = await createTestSite('sqlite', { dataDir })
  await registerUser(site)

  const found = run(dataDir, 'reset', 'ADA@example.com')
  expect(found.status).toBe(0)
  const token = /https:\/\/cv\.example\/password-reset\/(\S+)/.exec(found.stdout)?.[1]
  const set = await site.request('PUT', `/api/password-reset/${token}`, { body: { password: 'brand-new' } })
  expect(set.status).toBe(200)
  const login = await site.request('POST', '/api/login', { body: { email: ada.email, password: 'brand-new' } })
  expect(login.status).toBe(200)

  const unknown = run(dataDir, 'reset', 'nobody@example.com')
  expect([unknown.status, unknown.stderr.trim()]).toEqual([1, 'No account has this email address. Check it for typos.'])
  const empty = run(dataDir)
  expect([empty.status, empty.stderr.trim()]).toEqual([
    1,
    'Usage: npm run account -- reset|grant-coach|revoke-coach <email>',
  ])
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('the administrator can grant and revoke the coach', { timeout: 30_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'account-'))
  const site = await createTestSite('sqlite', { dataDir })
  const cookie = await registerUser(site)
  const isOwned = async () =>
    ((await (await site.request('GET', '/api/coach', { cookie })).json()) as { owned: boolean }).owned

  expect(await isOwned()).toBe(false)
  expect(run(dataDir, 'grant-coach', 'ADA@example.com').stdout).toBe('This account now has the Interview coach.\n')
  expect(await isOwned()).toBe(true)
  expect(run(dataDir, 'grant-coach', ada.email).stdout).toBe('This account already has the Interview coach.\n')
  expect(run(dataDir, 'revoke-coach', ada.email).stdout).toContain('no longer has the Interview coach')
  expect(await isOwned()).toBe(false)
  expect(run(dataDir, 'revoke-coach', ada.email).stdout).toBe('This account didn’t have the Interview coach.\n')
  expect(run(dataDir, 'grant-coach', 'nobody@example.com').status).toBe(1)
  await site.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a setting that is wrong is reported in one line', { timeout: 30_000 }, () => {
  const refused = spawnSync(process.execPath, ['scripts/account.ts', 'reset', 'ada@example.com'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: 'high' },
  })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toBe('PORT must be a whole number from 0 to 65535, not "high".\n')
})
