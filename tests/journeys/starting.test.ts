import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { shareBrowser } from '../built-product.ts'

const folder = mkdtempSync(join(tmpdir(), 'starting-'))
shareBrowser(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Run = { readonly child: ChildProcess; readonly said: () => string; readonly ended: Promise<number | null> }

/** Starts the built product as `npm start` does, from another folder. */
function start(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(process.cwd(), 'bin/start.mjs')], {
    cwd: tmpdir(),
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said, ended: new Promise((go) => child.on('exit', go)) }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('an invalid setting stops the start with one clear line', async () => {
  const { said, ended } = start({ PORT: 'many' })
  expect(await ended).toBe(1)
  expect(said().trim().split('\n')).toHaveLength(1)
  expect(said()).toContain('PORT')
})

test('two processes share the data, a third reports that its port is in use, and each exits cleanly on a signal', async () => {
  const runs = [start({ PORT: '20711' }), start({ PORT: '20712' })]
  await expect.poll(() => answers(20_711), { timeout: 30_000 }).toBe(true)
  await expect.poll(() => answers(20_712), { timeout: 30_000 }).toBe(true)
  expect(runs[0]!.said()).toContain('http://localhost:20711')
  expect(runs[0]!.said()).toContain(folder)
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  const third = start({ PORT: '20711' })
  expect(await third.ended).toBe(1)
  expect(third.said()).toContain('PORT is already in use')
  for (const { child } of runs) child.kill('SIGTERM')
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0])
})
