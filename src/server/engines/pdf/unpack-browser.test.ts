import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackBrowser } from '#server/engines/pdf/unpack-browser.ts'

let dir: string
let source: string
const program = 'a program of sixteen megabytes'.repeat(560_000)

/** The real package with a small program instead of the browser. */
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'unpack-'))
  source = join(dir, 'package')
  const real = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..')
  mkdirSync(join(source, 'bin'), { recursive: true })
  for (const file of ['al2023.tar.br', 'fonts.tar.br']) cpSync(join(real, 'bin', file), join(source, 'bin', file))
  writeFileSync(join(source, 'package.json'), '{"version":"1.2.3"}')
  writeFileSync(join(source, 'bin/chromium.br'), brotliCompressSync(program, { params: { 1: 1 } }))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('the browser is unpacked with its libraries, readable by its owner only', async () => {
  const { path, env } = await unpackBrowser(dir, source)
  expect(path).toBe(join(dir, 'browser/1.2.3/chromium'))
  expect(statSync(path).mode & 0o777).toBe(0o700)
  expect(statSync(dirname(path)).mode & 0o777).toBe(0o700)
  expect(env['LD_LIBRARY_PATH']).toBe(join(dir, 'browser/1.2.3/lib'))
  expect(readdirSync(join(dirname(path), 'lib'))).toEqual(
    expect.arrayContaining([
      'libexpat.so.1',
      'libnspr4.so',
      'libnss3.so',
      'libplc4.so',
      'libplds4.so',
      'libsoftokn3.so',
    ]),
  )
})

test('four processes that unpack at once all get the complete browser, and leave no other files', async () => {
  const script = `import('${new URL('./unpack-browser.ts', import.meta.url).href}')
    .then(({ unpackBrowser }) => unpackBrowser(${JSON.stringify(dir)}, ${JSON.stringify(source)}))
    .then(({ path }) => console.log(require('node:fs').statSync(path).size))`
  const runs = await Promise.all(Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, ['-e', script])))
  expect(runs.map(({ stdout }) => Number(stdout))).toEqual([16_800_000, 16_800_000, 16_800_000, 16_800_000])
  expect(readdirSync(join(dir, 'browser'))).toEqual(['1.2.3'])
})

test('an incomplete browser is unpacked again', async () => {
  const { path } = await unpackBrowser(dir, source)
  truncateSync(path, 1000)
  await unpackBrowser(dir, source)
  expect(readFileSync(path, 'latin1')).toHaveLength(16_800_000)
  expect(readdirSync(join(dir, 'browser'))).toEqual(['1.2.3'])
})

test('a complete browser is not unpacked again', async () => {
  const { path } = await unpackBrowser(dir, source)
  const { ino } = statSync(path)
  await unpackBrowser(dir, source)
  expect(statSync(path).ino).toBe(ino)
})
