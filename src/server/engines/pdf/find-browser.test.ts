import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserName, findBrowser } from '#server/engines/pdf/find-browser.ts'
import { TEST_BROWSER_DIR } from '#server/engines/pdf/testing/make-document.ts'
import { canUnpackBrowser } from '#server/engines/pdf/unpack-browser.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'find-'))
  vi.stubEnv('PATH', join(dir, 'bin'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
})

/** A program with this name in the only folder of PATH. */
function install(name: string): string {
  const path = join(dir, 'bin', name)
  mkdirSync(join(dir, 'bin'), { recursive: true })
  writeFileSync(path, '#!/bin/sh\n')
  chmodSync(path, 0o755)
  return path
}

test('the setting takes precedence over installed browsers', async () => {
  install('chromium-headless-shell')
  const mine = install('my-browser')
  expect(await findBrowser({ browserPath: mine, dataDir: dir })).toMatchObject({ kind: 'program', path: mine })
})

test('a remote browser takes precedence over a path', async () => {
  const choice = { browserPath: install('chromium'), browserUrl: 'http://farm:9222', dataDir: dir }
  expect(await findBrowser(choice)).toEqual({ kind: 'farm', url: 'http://farm:9222' })
})

test('a headless shell takes precedence over Chrome', async () => {
  install('google-chrome')
  const shell = install('chromium-headless-shell')
  expect(await findBrowser({ dataDir: dir })).toMatchObject({ path: shell })
})

test.runIf(canUnpackBrowser())('the bundled browser takes precedence over an installed Chrome', async () => {
  install('google-chrome')
  const bundled = join(TEST_BROWSER_DIR, 'browser')
  expect(await findBrowser({ dataDir: TEST_BROWSER_DIR })).toMatchObject({ path: expect.stringContaining(bundled) })
})

test('an installed Chrome is used if the bundled browser cannot be unpacked', async () => {
  const chrome = install('google-chrome')
  expect(await findBrowser({ dataDir: chrome })).toMatchObject({ path: chrome })
})

test('a setting that names no program is reported to the administrator', async () => {
  await expect(findBrowser({ browserPath: '/no/such/browser', dataDir: dir })).rejects.toThrow(
    'PDF_BROWSER is /no/such/browser, which isn’t a program that can run here. Set it to the path of Chrome or Chromium.',
  )
})

test.each([
  ['/usr/bin/chromium-headless-shell', 'Chromium headless shell'],
  ['/usr/bin/chrome-headless-shell', 'Chrome headless shell'],
  ['/usr/bin/google-chrome-stable', 'Google Chrome'],
  ['/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge', 'Microsoft Edge'],
  ['/usr/bin/chromium-browser', 'Chromium'],
  ['/opt/my-browser', 'my-browser'],
])('%s is called %s', (path, name) => {
  expect(browserName({ kind: 'program', path, env: {} })).toBe(name)
})

test('a remote browser is named by its host, without the key in its URL', () => {
  const url = 'wss://user:secret@browsers.example.com:9222/?token=secret'
  expect(browserName({ kind: 'farm', url })).toBe('Remote browser at browsers.example.com:9222')
})
